// Moving through the steps of a board without loading the page anew: links, slider, arrow keys, Home and End, swipes.
// Boards that a script puts into a page later work as well: everything is listened for at the document.

const KEYS = {
  ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: (_, last) => last,
};
const SWIPE = 48;
const KEPT = 60;
const kept = new Map();
let coming = null;
let touch = null;

function prepare(film) {
  if (film.classList.contains("scripted")) return;
  film.classList.add("scripted");
  ends(film);
}

function at(film) {
  return [Number(film.dataset.step), Number(film.dataset.last)];
}

function address(base, step) {
  const url = new URL(base, location.href);
  url.searchParams.set("step", step);
  return url.pathname + url.search;
}

async function scene(where, signal) {
  if (kept.has(where)) return kept.get(where);
  const answer = await fetch(where, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value);
  kept.set(where, text);
  return text;
}

async function go(film, wanted) {
  const [, last] = at(film);
  const step = Math.min(Math.max(wanted, 0), last);
  if (step === Number(film.dataset.step) && !coming) return;
  coming?.abort();
  const mine = coming = new AbortController();
  controls(film, step);
  try {
    const text = await scene(address(film.dataset.part, step), mine.signal);
    if (coming !== mine) return;
    const fresh = new DOMParser().parseFromString(text, "text/html").querySelector(".film-scene");
    film.querySelector(".film-scene").replaceWith(fresh);
    film.querySelector(".film-live").textContent = fresh.dataset.spoken;
    if (alone(film)) {
      history.replaceState(history.state, "", film.dataset.page);
      document.title = document.title.replace(/^Step \d+/, `Step ${step}`);
    }
  } catch (error) {
    // A newer move took over, or the server can't be reached: then the page is loaded, so that the browser says why.
    if (error.name !== "AbortError") location.assign(film.dataset.page);
  } finally {
    if (coming === mine) coming = null;
  }
}

function controls(film, step) {
  const [, last] = at(film);
  film.dataset.step = step;
  film.dataset.page = address(film.dataset.page, step);
  const range = film.querySelector("input[type=range]");
  range.value = step;
  range.setAttribute("aria-valuetext", `Step ${step} of ${last}`);
  film.querySelector(".film-at").textContent = `${step} / ${last}`;
  const targets = { first: 0, previous: Math.max(step - 1, 0), next: Math.min(step + 1, last), last };
  for (const link of film.querySelectorAll("[data-move]")) {
    link.setAttribute("href", address(film.dataset.page, targets[link.dataset.move]));
  }
  ends(film);
}

function ends(film) {
  const [step, last] = at(film);
  for (const link of film.querySelectorAll("[data-move]")) {
    const back = link.dataset.move === "first" || link.dataset.move === "previous";
    if (step === (back ? 0 : last)) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
  }
}

// A board that is the page takes keys from anywhere on it and keeps the address; one inside another page does neither.
function alone(film) {
  return location.pathname === "/board" && document.querySelector(".film") === film;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-move]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const film = link.closest(".film");
  prepare(film);
  event.preventDefault();
  const [step, last] = at(film);
  go(film, { first: 0, previous: step - 1, next: step + 1, last }[link.dataset.move]);
});

document.addEventListener("input", (event) => {
  const film = event.target.closest?.(".film");
  if (film && event.target.type === "range") go(film, Number(event.target.value));
});

document.addEventListener("keydown", (event) => {
  const move = KEYS[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (event.target.closest("input, select, textarea, [contenteditable]")) return;
  const first = document.querySelector(".film");
  const film = event.target.closest(".film") ?? (first && alone(first) ? first : null);
  if (!film) return;
  event.preventDefault();
  go(film, move(...at(film)));
});

document.addEventListener("pointerdown", (event) => {
  const inside = event.target.closest?.(".film-scene");
  touch = inside && event.pointerType !== "mouse" ? { x: event.clientX, y: event.clientY, film: inside.closest(".film") } : null;
});

document.addEventListener("pointerup", (event) => {
  if (!touch) return;
  const across = event.clientX - touch.x;
  const down = event.clientY - touch.y;
  const { film } = touch;
  touch = null;
  if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
  go(film, at(film)[0] + (across < 0 ? 1 : -1));
});

document.addEventListener("pointercancel", () => { touch = null; });

for (const film of document.querySelectorAll(".film")) prepare(film);
new MutationObserver(() => {
  for (const film of document.querySelectorAll(".film:not(.scripted)")) prepare(film);
}).observe(document.body, { childList: true, subtree: true });
