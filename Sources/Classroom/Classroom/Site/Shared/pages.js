// Shows a lesson page by page. Without this script all pages are below each other.

document.documentElement.classList.add("runs");

const sheets = [...document.querySelectorAll(".page")];
const lesson = (document.querySelector("[data-lesson].lesson") || { dataset: {} }).dataset.lesson;
const title = document.title;
let sheet = null;

// The page with the place that an address names.
function sheetAt(hash) {
  let name = hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // It is a name as it is.
  }
  const target = name && document.getElementById(name);
  return target ? target.closest(".page") : null;
}

function show(next) {
  sheet = next;
  sheets.forEach(one => one.classList.toggle("now", one === sheet));
  document.querySelectorAll(".contents a").forEach(link => {
    if (link.hash === "#" + sheet.id) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  });
  document.querySelectorAll("a.language").forEach(link => { link.hash = sheet.id; });
  if (lesson && sheet.dataset.section) progress.visit(lesson, sheet.dataset.section);
  document.title = sheet.querySelector("h2").textContent + " – " + title;
  letScrollersBeReached();
}

// What scrolls by itself can be reached by keyboard.
function letScrollersBeReached() {
  document.querySelectorAll(".scroller, pre").forEach(box => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  });
}

function follow() {
  const next = sheetAt(location.hash);
  if (!next || next === sheet) return;
  const contents = document.querySelector(".contents details");
  if (contents) contents.open = false;
  show(next);
  scrollTo(0, 0);
  next.querySelector("h2").focus({ preventScroll: true });
}

const keys = { ArrowRight: "next", n: "next", Enter: "next", ArrowLeft: "prev", p: "prev" };

function press(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !sheet) return;
  // With Caps Lock on, a letter comes as a capital.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const where = event.target;
  if (where.closest("select, input:not([type=radio], [type=checkbox])")) return;
  const choice = key.length === 1 && "abcdefghij".indexOf(key);
  const field = choice >= 0 && sheet.querySelectorAll(".choice input")[choice];
  if (field) {
    field.focus();
    field.click();
    return;
  }
  const isArrow = key.startsWith("Arrow");
  if (isArrow && where.closest("input, [tabindex='0']")) return;
  if (key === "Enter" && where.closest("a, button, summary, input, label")) return;
  const link = keys[key] && sheet.querySelector(`.turning [rel=${keys[key]}]`);
  if (!link) return;
  event.preventDefault();
  link.click();
}

if (sheets.length) {
  show(sheetAt(location.hash) || sheets[0]);
  scrollTo(0, 0);
  addEventListener("hashchange", follow);
  document.addEventListener("keydown", press);
}
letScrollersBeReached();
addEventListener("resize", letScrollersBeReached);
document.addEventListener("toggle", letScrollersBeReached, true);
document.addEventListener("load", letScrollersBeReached, true);
