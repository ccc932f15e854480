// The review page's scripts, loaded without a page.

import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../Sources/ReviewPage/Page/", import.meta.url);

/**
 * All scripts but `start.js`, which builds the page, as one function: the page runs them in one scope
 * too. The properties of the result are the names that the scripts declare.
 *
 * @param globals what a browser would provide.
 */
export function loadPage(globals = {}) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js") && name !== "start.js");
  const source = files.sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const provided = { matchMedia: () => ({ matches: false }), ...globals };
  const scope = new Function(
    ...Object.keys(provided), `"use strict";\n${source}\nreturn (name) => eval(name);`);
  const value = scope(...Object.values(provided));
  return new Proxy({}, { get: (_, name) => value(name) });
}

/** Repeatable random numbers in 0..<1: mulberry32 by Tommy Ettinger. */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6D2B79F5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

/** An integer from `low` to `high`, both included. */
export function integer(next, low, high) {
  return low + Math.floor(next() * (high - low + 1));
}

/** A premultiplied colour in a word, red in the lowest byte. */
export function randomColor(next) {
  const alpha = next() < 0.4 ? 255 : integer(next, 0, 255);
  const [red, green, blue] = [0, 1, 2].map(() => integer(next, 0, alpha));
  return (red | green << 8 | blue << 16 | alpha << 24) >>> 0;
}
