// The sequence diagram: a row for each thing that happens, above the lifelines.

// More than these are not drawn at once; older steps are in the transcript.
const mostStepsDrawn = 150;

const columns = Math.max(1, run.participants.length);
const place = column => (column + 0.5) / columns;

const heads = element("div", "heads", run.participants.map(participant =>
  element("div", "head " + (participant.part || ""), element("b", "", pieces(participant.name)),
    participant.note && element("small", "", participant.note))));
const rows = element("div", "rows");
const canvas = element("div", "canvas", heads, rows);
canvas.style.setProperty("--columns", columns);
part("diagram").append(canvas);

const isWide = matchMedia("(min-width: 64rem)");

// The width of a column that has room for each name.
function widthForNames() {
  heads.classList.add("narrow");
  const widest = Math.max(0, ...[...heads.children].map(head => head.offsetWidth + 5));
  heads.classList.remove("narrow");
  return Math.ceil(widest);
}

// Names are above their lifelines. Where there is no room for all of them, a wide page makes them smaller, then
// turns them; on a narrow one the drawing is as wide as they need, and scrolls.
function arrange() {
  canvas.classList.remove("small", "crowded");
  const fits = () => widthForNames() * columns <= part("diagram").clientWidth;
  const isTooNarrow = !fits() && !isWide.matches;
  canvas.style.setProperty("--column", isTooNarrow ? `min(${widthForNames()}px, 9rem)` : "0px");
  if (fits() || isTooNarrow) return;
  canvas.classList.add("small");
  canvas.classList.toggle("crowded", !fits());
}

// Spans a part of the width: from one lifeline to another, or next to one where there is more room.
function span(node, from, to, margin = 0) {
  node.style.setProperty("--start", Math.min(from, to) - margin);
  node.style.setProperty("--end", Math.max(from, to) + margin);
  node.classList.toggle("leans", from + to > 1);
  return node;
}

const shapes = {
  filled: "M0 0 10 5 0 10z", open: "M0 0 10 5 0 10", cross: "M2 0 10 10M10 0 2 10",
  upperHalf: "M0 0 10 5H0z", lowerHalf: "M0 10 10 5H0z", upperStick: "M0 0 10 5",
  lowerStick: "M0 10 10 5",
};

// The end of an arrow. It points to the right; what it is put into may turn it.
function tip(shape, end) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  picture.setAttribute("viewBox", "-1 -1 12 12");
  picture.setAttribute("class", "tip " + end + (shapes[shape].endsWith("z") ? " full" : ""));
  path.setAttribute("d", shapes[shape]);
  picture.append(path);
  return picture;
}

function arrow(item) {
  const [from, to] = [place(item.from), place(item.to)];
  const line = element("div", "arrow " + (item.line || "solid"));
  if (item.head !== "none") line.append(tip(item.head || "filled", "end"));
  if (item.tail) line.append(tip(item.tail, "start"));
  (item.circles || []).forEach((circle, index) => {
    if (circle) line.append(element("i", "circle " + (index ? "end" : "start")));
  });
  line.classList.toggle("itself", from === to);
  line.classList.toggle("back", to < from);
  return span(line, from, to);
}

const label = (item, ...contents) =>
  span(element("div", "label", ...contents), place(item.from), place(item.to));

// What a row holds besides its bars, by what it is.
const drawings = {
  turn: item => [element("div", "divider", wording(item.text))],
  frame: item => [element("div", "divider", item.text)],
  release: item => [element("div", "divider", "✕ " + item.text)],
  change: item => [
    item.from === undefined ? element("div", "label", wording("◆ " + item.text))
      : label(item, wording("◆ " + item.text))],
  reply: item => [label(item, wording(item.text)), arrow({ ...item, line: "broken", head: "open" })],
  note: item => {
    const [from, to] = [place(item.from), place(item.to)];
    const half = 0.5 / columns;
    const note = element("div", "note", wording(item.text));
    if (item.side === "left") return [span(note, from - half, from)];
    if (item.side === "right") return [span(note, to, to + half)];
    return [span(note, from, to, half)];
  },
  message: item => [
    label(item, item.numeral && element("b", "numeral", (item.lens ? "●" : "") + item.numeral), wording(item.text),
      item.tag && element("small", "", item.tag),
      item.breach && element("strong", "breach", "✗ " + say("forbidden"))),
    arrow(item),
    item.ends === undefined ? null
      : span(element("div", "label", "✕"), place(item.ends), place(item.ends))],
};

function row(item) {
  const bars = (item.bars || []).map(column =>
    span(element("i", "bar"), place(column), place(column)));
  const node = element("div", "row of-" + item.is, bars, drawings[item.is](item));
  node.classList.toggle("wrong", item.breach === true);
  node.classList.toggle("seen", item.lens === true);
  node.classList.toggle("dimmed", item.lens === false && !item.breach);
  node.style.setProperty("--frames", item.frames || 0);
  return node;
}

// The steps up to this place, as many as fit, with the calls around it.
function draw(position, alive) {
  const from = Math.max(0, position - mostStepsDrawn);
  const calls = new Set(callsAround(position));
  const drawn = run.steps.slice(from, position).flatMap((step, index) => {
    const at = from + index + 1;
    const nodes = step.items.map(row);
    if (at === position) nodes.forEach(node => node.classList.add("now"));
    if (calls.has(at)) nodes.forEach(node => node.classList.add("open"));
    return nodes;
  });
  const earlier = from > 0 ? [element("p", "earlier", say("earlier", from))] : [];
  rows.replaceChildren(...lifelines(), ...earlier, ...drawn);
  drawHeads(run.steps[position - 1], alive);
}

// For paper, on which there is no going on: it is all there.
function drawAll() {
  rows.replaceChildren(...lifelines(), ...run.steps.flatMap(step => step.items.map(row)));
  drawHeads(undefined, () => true);
}

const lifelines = () => run.participants.map((participant, column) =>
  span(element("i", "lifeline " + (participant.part || "")), place(column), place(column)));

// The sender and the receiver are highlighted; what is not there is faint.
function drawHeads(step, alive) {
  const message = step && step.items.find(item => item.is === "message");
  run.participants.forEach((participant, column) => {
    const classes = heads.children[column].classList;
    classes.toggle("speaks", message !== undefined && [message.from, message.to].includes(column));
    classes.toggle("absent", participant.object !== undefined && !alive(participant.object));
  });
}

// Brings the message of this place into sight, without moving the page.
function follow() {
  const frame = part("diagram");
  const now = rows.querySelectorAll(".now");
  if (!now.length) return frame.scrollTo(0, 0);
  const message = rows.querySelector(".now .label") || now[0];
  const [box, room] = [message.getBoundingClientRect(), frame.getBoundingClientRect()];
  const last = now[now.length - 1].getBoundingClientRect();
  // On a phone, the controls may be in front of the end of the drawing.
  const floor = Math.min(room.bottom, document.querySelector(".controls").getBoundingClientRect().top);
  const below = last.bottom - Math.max(floor, room.top + room.height / 2) + 24;
  const above = box.top - room.top - heads.offsetHeight - 8;
  frame.scrollBy(box.left + box.width / 2 - room.left - room.width / 2, Math.min(below, above));
}
