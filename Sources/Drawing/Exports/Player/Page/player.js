// Going through the run. Everything that is shown follows from the position: how many steps have
// happened.

let position = 0;
const last = run.steps.length;
// Before the first step there is no message, and the screen is not known.
const firstToSee = Math.min(1, last);

function go(to) {
  position = Math.min(Math.max(Math.round(Number(to)) || 0, 0), last);
  closeQuestion();
  remember();
  show();
}

function show() {
  const state = stateAt(position);
  showSentence();
  draw(position, object => state.objects.has(object));
  showState(position, state);
  showScreen(position);
  showContract(position);
  showCode(position);
  showControls();
  follow();
}

// The sentences of the transcript in the present language, for the step or for the beginning.
function showSentence() {
  const transcript = document.querySelector(`.transcript[lang="${page.lang}"]`);
  const told = position ? transcript.querySelector("ol").children[position - 1]
    : transcript.querySelector(".introduction");
  const sentences = [...told.querySelectorAll("p")].map((sentence, index) => {
    const isClause = position === 0 ? index === 0 : sentence.querySelector("a") !== null;
    return element("p", isClause ? "clause" : "", wording(sentence.textContent));
  });
  part("here").textContent = position ? say("step", position, last) : say("before");
  part("sentence").replaceChildren(...sentences);
  const verdict = verdictOn(run.steps[position - 1]);
  part("verdict").textContent = verdict ? verdict.text : "";
  part("verdict").className = verdict && verdict.isBroken ? "breach" : "";
  showPath();
}

// The calls around the step, and what set it off, to go to.
function showPath() {
  const step = run.steps[position - 1];
  const links = (word, positions) => positions.length === 0 ? [] : [
    element("span", "", say(word)), ...positions.map(at => {
      const item = run.steps[at - 1].items.find(item => item.is === "message");
      const button = element("button", "", `${run.steps[at - 1].number} ${item.text.replace(/\(.*$/s, "")}`);
      button.title = item.text;
      button.onclick = () => go(at);
      return button;
    })];
  const cause = step && stepsByNumber.get(step.cause);
  const path = part("path");
  const hadFocus = path.contains(document.activeElement);
  path.setAttribute("aria-label", say("inside"));
  path.replaceChildren(...links("inside", position ? callsAround(position) : []),
    ...links("cause", cause ? [cause] : []));
  path.hidden = path.childElementCount === 0;
  if (hadFocus) (path.querySelector("button") || part("next")).focus();
  path.scrollLeft = path.scrollWidth;
}

function showControls() {
  for (const id of ["slider", "number"]) {
    part(id).max = last;
    part(id).value = position;
  }
  part("slider").setAttribute("aria-valuetext", part("here").textContent);
  for (const id of ["first", "back"]) part(id).setAttribute("aria-disabled", position === 0);
  for (const id of ["next", "last"]) part(id).setAttribute("aria-disabled", position === last);
  const rows = document.querySelectorAll(".transcript ol > li[aria-current]");
  rows.forEach(row => row.removeAttribute("aria-current"));
  document.querySelectorAll(".transcript ol").forEach(list => {
    if (position) list.children[position - 1].setAttribute("aria-current", "step");
  });
}

// The address of the page leads to this place.
function remember() {
  try {
    history.replaceState(null, "", `#step=${position}&lang=${page.lang}`);
  } catch {
    // A frame need not have an address.
  }
}

function goToAddress() {
  const wish = new URLSearchParams(location.hash.slice(1));
  if (Object.hasOwn(run.words, wish.get("lang"))) page.lang = wish.get("lang");
  showTitle();
  // #9 is short for #step=9.
  const step = wish.get("step") ?? location.hash.match(/^#(\d+)$/)?.[1];
  go(step ?? (position || firstToSee));
}

function changeLanguage() {
  const languages = Object.keys(run.words);
  page.lang = languages[(languages.indexOf(page.lang) + 1) % languages.length];
  showTitle();
  fit();
  go(position);
}

// In a site it is in every language, next to the way back.
function showTitle() {
  const way = document.querySelector(`.way a[lang="${page.lang}"]`);
  if (way) document.title = way.dataset.title;
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function takeTheme() {
  page.dataset.theme = prefersDark.matches ? "dark" : "light";
}

function changeTheme() {
  page.dataset.theme = page.dataset.theme === "dark" ? "light" : "dark";
}

// What is below the header has the rest of the window.
function fit() {
  const header = document.querySelector("header");
  page.style.setProperty("--header", header.offsetHeight + "px");
  arrange();
  arrangePanels();
  follow();
}

const moves = {
  first: () => go(0), back: () => go(position - 1), next: goOn,
  last: () => go(last), ask: changeAsking, language: changeLanguage, theme: changeTheme,
  help: () => part("keys").showModal(),
};

const keys = {
  ArrowRight: "next", PageDown: "next", " ": "next", ArrowLeft: "back", PageUp: "back",
  Home: "first", End: "last", a: "ask", l: "language", d: "theme", "?": "help",
};

function press(event) {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  const choice = Number(event.key) - 1;
  if (question && choice in question && !isShortcut && !event.target.closest("[type=number]")) {
    return choose(choice);
  }
  // With Caps Lock on, a letter comes as a capital.
  const move = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!move || isShortcut || part("keys").open || event.target.closest("[type=number]")) return;
  if (event.key === " " && event.target.closest("button, summary, a")) return;
  event.preventDefault();
  moves[move]();
}

// Long identifiers of the transcript go to the next line as a whole, too, unless there are thousands.
function wordTranscripts() {
  const sentences = document.querySelectorAll(".transcript p > a, .transcript p:not(:has(a))");
  if (sentences.length > 2000) return;
  sentences.forEach(sentence => sentence.replaceChildren(...wording(sentence.textContent)));
}

for (const id in moves) part(id).addEventListener("click", moves[id]);
for (const id of ["slider", "number"]) part(id).addEventListener("input", event => {
  if (event.target.value !== "") go(event.target.value);
});
document.addEventListener("keydown", press);
addEventListener("hashchange", goToAddress);
prefersDark.addEventListener("change", takeTheme);
addEventListener("beforeprint", drawAll);
addEventListener("afterprint", show);
addEventListener("resize", fit);
page.classList.add("runs");
wordTranscripts();
takeTheme();
fit();
goToAddress();
arrangePanels();
