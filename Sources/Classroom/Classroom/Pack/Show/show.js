"use strict";
// Goes through the slides, and on each of them through its steps. The window for the wall opens a second one for
// the speaker, of the same file. Each tells the other where it is.

const page = document.documentElement;
const slides = [...document.querySelectorAll(".slide")];
const stepsOf = slide => [...slide.querySelectorAll(".step")];
const isDesk = location.search === "?notes";
let partner = isDesk ? opener : null;
let started = history.state?.started ?? Date.now();
let place = 0;
let shown = 0;

// A run begins with its first message; an answer waits.
const firstStep = slide => (slide.querySelector("svg .step") ? 1 : 0);

function show() {
  slides.forEach((slide, index) => {
    slide.classList.toggle("now", index === place);
    slide.classList.toggle("next", isDesk && index === place + 1);
  });
  stepsOf(slides[place]).forEach((step, index) => step.classList.toggle("later", index >= shown));
  showScene(slides[place], stepsOf(slides[place])[Math.max(shown, 1) - 1]);
  if (isDesk && slides[place + 1]) showScene(slides[place + 1], stepsOf(slides[place + 1])[0]);
  tick();
  try {
    history.replaceState({started}, "", "#" + (place + 1));
  } catch {
    // A frame need not have an address.
  }
}

// A long run takes several pictures: the one of the present step is seen.
function showScene(slide, step) {
  const scenes = [...slide.querySelectorAll(".scene")];
  const now = scenes.find(scene => scene.contains(step)) || scenes[scenes.length - 1];
  scenes.forEach(scene => scene.classList.toggle("now", scene === now));
}

// Fonts differ from one computer to the next: where the text is higher than the slide, lines move together and
// letters become a little smaller, but never so small that a row at the back cannot read them.
function fitText(slide) {
  const body = slide.querySelector(".body");
  if (!body || body.querySelector(".scene")) return;
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
  tell();
}

function next() {
  if (shown < stepsOf(slides[place]).length) shown += 1;
  else if (place < slides.length - 1) return goTo(place + 1);
  show();
  tell();
}

function back() {
  if (shown > firstStep(slides[place])) shown -= 1;
  else if (place > 0) return goTo(place - 1, true);
  show();
  tell();
}

// Two windows of a file have no common address, so any may hear this. It is only two numbers.
function tell(words = {place, shown}) {
  if (partner && !partner.closed) partner.postMessage(words, "*");
}

// The speaker's window calls once a second, so that the wall finds it again after it was loaded again.
function hear({data, source}) {
  if (!data || source === window) return;
  if (data.calls && (source !== partner || data.isNew)) {
    partner = source;
    tell();
  } else if (source === partner && slides[data.place]) {
    [place, shown] = [data.place, Number(data.shown)];
    show();
  }
}

function openDesk() {
  if (!isDesk) open("?notes#" + (place + 1), "speaker", "popup,width=1180,height=760");
}

const twoDigits = number => String(number).padStart(2, "0");

// How long you have talked, what the plan says of this page, and the time of day.
function tick() {
  const seconds = Math.max(0, Math.floor((Date.now() - started) / 1000));
  const now = new Date();
  document.querySelector(".passed").textContent = Math.floor(seconds / 60) + ":" + twoDigits(seconds % 60);
  document.querySelector(".planned").textContent = slides[place].dataset.minutes || "";
  document.querySelector(".day").textContent = now.getHours() + ":" + twoDigits(now.getMinutes());
}

function restart() {
  started = Date.now();
  show();
}

// As large as the window allows, in the middle of it.
function fit() {
  const share = isDesk ? 0.6 : 1;
  const scale = Math.min(innerWidth * share / 720, innerHeight * share / 405);
  page.style.setProperty("--scale", scale);
  page.style.setProperty("--left", (innerWidth - 720 * scale) / 2 + "px");
  page.style.setProperty("--top", (innerHeight - 405 * scale) / 2 + "px");
  page.style.setProperty("--small", Math.min((innerWidth - 720 * scale - 48) / 720, (405 * scale - 96) / 405));
}

const keys = {
  ArrowRight: next, PageDown: next, " ": next, Enter: next, ArrowLeft: back, PageUp: back,
  Home: () => goTo(0), End: () => goTo(slides.length - 1, true),
  n: openDesk, t: restart,
};

addEventListener("keydown", event => {
  // With Caps Lock on, a letter comes as a capital.
  const move = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  move();
});
addEventListener("click", event => { if (!event.target.closest(".notes, a")) next(); });
addEventListener("resize", fit);
addEventListener("message", hear);
addEventListener("hashchange", () => goTo(Number(location.hash.slice(1)) - 1 || 0));
slides.forEach(fitText);
page.classList.add("runs");
page.classList.toggle("desk", isDesk);
fit();
goTo(Number(location.hash.slice(1)) - 1 || 0);
if (isDesk) {
  tell({calls: true, isNew: true});
  setInterval(() => { tick(); tell({calls: true}); }, 1000);
}
