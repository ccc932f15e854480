// Which findings are new, and which are cured.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPage } from "./page.mjs";

const page = loadPage();

function movie(ids, findings, drawing = "geometry") {
  return {
    drawing, views: ids.map((id) => ({ id })),
    findings: findings.map(([title, views, text = ""]) =>
      ({ title, text, views: views.map((id) => ids.indexOf(id)) })),
  };
}

function changes(before, after) {
  const { fresh, cured } = page.changedFindings(before, after);
  return { fresh: [...fresh].map(({ title }) => title), cured: cured.map(({ title }) => title) };
}

test("findings are the same by their code and views, whatever the order of views", () => {
  const before = movie(["a", "b", "c"], [["conflict", ["a", "b"]], ["tie", ["c"]]]);
  const after = movie(["c", "b", "a"], [["conflict", ["b", "a"]], ["tie", ["b"]]]);
  assert.deepEqual(changes(before, after), { fresh: ["tie"], cured: ["tie"] });
  assert.deepEqual(changes(before, before), { fresh: [], cured: [] });
});

test("of two alike that became one, one is cured", () => {
  const [one, two] = [1, 2].map((count) => movie(["a"], new Array(count).fill(["tie", ["a"]])));
  assert.deepEqual(changes(two, one), { fresh: [], cured: ["tie"] });
  assert.deepEqual(changes(one, two), { fresh: ["tie"], cured: [] });
});

/** The text of a warning without views, as the program prints it. */
function warning(message, place, quoted) {
  const indent = " ".repeat(place.split(":")[1].length);
  return `warning[jump]: ${message}\n${indent}--> ${place}\n${indent} |\n${quoted}\n${indent} |`;
}

function changesOfTexts(one, other) {
  const [before, after] = [one, other].map((text) => movie([], [["jump", [], text]]));
  return changes(before, after);
}

const unchanged = { fresh: [], cured: [] };

test("a warning on another line of another file is the same", () => {
  const [json, pin] = [["edited.json:9:15", "9 | {"], ["toggle.pinned:57:15", "57 |   {"]]
    .map(([place, quoted]) => warning("the text of `first` is pale", place, quoted));
  assert.deepEqual(changesOfTexts(pin, json), unchanged);
});

test("without views messages are compared, but not their numbers", () => {
  const at = (message) => warning(message, "a.json:3:4", "3 | {");
  assert.deepEqual(changesOfTexts(at("`a` jumps -12.5 pt"), at("`a` jumps -8 pt")), unchanged);
  assert.deepEqual(changesOfTexts(at("`a` jumps"), at("`b` jumps")), { fresh: ["jump"], cured: ["jump"] });
});

test("numbers in names are compared", () => {
  for (const [one, other] of [["row1", "row2"], ["row-1", "row-2"]]) {
    const [before, after] = [one, other].map((name) => warning(`\`${name}\` jumps`, "a.json:3:4", "3 | {"));
    assert.deepEqual(changesOfTexts(before, after), { fresh: ["jump"], cured: ["jump"] });
  }
});

test("of several about one view, that at another time is new", () => {
  const tie = (begin) => ({ title: "tie", text: "", views: [0], begin, end: null });
  const [before, after] = [[tie(1)], [tie(0), tie(1)]].map((findings) => ({ ...movie(["a"], []), findings }));
  const { fresh, cured } = page.changedFindings(before, after);
  assert.deepEqual([...fresh].map(({ begin }) => begin), [0]);
  assert.deepEqual(cured, []);
});

test("a finding that only moved in time is not new", () => {
  const tie = (begin) => ({ ...movie(["a"], []), findings: [{ title: "tie", text: "", views: [0], begin, end: null }] });
  assert.deepEqual(changes(tie(1), tie(0.5)), unchanged);
});

test("nothing is new against a folder of frames, or without a basis", () => {
  const after = movie(["a"], [["tie", ["a"]]]);
  assert.deepEqual(changes(movie([], [], "frames"), after), { fresh: [], cured: [] });
  assert.deepEqual(changes(null, after), { fresh: [], cured: [] });
});
