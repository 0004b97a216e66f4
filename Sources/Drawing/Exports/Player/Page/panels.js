// What the app is like at a step: its objects, its screen, and what the contract says.

// Goes through all that happens up to a position.
function stateAt(position) {
  const objects = new Map();
  const fresh = { made: new Set(), released: [], old: new Map() };
  const happen = effects => effects.forEach(effect => {
    if (typeof effect === "number") {
      objects.set(effect, new Map());
      fresh.made.add(effect);
    } else if (effect.length === 1) {
      if (objects.delete(effect[0])) fresh.released.push(effect[0]);
    } else if (objects.has(effect[0])) {
      const [object, property, value] = effect;
      const key = object + " " + property;
      if (!fresh.old.has(key)) fresh.old.set(key, objects.get(object).get(property));
      objects.get(object).set(property, value);
    }
  });
  const parts = [run.before || [], ...run.steps.slice(0, position).map(step => step.effects || [])];
  parts.forEach(effects => {
    fresh.made.clear();
    fresh.released = [];
    fresh.old.clear();
    happen(effects);
  });
  return { objects, isStart: position === 0, ...fresh };
}

// Who speaks, and who changes.
function objectsIn(position, state) {
  const step = run.steps[position - 1];
  const message = step && step.items.find(item => item.is === "message");
  const speaking = message
    ? [message.from, message.to].map(at => run.participants[at].object) : [];
  const changed = state.isStart ? [] : [...state.old.keys()].map(key => Number(key.split(" ")[0]));
  return [...new Set([...changed, ...speaking])].filter(object => state.objects.has(object));
}

function showState(position, state) {
  if (!part("state")) return;
  const near = objectsIn(position, state);
  const others = [...state.objects.keys()].filter(object => !near.includes(object));
  const released = state.released.map(object => run.objects[object].name).join(say("comma"));
  const rest = element("details", "",
    element("summary", "", say(near.length ? "others" : "alive", others.length)),
    others.map(object => card(object, state)));
  const former = part("state").querySelector("details");
  rest.open = former ? former.open : near.length === 0;
  const hadFocus = former && former.contains(document.activeElement);
  part("state").replaceChildren(
    ...near.length ? [element("h3", "", say("speaking"))] : [],
    ...near.map(object => card(object, state)),
    ...released ? [element("p", "released", "✕ ", wording(say("released", released)))] : [], rest);
  if (hadFocus) rest.firstChild.focus({ preventScroll: true });
}

function card(index, state) {
  const object = run.objects[index];
  const isNew = !state.isStart && state.made.has(index);
  const properties = [...state.objects.get(index)].map(([property, value]) => {
    const old = state.old.get(index + " " + property);
    const isChanged = !state.isStart && old !== undefined;
    return element("div", isChanged ? "changed" : "", element("dt", "", wording(property)),
      element("dd", "", isChanged ? ["◆ ", element("del", "", wording(old)), " → "] : null,
        element(isChanged ? "ins" : "span", "", wording(value))));
  });
  return element("div", "object",
    element("h4", "", pieces(object.name), element("small", "", object.role),
      isNew ? element("small", "fresh", "○ " + say("made")) : null),
    properties.length ? element("dl", "", properties) : null);
}

function showScreen(position) {
  if (!part("screen")) return;
  const step = run.steps[position - 1];
  const text = step && run.screens[step.screen];
  if (text === undefined) return part("screen").replaceChildren(element("p", "", say("noScreen")));
  const picture = typeof text === "string" ? screenAsText(text) : drawnScreen(text);
  part("screen").replaceChildren(element("p", "", say("screen")), picture);
}

// A screen that is not as the kit draws it.
function screenAsText(text) {
  const picture = element("pre", "", text);
  picture.style.setProperty("--cells", Math.max(...text.split("\n").map(line => line.length)));
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", text.replace(/[\u2500-\u259f]+/g, " ").replace(/\s+/g, " "));
  return picture;
}

// What the contract says of a step.
function verdictOn(step) {
  if (!step || !step.route) return null;
  const [row, column, kind] = step.route;
  const isBroken = step.items.some(item => item.breach);
  const [from, to] = [run.contract.senders[row], run.contract.receivers[column]];
  return {
    isBroken, text: isBroken ? "✗ " + say("forbidden") : "✓ " + say("allowed", kind, from, to),
  };
}

// Where the contract leaves no room next to it, the state is below the screen.
function arrangePanels() {
  const panels = document.querySelector(".panels");
  if (!panels || !run.contract) return;
  panels.classList.remove("tight");
  panels.classList.toggle("tight", part("state").clientWidth < 110);
}

function showContract(position) {
  if (!part("contract")) return;
  const step = run.steps[position - 1];
  const verdict = verdictOn(step);
  const heading = (text, scope) => {
    const cell = element("th", "", element("span", "", text));
    cell.scope = scope;
    return cell;
  };
  const cells = (kinds, row) => kinds.map((allowed, column) => {
    const isHere = verdict && step.route[0] === row && step.route[1] === column;
    const sign = allowed.length ? "○" : "–";
    const mark = element("span", "sign", isHere ? verdict.text[0] : sign);
    mark.setAttribute("aria-hidden", "true");
    const cell = element("td", "", mark, element("span", "kinds", allowed.join(", ") || "–"));
    cell.title = allowed.join(", ");
    if (isHere) {
      cell.classList.add(verdict.isBroken ? "forbids" : "allows");
      cell.setAttribute("aria-current", "true");
    }
    return cell;
  });
  const { senders, receivers, kinds } = run.contract;
  const table = element("table", "",
    element("caption", "", say("route")),
    element("thead", "", element("tr", "", element("td"),
      receivers.map(receiver => heading(receiver, "col")))),
    element("tbody", "", senders.map((sender, row) =>
      element("tr", "", heading(sender, "row"), cells(kinds[row], row)))));
  part("contract").replaceChildren(table);
}

// The line that sent a message, and the method that got it.
function showCode(position) {
  if (!part("code")) return;
  const { sender, receiver } = (run.steps[position - 1] || {}).code || {};
  const ends = [sender, receiver].filter(Boolean);
  part("code").replaceChildren(...ends.map(end => element("div", "", codeOf(end))));
  part("code").querySelectorAll("pre").forEach(bringMarkedLineIntoSight);
}

function bringMarkedLineIntoSight(code) {
  const line = code.querySelector(".marked");
  if (line) code.scrollTop = line.offsetTop - code.clientHeight / 2;
}

function codeOf(end) {
  const piece = run.code[end.piece];
  const lines = end.lines || [];
  const words = say(end.word, piece ? piece.name : end.name, lines.join(say("or")));
  if (!piece) return [element("p", "", wording(words))];
  const rows = piece.text.split("\n").map((text, index) => {
    const number = piece.line + index;
    const isMarked = lines.includes(number);
    const row = element("span", isMarked ? "marked" : "",
      `${isMarked ? "▸" : " "} ${String(number).padStart(4)}  `, wording(text));
    return row;
  });
  return [element("p", "", wording(words), " ", element("small", "", wording(piece.place))),
    element("pre", "", ...rows)];
}
