// The front page: the answer and the address follow the form while it is changed.

const form = document.getElementById("question");
const answer = document.getElementById("answer");
const said = document.getElementById("said");
const peek = document.querySelector(".peek");
// What belongs to a deed beside how many and who.
const DEEDS = {
  move: ["n", "who", "to"], recycle: ["n", "who", "source"], hold: ["who", "on"], conquer: ["who", "on"], play: ["who", "card"],
  start: ["who"], drawphase: ["who"], end: ["who"], nothing: ["who"],
};
let shown = location.search;
let running = null;
let timer = 0;

form.addEventListener("click", (event) => {
  const button = event.target.closest(".stepper button");
  if (button) step(button.parentElement.querySelector("input"), Number(button.dataset.by));
});
form.addEventListener("input", (event) => {
  const field = event.target;
  if (field.name === "q" && field.value) for (const deed of form.elements.do) deed.checked = false;
  if (field.name === "do") form.elements.q.value = "";
  if (field.name === "mode") seats(field.value || "duel");
  // A choice belongs to the question that asked it.
  if (["q", "do", "card", "mode"].includes(field.name)) for (const given of form.querySelectorAll("[name=answer]")) given.remove();
  later();
});
// From an empty field the arrow keys start at what is assumed, as the buttons do.
form.addEventListener("keydown", (event) => {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by && event.target.type === "number" && event.target.value === "") { event.preventDefault(); step(event.target, by); }
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  renew().then(() => answer.scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" }));
});
form.elements.q.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); form.requestSubmit(); }
});
answer.addEventListener("click", (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) return take(copy);
  const over = event.target.closest("[data-over]");
  if (over && !event.ctrlKey && !event.metaKey) { event.preventDefault(); whatIf(over.dataset.over); }
});
// Going to a place on the page is no other question.
addEventListener("popstate", () => { if (location.search !== shown) location.reload(); });

if ("IntersectionObserver" in window) {
  new IntersectionObserver(([seen]) => { peek.dataset.seen = seen.isIntersecting ? "yes" : ""; look(); }).observe(answer);
}
ready();

function step(input, by) {
  const from = input.value === "" ? Number(input.placeholder || 0) : Number(input.value);
  input.value = Math.min(Math.max(from + by, Number(input.min)), Number(input.max));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function seats(mode) {
  for (const part of form.querySelectorAll("[data-modes]")) {
    const here = part.dataset.modes.split(" ").includes(mode);
    part.hidden = !here;
    if ("disabled" in part) part.disabled = !here;
    for (const box of part.querySelectorAll("input[type=checkbox]")) box.disabled = !here;
  }
  const several = !["duel", "match"].includes(mode);
  for (const called of form.querySelectorAll("[data-many]")) called.textContent = called.dataset[several ? "many" : "one"];
  for (const select of form.querySelectorAll("select")) if (select.selectedOptions[0]?.disabled) select.selectedIndex = 0;
}

function query() {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") data.append(name, value);
  const kept = DEEDS[data.get("do")] ?? ["n", "who"];
  for (const name of ["n", "who", "to", "source", "on", "card"]) {
    if (!data.has("do") || !kept.includes(name)) data.delete(name);
  }
  return data.toString();
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(renew, 60);
}

async function renew() {
  clearTimeout(timer);
  running?.abort();
  running = new AbortController();
  const asked = query();
  try {
    const reply = await fetch(`/fragment/answer?${asked}`, { signal: running.signal });
    if (!reply.ok) throw new Error(`The server refuses this (${reply.status}).`);
    answer.innerHTML = await reply.text();
  } catch (error) {
    if (error.name !== "AbortError") tell(error instanceof TypeError ? "The server does not answer: is it still running?" : error.message);
    return;
  }
  const asked_for = answer.querySelector(".asked-for");
  document.title = asked_for ? `${asked_for.textContent} · Rulebound` : "Rulebound";
  history.replaceState(null, "", asked ? `/?${asked}` : "/");
  shown = location.search;
  ready();
}

// Says that there is no answer, where it would stand.
function tell(why) {
  const place = document.createElement("p");
  place.className = "sheet short";
  place.textContent = why;
  answer.replaceChildren(place);
  said.textContent = why;
}

function ready() {
  const short = answer.querySelector(".short");
  const text = short ? words(short) : "";
  if (said.textContent !== text) said.textContent = text;
  peek.firstElementChild.textContent = text;
  look();
  for (const button of answer.querySelectorAll("[data-copy]")) button.hidden = false;
  const grid = answer.querySelector("[data-fragment]");
  if (grid) whatIf(grid.dataset.fragment);
}

function look() {
  peek.hidden = !peek.textContent || peek.dataset.seen === "yes";
}

// The text without the explanations of its terms.
function words(element) {
  const copy = element.cloneNode(true);
  for (const tip of copy.querySelectorAll(".tip")) tip.remove();
  return copy.textContent.trim();
}

async function whatIf(address) {
  const place = answer.querySelector(".whatif");
  try {
    const reply = await fetch(address, { signal: running?.signal });
    if (reply.ok && place.isConnected) place.innerHTML = await reply.text();
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  }
}

async function take(button) {
  const text = button.dataset.copy === "link" ? location.href : document.getElementById("as-text").textContent;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    said.textContent = "Copied.";
  } catch {
    button.textContent = "Copying is not allowed here";
  }
  setTimeout(() => { button.textContent = label; }, 1500);
}

function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
