// Which entries of the overview match, and in which order they are.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPage } from "./page.mjs";

const page = loadPage();
const entries = [
  ["swap", "b/swap.json", "different", 20, ["conflict"], true],
  ["Push", "a/push.json", "different", 90, [], true],
  ["pop", "a/pop.json", "same", 0, ["conflict", "overlap"], false],
  ["open", "c/open.json", "same", 0, [], false],
].map(([name, path, kind, pixels, findings, isDecidable], place) =>
  ({ name, path, kind, pixels, findings, isDecidable, place, text: `${name} ${path}`.toLowerCase() }));

function found(filter, decisions = {}) {
  return entries.filter((entry) => page.matches(entry, { ...page.noFilter, ...filter }, decisions[entry.path]))
    .map(({ name }) => name);
}

test("all words must be in the name or path, in either case", () => {
  assert.deepEqual(found({}), ["swap", "Push", "pop", "open"]);
  assert.deepEqual(found({ find: "a/ P" }), ["Push", "pop"]);
  assert.deepEqual(found({ find: "PUSH" }), ["Push"]);
  assert.deepEqual(found({ find: "push swap" }), []);
});

test("verdicts, findings and decisions narrow each other", () => {
  assert.deepEqual(found({ verdict: "same" }), ["pop", "open"]);
  assert.deepEqual(found({ finding: "conflict" }), ["swap", "pop"]);
  assert.deepEqual(found({ finding: "conflict", verdict: "same" }), ["pop"]);
  assert.deepEqual(found({ finding: "none" }), ["Push", "open"]);
  const decisions = { "b/swap.json": "accepted" };
  assert.deepEqual(found({ decision: "accepted" }, decisions), ["swap"]);
  assert.deepEqual(found({ decision: "undecided" }, decisions), ["Push"]);
});

test("entries are sorted, equal ones the worst first", () => {
  const order = (sort) => page.sorted(entries, sort).map(({ name }) => name);
  assert.deepEqual(order("worst"), ["swap", "Push", "pop", "open"]);
  assert.deepEqual(order("name"), ["Push", "open", "pop", "swap"]);
  assert.deepEqual(order("path"), ["pop", "Push", "swap", "open"]);
  assert.deepEqual(order("pixels"), ["Push", "swap", "pop", "open"]);
});

test("a filter is what its address says, and nonsense in it is ignored", () => {
  const filter = { ...page.noFilter, find: "a b", finding: "conflict", sort: "name" };
  const address = new URLSearchParams(page.filterParts(filter));
  assert.equal(String(address), "find=a+b&finding=conflict&sort=name");
  assert.deepEqual(page.filterFrom(address), filter);
  assert.deepEqual(page.filterFrom(new URLSearchParams("sort=sideways&frame=3")), page.noFilter);
  assert.deepEqual(page.filterParts(page.noFilter), []);
});
