"use strict";

// What was done, as Lifeline keeps it: entries, places, and what is to be done. The browser keeps it, and a file brings it to others.
const progress = (() => {
  const key = "lifeline-progress";
  const empty = () => ({ learner: "", entries: [], places: [], assignments: [] });

  function read() {
    try {
      return { ...empty(), ...JSON.parse(localStorage.getItem(key)) };
    } catch {
      return empty();
    }
  }

  function change(body) {
    const log = read();
    body(log);
    try {
      localStorage.setItem(key, JSON.stringify(log));
    } catch {
      // A browser that keeps nothing still shows the course.
    }
  }

  function newID() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = bytes[6] & 15 | 64;
    bytes[8] = bytes[8] & 63 | 128;
    const digits = [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  }

  const now = () => new Date().toISOString();

  return {
    read, change,
    add: (lesson, section, event) =>
      change(log => log.entries.push({ id: newID(), at: now(), lesson, section, ...event })),
    visit: (lesson, section) => change(log => {
      log.places = log.places.filter(place => place.lesson !== lesson);
      log.places.push({ lesson, section, at: now() });
    }),
    // The questions that were answered right, by lesson.
    right(lesson) {
      const right = read().entries.filter(entry => entry.lesson === lesson && entry.outcome === "right");
      return new Set(right.map(entry => entry.section));
    },
    place: lesson => read().places.find(place => place.lesson === lesson),
  };
})();
