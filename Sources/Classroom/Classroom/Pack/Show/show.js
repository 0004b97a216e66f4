"use strict";
// Goes through the slides, and on each of them through its steps.

const page = document.documentElement;
const slides = [...document.querySelectorAll(".slide")];
const stepsOf = slide => [...slide.querySelectorAll(".step")];
let place = 0;
let shown = 0;

// A run begins with its first message; an answer waits.
const firstStep = slide => (slide.querySelector("svg .step") ? 1 : 0);

function show() {
  slides.forEach((slide, index) => slide.classList.toggle("now", index === place));
  stepsOf(slides[place]).forEach((step, index) => step.classList.toggle("later", index >= shown));
  fitText(slides[place]);
  showScene(slides[place]);
  try {
    history.replaceState(null, "", "#" + (place + 1));
  } catch {
    // A frame need not have an address.
  }
}

// A long run takes several pictures: the one of the present step is seen.
function showScene(slide) {
  const scenes = [...slide.querySelectorAll(".scene")];
  const step = stepsOf(slide)[Math.max(shown, 1) - 1];
  const now = scenes.find(scene => scene.contains(step)) || scenes[scenes.length - 1];
  scenes.forEach(scene => scene.classList.toggle("now", scene === now));
}

// Fonts differ from one computer to the next: where the text is higher than the slide, lines move together and
// letters become a little smaller, but never so small that a row at the back cannot read them.
function fitText(slide) {
  const body = slide.querySelector(".body");
  if (!body || body.dataset.fits) return;
  body.dataset.fits = true;
  for (const size of [20, 19.6, 19.2, 18.8]) {
    if (body.scrollHeight <= body.clientHeight) return;
    body.classList.add("close");
    body.style.fontSize = size + "px";
  }
}

function goTo(index, atEnd = false) {
  place = Math.min(Math.max(index, 0), slides.length - 1);
  shown = atEnd ? stepsOf(slides[place]).length : firstStep(slides[place]);
  show();
}

function next() {
  if (shown < stepsOf(slides[place]).length) shown += 1;
  else if (place < slides.length - 1) return goTo(place + 1);
  show();
}

function back() {
  if (shown > firstStep(slides[place])) shown -= 1;
  else if (place > 0) return goTo(place - 1, true);
  show();
}

// As large as the window allows, in the middle of it.
function fit() {
  const scale = Math.min(innerWidth / 720, innerHeight / 405);
  page.style.setProperty("--scale", scale);
  page.style.setProperty("--left", (innerWidth - 720 * scale) / 2 + "px");
  page.style.setProperty("--top", (innerHeight - 405 * scale) / 2 + "px");
}

const keys = {
  ArrowRight: next, PageDown: next, " ": next, Enter: next, ArrowLeft: back, PageUp: back,
  Home: () => goTo(0), End: () => goTo(slides.length - 1, true),
  n: () => page.classList.toggle("noted"),
};

addEventListener("keydown", event => {
  const move = keys[event.key];
  if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  move();
});
addEventListener("click", event => { if (!event.target.closest(".notes, a")) next(); });
addEventListener("resize", fit);
addEventListener("hashchange", () => goTo(Number(location.hash.slice(1)) - 1 || 0));
page.classList.add("runs");
fit();
goTo(Number(location.hash.slice(1)) - 1 || 0);
