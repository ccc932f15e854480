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

test("without views texts are compared, but not their places and numbers", () => {
  const finding = (text) => movie([], [["jump", [], text]]);
  assert.deepEqual(
    changes(finding("a.pinned:3:4: `a` jumps 12.5 pt"), finding("a.json:9:10: `a` jumps 8 pt")),
    { fresh: [], cured: [] });
  assert.deepEqual(changes(finding("`a` jumps"), finding("`b` jumps")), { fresh: ["jump"], cured: ["jump"] });
});

test("nothing is new against a folder of frames, or without a basis", () => {
  const after = movie(["a"], [["tie", ["a"]]]);
  assert.deepEqual(changes(movie([], [], "frames"), after), { fresh: [], cured: [] });
  assert.deepEqual(changes(null, after), { fresh: [], cured: [] });
});
