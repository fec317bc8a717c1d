// Explanations of terms: turned to the left where there is no room on the right, and put away with Escape.

document.addEventListener("focusin", place);
document.addEventListener("pointerover", place);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const term of document.querySelectorAll(".term")) term.classList.add("away");
});
document.addEventListener("focusout", back);
document.addEventListener("pointerout", back);

function place(event) {
  const term = event.target.closest?.(".term");
  if (term) term.classList.toggle("left", term.getBoundingClientRect().left > innerWidth / 2);
}

function back(event) {
  event.target.closest?.(".term")?.classList.remove("away");
}
