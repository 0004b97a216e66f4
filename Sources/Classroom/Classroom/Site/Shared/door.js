// What was done, on the page with the contents: how far each lesson is, what is to be done, and the file that goes to
// other places.

const form = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1]);

function showStanding() {
  document.querySelectorAll(".lessons [data-lesson]").forEach(row => {
    const { lesson, questions } = row.dataset;
    const [standing, place] = [row.querySelector(".standing"), progress.place(lesson)];
    standing.replaceChildren();
    if (!place) return;
    if (questions !== "0") {
      standing.append(form(standing.dataset.words, progress.right(lesson).size, questions), " · ");
    }
    const link = document.createElement("a");
    link.href = row.querySelector("a").getAttribute("href") + "#" + place.section;
    link.textContent = standing.dataset.on;
    standing.append(link);
  });
  document.querySelectorAll(".learner").forEach(field => { field.value = progress.read().learner; });
  document.querySelectorAll(".edition").forEach(showAssignments);
}

// What a teacher asks for, what is due first at the beginning.
function showAssignments(edition) {
  const [part, list] = [edition.querySelector(".assigned"), edition.querySelector(".assigned ul")];
  const all = progress.read().assignments;
  part.hidden = all.length === 0;
  list.replaceChildren(...all.map(({ name, due, lessons, exercises }) => {
    const item = document.createElement("li");
    item.append(form(list.dataset.due, name, due) + " ");
    const links = [
      ...lessons.map(id => edition.querySelector(`[data-lesson="${CSS.escape(id)}"] a`)).filter(Boolean)
        .map(link => link.cloneNode(true)),
      ...exercises.map(id => exerciseLink(edition, id)),
    ];
    item.append(...links.flatMap((link, place) => place === 0 ? [link] : [", ", link]));
    return item;
  }));
}

function exerciseLink(edition, id) {
  const known = edition.querySelector(`[data-exercise="${CSS.escape(id)}"]`);
  if (!known) return id;
  const link = document.createElement("a");
  [link.href, link.textContent] = [known.dataset.address, known.textContent];
  return link;
}

// As JSON with sorted keys, for the digest.
function sorted(value) {
  if (Array.isArray(value)) return "[" + value.map(sorted).join(",") + "]";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return "{" + keys.map(key => JSON.stringify(key) + ":" + sorted(value[key])).join(",") + "}";
}

// SHA-256 of a text in UTF-8. The one of the browser is not there where a page comes without encryption.
function digest(text) {
  const primes = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every(prime => number % prime)) primes.push(number);
  }
  const fraction = number => (number - Math.floor(number)) * 2 ** 32 | 0;
  const rounds = primes.map(prime => fraction(Math.cbrt(prime)));
  const turned = (word, by) => word >>> by | word << 32 - by;
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.length * 8;
  bytes.push(128);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let at = 7; at >= 0; at -= 1) bytes.push(Math.floor(bits / 2 ** (8 * at)) % 256);
  let sums = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
  for (let start = 0; start < bytes.length; start += 64) {
    const words = [];
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) {
        const [a, b, c, d] = bytes.slice(start + 4 * at, start + 4 * at + 4);
        words.push(a << 24 | b << 16 | c << 8 | d);
      } else {
        const [x, y] = [words[at - 15], words[at - 2]];
        const small = turned(x, 7) ^ turned(x, 18) ^ x >>> 3;
        const large = turned(y, 17) ^ turned(y, 19) ^ y >>> 10;
        words.push(words[at - 16] + small + words[at - 7] + large | 0);
      }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    for (let at = 0; at < 64; at += 1) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (e & f ^ ~e & g) + rounds[at] + words[at] | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
      [a, b, c, d, e, f, g, h] = [one + two | 0, a, b, c, d + one | 0, e, f, g];
    }
    sums = [a, b, c, d, e, f, g, h].map((word, at) => word + sums[at] | 0);
  }
  return sums.map(word => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// A name is there even when it is empty: a file without one is a teacher's.
function contents() {
  const { learner, entries, places, assignments } = progress.read();
  const asked = assignments.length > 0 && { assignments };
  return { "lifeline-progress": asked ? 2 : 1, learner, entries, places, ...asked };
}

function save() {
  const all = contents();
  const text = JSON.stringify({ ...all, digest: "sha256:" + digest(sorted(all)) }, null, 2) + "\n";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "lifeline-progress.json";
  link.click();
}

// Adds what a file has. Returns how many answers are new and the names of assignments, or null for a file that is damaged
// or something else.
function take(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { digest: found, ...all } = file || {};
  if (![1, 2].includes(all["lifeline-progress"]) || found !== "sha256:" + digest(sorted(all))) return null;
  const known = new Set(progress.read().entries.map(entry => entry.id));
  const fresh = all.entries.filter(entry => !known.has(entry.id));
  progress.change(log => {
    log.entries = [...log.entries, ...fresh].sort((a, b) => a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
    for (const place of all.places) {
      const mine = log.places.find(other => other.lesson === place.lesson);
      if (!mine) log.places.push(place);
      else if (mine.at < place.at) Object.assign(mine, place);
    }
    for (const asked of all.assignments || []) {
      const mine = log.assignments.find(other => other.name === asked.name);
      if (!mine) log.assignments.push(asked);
      else if (mine.at < asked.at) Object.assign(mine, asked);
    }
    log.assignments.sort((a, b) => a.due + a.name < b.due + b.name ? -1 : 1);
    if (!log.learner && all.learner) log.learner = all.learner;
  });
  return {
    answers: fresh.filter(entry => entry.kind === "answer").length,
    names: (all.assignments || []).map(asked => asked.name),
  };
}

document.querySelectorAll(".keeping").forEach(part => {
  const [field, kept] = [part.querySelector(".learner"), part.querySelector(".kept")];
  field.addEventListener("input", () => progress.change(log => { log.learner = field.value; }));
  part.querySelector(".save").addEventListener("click", save);
  part.querySelector(".open").addEventListener("change", async event => {
    const taken = take(await event.target.files[0].text());
    kept.textContent = taken === null ? kept.dataset.wrong : [
      form(kept.dataset.taken, taken.answers), ...taken.names.map(name => form(kept.dataset.asked, name)),
    ].join(" ");
    event.target.value = "";
    showStanding();
  });
});
showStanding();
addEventListener("pageshow", showStanding);
