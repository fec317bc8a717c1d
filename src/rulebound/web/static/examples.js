// Examples that are run in place: what came of one is fetched when it is opened for the first time.

for (const example of document.querySelectorAll("details.playable")) {
  example.addEventListener("toggle", () => { if (example.open) run(example); }, { once: true });
}

async function run(example) {
  const place = document.createElement("div");
  place.setAttribute("role", "status");
  place.textContent = "Running …";
  example.append(place);
  try {
    const name = example.dataset.example.split("/").map(encodeURIComponent).join("/");
    const answer = await fetch(`/example/${name}?part=run`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    place.innerHTML = await answer.text();
  } catch {
    place.textContent = "This could not be run here: open it with the link above.";
  }
}
