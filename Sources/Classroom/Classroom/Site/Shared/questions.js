// Questions check themselves. What is right, and why, is in the answer below each of them.

const say = (word, ...values) =>
  document.body.dataset[word].replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

// The letters and digits of a word, without the parentheses of a method.
function bare(text) {
  const name = text.includes("(") && !text.startsWith("(") ? text.slice(0, text.indexOf("(")) : text;
  return (name.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]/gu) || []).join("");
}

const isRight = option => option.classList.contains("right");

// Each takes the fields of a form and the options of its answer, in the order shown. It says what is wrong with the
// form, or gives what was chosen, whether it is right, and what to say.
const judges = {
  one: (fields, options) => judges.several(fields, options),

  several(fields, options) {
    const chosen = fields.filter(field => field.checked).map(field => options[field.value]);
    if (!chosen.length) return { problem: "choose" };
    const wrong = chosen.filter(option => !isRight(option));
    const missed = options.filter(option => isRight(option) && !chosen.includes(option)).length;
    if (!wrong.length && !missed) return { chosen, isRight: true, reasons: chosen };
    const isAboutAll = fields[0].type === "checkbox" && missed > 0;
    return { chosen, isRight: false, reasons: wrong, words: isAboutAll ? [say("missed", missed)] : [] };
  },

  sequence(fields, options, inOrder) {
    if (fields.some(field => field.value === "")) return { problem: "choose" };
    const values = fields.map(field => field.value);
    if (new Set(values).size < values.length) return { problem: "twice" };
    const chosen = values.map(value => options[value]);
    const text = option => option.querySelector("p").textContent.replace(/^\S+ /, "");
    // Two blanks may have the same word, and then either choice fits.
    const first = chosen.findIndex((option, index) => text(option) !== text(inOrder[index]));
    if (first < 0) return { chosen, isRight: true, reasons: chosen };
    return { chosen, isRight: false, reasons: [], words: [say("first", first, chosen.length)] };
  },

  word([field], options) {
    const word = bare(field.value);
    if (!word) return { problem: "choose" };
    const known = options.find(option => option.dataset.forms.split("\n").some(form => bare(form) === word));
    const given = [field.value.trim().split(/\s+/).join(" ")];
    if (!known) return { given, isRight: false, reasons: [], words: [say("other")] };
    return { given, isRight: isRight(known), reasons: [known] };
  },
};

function paragraph(text) {
  const node = document.createElement("p");
  node.textContent = text;
  return node;
}

// The reason of an option, under its text where there are several.
function reasonOf(option, isAlone) {
  const reason = option.querySelector(".reason").cloneNode(true);
  if (!reason.textContent.trim()) return [];
  const name = option.querySelector("p").cloneNode(true);
  name.querySelector(".mark")?.remove();
  return isAlone ? [reason] : [name, reason];
}

// On a phone, it would be below the window.
function tell(verdict, kind, ...words) {
  verdict.className = "verdict " + kind;
  verdict.replaceChildren(...words);
  verdict.scrollIntoView({ block: "nearest" });
}

function check(form) {
  const page = form.closest(".page");
  const answer = page.querySelector(".answer");
  const inOrder = [...answer.querySelectorAll("[data-option]")];
  const options = [];
  inOrder.forEach(option => { options[option.dataset.option] = option; });
  const fields = [...form.querySelectorAll("input, select")];
  const result = judges[form.dataset.form](fields, options, inOrder);
  const verdict = form.querySelector(".verdict");
  if (result.problem) return tell(verdict, "", paragraph(say(result.problem)));
  const isAlone = result.reasons.length === 1;
  const closing = result.isRight ? [answer.querySelector(".closing").cloneNode(true)] : [];
  if (result.isRight) form.dataset.solved = "yes";
  tell(verdict, result.isRight ? "is-right" : "is-wrong",
    paragraph(result.isRight ? "✓ " + say("right") : "✗ " + say("wrong")),
    ...(result.words || []).map(paragraph),
    ...result.reasons.flatMap(option => reasonOf(option, isAlone)), ...closing);
  record(page, form, result.isRight ? "right" : "wrong",
    result.given || result.chosen.map(option => option.dataset.number));
}

function record(page, form, outcome, given) {
  if (!page.dataset.section) return;
  const concepts = form.dataset.concepts.split(" ").filter(Boolean);
  progress.add(lesson, page.dataset.section, { kind: "answer", outcome, given, concepts });
}

document.querySelectorAll("form.question").forEach(form => {
  const page = form.closest(".page");
  form.addEventListener("submit", event => {
    event.preventDefault();
    check(form);
  });
  // What it says is about what was chosen before.
  form.addEventListener("input", () => form.querySelector(".verdict").replaceChildren());
  const once = (selector, body) =>
    page.querySelectorAll(selector).forEach(node => node.addEventListener("toggle", () => {
      if (node.open && !node.dataset.seen && page.dataset.section) body(node);
      node.dataset.seen = "yes";
    }));
  once(".hint", node =>
    progress.add(lesson, page.dataset.section, { kind: "hint", hint: Number(node.dataset.hint) }));
  once(".answer", () => {
    if (!form.dataset.solved) record(page, form, "shown", []);
  });
});
