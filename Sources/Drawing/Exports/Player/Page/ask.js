// Asks which message comes next before it is shown.

const mostChoices = 4;
let isAsking = false;
// The choices of the open question; null for none.
let question = null;
const score = { right: 0, asked: 0 };
// What would answer: the code of this message has the line that sends the next one, and the screen is that at the end of
// the action.
const answering = ["code", "screen"].map(part).filter(Boolean).map(panel => panel.closest("details"));
const folded = new Set();
// Whether they are open again because the last step is shown.
let isEndOpen = false;

const messageOf = step => step && step.items.find(item => item.is === "message");
const nameAt = column => run.participants[column] ? run.participants[column].name : "?";
const inWords = message => `${nameAt(message.from)} → ${nameAt(message.to)}: ${message.text}`;

// The same number for the same text, so that the same question has the same order of choices.
const digest = text => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 65521, 7);

// The next message and others of the run, those of the same sender first; null where there is nothing to ask.
function choicesAt(position) {
  const right = messageOf(run.steps[position]);
  if (!right) return null;
  const others = run.steps.map(messageOf).filter(message => message && inWords(message) !== inWords(right));
  const order = message => (message.from === right.from ? 0 : 1) * 65521 + digest(inWords(message) + position);
  const wrong = [...new Set(others.sort((a, b) => order(a) - order(b)).map(inWords))].slice(0, mostChoices - 1);
  if (!wrong.length) return null;
  return [inWords(right), ...wrong].sort((a, b) => digest(a + position) - digest(b + position));
}

function ask() {
  question = choicesAt(position);
  if (!question) return go(position + 1);
  fold();
  part("asked").textContent = say("ask");
  part("asked").className = "";
  part("choices").replaceChildren(...question.map((choice, index) => {
    const button = element("button", "", element("b", "", index + 1 + " "), choice);
    button.onclick = () => choose(index);
    return button;
  }));
}

function choose(index) {
  const right = inWords(messageOf(run.steps[position]));
  const chosen = question[index];
  score.asked += 1;
  if (chosen === right) score.right += 1;
  go(position + 1);
  part("asked").textContent = (chosen === right ? say("right") : say("wrong", chosen))
    + " " + say("score", score.right, score.asked);
  part("asked").className = chosen === right ? "right" : "breach";
}

// They stay folded between two questions, as they would answer the next one, too; you can open them.
function fold() {
  answering.filter(panel => panel.open).forEach(panel => {
    panel.open = false;
    folded.add(panel);
  });
}

function unfold() {
  folded.forEach(panel => { panel.open = true; });
  folded.clear();
}

function closeQuestion() {
  const hadFocus = part("choices").contains(document.activeElement);
  question = null;
  if (position === last) {
    unfold();
    isEndOpen = isAsking;
  } else if (isEndOpen) {
    isEndOpen = false;
    if (isAsking) fold();
  }
  part("choices").replaceChildren();
  part("asked").textContent = "";
  if (hadFocus) part("next").focus();
}

// The next step: asked first when this is wished, and shown at the second call.
function goOn() {
  if (isAsking && !question && position < last) ask();
  else go(position + 1);
}

function changeAsking() {
  isAsking = !isAsking;
  page.classList.toggle("asks", isAsking);
  part("ask").setAttribute("aria-pressed", isAsking);
  closeQuestion();
  if (isAsking) goOn();
  else unfold();
}
