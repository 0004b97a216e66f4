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
