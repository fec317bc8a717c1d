// The editor, live: what is typed in the file or the form is sent, and file, form and result come back.

const WAIT = 250;
const editor = document.getElementById("editor");
const file = document.getElementById("file");
const form = document.getElementById("form");
const result = document.getElementById("result");
const told = document.getElementById("told");
const save = document.getElementById("save");
let newest = 0;
let timer = 0;

editor.addEventListener("input", () => {
  newest += 1;
  clearTimeout(timer);
  timer = setTimeout(send, WAIT);
});

editor.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  newest += 1;
  const by = event.submitter;
  send(by?.name === "answer" ? { answer: by.value } : {});
});

result.addEventListener("click", (event) => {
  const place = event.target.closest("button.place");
  if (!place) return;
  const lines = file.value.split("\n").slice(0, place.dataset.line - 1);
  const at = lines.reduce((sum, line) => sum + line.length + 1, 0) + Number(place.dataset.column) - 1;
  file.focus();
  file.setSelectionRange(at, at);
});

show();
save.hidden = false;
save.addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([file.value], { type: "application/yaml" }));
  link.download = "situation.yaml";
  link.click();
  URL.revokeObjectURL(link.href);
});

async function send(more = {}) {
  const number = newest;
  const body = new URLSearchParams(new FormData(editor));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  let now;
  try {
    const answer = await fetch("/editor/live", { method: "POST", body });
    now = await answer.json();
    if (!answer.ok) throw new Error(now.detail);
  } catch (error) {
    told.textContent = `This could not be run: ${error.message}`;
    return;
  }
  if (number !== newest) return;
  if (file.value !== now.file) file.value = now.file;
  renew(form, now.form);
  result.innerHTML = now.result;
  show();
}

// What a script adds to a result: the way to the place of a mistake, and the verdict where it is always in sight.
function show() {
  const wrong = result.querySelector(".wrong");
  const place = result.querySelector("span.place");
  if (place) makeButton(place);
  file.classList.toggle("wrong", Boolean(wrong));
  told.textContent = (wrong ?? result.querySelector(".verdict")).textContent.replace(/\s+/g, " ").trim();
}

// The form anew, with the focus, the caret and the open groups where they were.
function renew(place, html) {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const kept = focused && { id: focused.id, start: focused.selectionStart, end: focused.selectionEnd };
  const open = new Set([...place.querySelectorAll("details[open]")].map((group) => group.id));
  const typed = focused?.value;
  place.innerHTML = html;
  for (const group of place.querySelectorAll("details")) if (open.has(group.id)) group.open = true;
  const again = kept && document.getElementById(kept.id);
  if (!again) return;
  again.focus({ preventScroll: true });
  if (again.localName !== "select" && typed !== undefined) {
    again.value = typed;
    again.setSelectionRange(kept.start, kept.end);
  }
}

function makeButton(place) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "place";
  button.textContent = place.textContent;
  Object.assign(button.dataset, place.dataset);
  place.replaceWith(button);
}
