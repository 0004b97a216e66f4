// The screen of the app, drawn from its parts, and the same in words.

const linesOfRow = {
  text: row => [element("span", "", row.text)],
  folder: row => [mark("▸"), element("span", "name", row.folder), mark("›")],
  recording: row => [mark("♪"), element("span", "name", row.recording)],
  field: row => [element("span", "box", row.field || "\u00a0")],
  slider: row => [element("span", "name", row.slider), track(row.percent)],
  buttons: row => row.buttons.map(button =>
    element("span", "push" + (button.disabled ? " off" : ""), button.label)),
};

const kindOf = row => Object.keys(linesOfRow).find(kind => kind in row);
const mark = sign => element("span", "mark", sign);

function track(percent) {
  const knob = element("i", "knob");
  knob.style.setProperty("--at", percent / 100);
  return element("span", "track", knob);
}

function screenRow(row) {
  const kind = kindOf(row);
  const remove = row.deletable ? [element("span", "remove", "−")] : [];
  return element("div", "line " + (kind || "covered"), remove, kind ? linesOfRow[kind](row) : []);
}

function scene(parts, className) {
  const bar = element("div", "bar-of", element("span", "push", parts.left || ""),
    element("b", "", parts.title), element("span", "push", parts.right || ""));
  const tools = parts.toolbar
    ? [element("div", "toolbar", parts.toolbar.map(label => element("span", "push", label)))] : [];
  return element("div", className, bar, element("div", "content", parts.rows.map(screenRow)), tools);
}

// A picture: what is in it can be neither touched nor reached by keys.
function drawnScreen(parts) {
  const picture = element("div", "screen", element("div", "panes", parts.panes.map(pane => scene(pane, "pane"))),
    parts.top && element("div", "above", scene(parts.top, "top")));
  picture.classList.toggle("single", parts.panes.length === 1);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", screenInWords(parts));
  return picture;
}

const commaSeparated = words => words.join(say("comma"));

const rowsInWords = {
  text: row => row.text,
  folder: row => say("folder", row.folder),
  recording: row => row.recording,
  field: row => row.field ? say("field", row.field) : say("emptyField"),
  slider: row => say("slider", row.slider, row.percent, 100),
  buttons: row => say("buttons", commaSeparated(
    row.buttons.map(button => button.disabled ? say("disabled", button.label) : button.label))),
};

function sceneInWords(parts, isOnTop) {
  const buttons = [parts.left, parts.right, ...parts.toolbar || []].filter(Boolean);
  const words = [isOnTop ? say("onTop", parts.title) : parts.title,
    buttons.length ? say("buttons", commaSeparated(buttons)) : "",
    parts.rows.some(row => row.deletable) ? say("editing") : "",
    ...parts.rows.filter(kindOf).map(row => rowsInWords[kindOf(row)](row))];
  return say("sentence", words.filter(Boolean).join(say("stop")));
}

// As the shell says a screen: first each scene, then what is on top of them.
const screenInWords = parts =>
  [...parts.panes.map(pane => sceneInWords(pane, false)), ...parts.top ? [sceneInWords(parts.top, true)] : []]
    .join(" ");
