"use strict";

// The run, as the page carries it.
const run = JSON.parse(document.getElementById("run").textContent);
const page = document.documentElement;
const part = id => document.getElementById(id);

// An element and its contents, which are elements or texts: never markup.
function element(name, className, ...contents) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...contents.flat().filter(content => content !== null && content !== undefined));
  return node;
}

// The parts of an identifier, with places between them where its line may end.
const pieces = word => word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[(,.:/_=])(?=.)/)
  .flatMap((piece, index) => index ? [element("wbr"), piece] : [piece]);

// A text in which long identifiers stay whole where a line has room for them.
const wording = text => text.split(/([!-~]{9,})/)
  .map((words, index) => index % 2 ? element("span", "word", pieces(words)) : words);

// What is said in the present language, with its places filled.
function say(word, ...values) {
  return run.words[page.lang][word].replace(/\{(\d)\}/g, (_, place) => values[place - 1]);
}

// The first messages of these numbers, by the steps where they are.
const stepsByNumber = new Map(run.steps.map((step, index) => [step.number, index + 1]).reverse());

// The calls in which a step happens, the outermost first.
function callsAround(position) {
  const calls = [];
  for (let at = position; at;) {
    at = stepsByNumber.get(run.steps[at - 1].inside);
    if (at) calls.unshift(at);
  }
  return calls;
}
