// Decisions are kept, and written as the program reads them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPage } from "./page.mjs";

const page = loadPage();

class Storage {
  values = new Map();
  getItem(key) { return this.values.get(key) ?? null; }
  setItem(key, value) { this.values.set(key, value); }
}

test("the file lists paths in the order of Unicode scalars", () => {
  const decisions = new page.Decisions("ab", null);
  decisions.decide(["b.json", "\u{1F600}.json", "\uFB00.json", "a.json"], "accepted");
  decisions.decide(["z.json"], "rejected", "too \"slow\"");
  decisions.decide(["c.json"], "rejected");
  decisions.decide(["b.json"], null);
  assert.deepEqual(JSON.parse(decisions.file()), {
    version: 1, bundle: "ab", accept: ["a.json", "\uFB00.json", "\u{1F600}.json"],
    reject: [{ path: "c.json", note: "" }, { path: "z.json", note: "too \"slow\"" }],
  });
  assert.ok(decisions.file().endsWith("}\n"));
});

test("they are kept by bundle", () => {
  const storage = new Storage();
  new page.Decisions("one", storage).decide(["a"], "accepted");
  assert.equal(new page.Decisions("one", storage).of("a").decision, "accepted");
  assert.equal(new page.Decisions("two", storage).of("a"), undefined);
});

test("those of another page of the same bundle are not lost", () => {
  const storage = new Storage();
  const [one, other] = [new page.Decisions("b", storage), new page.Decisions("b", storage)];
  one.decide(["a"], "accepted");
  other.decide(["b"], "rejected", "why");
  assert.deepEqual([...new page.Decisions("b", storage).known.keys()], ["a", "b"]);
});

test("what is stored and is no list of decisions is ignored", () => {
  for (const text of ["", "{", "3", "[[1, {}]]", "[[\"a\", {\"decision\": \"maybe\"}]]", "[null]"]) {
    const storage = new Storage();
    storage.setItem("layoutanim-decisions-b", text);
    assert.equal(new page.Decisions("b", storage).known.size, 0);
  }
});

test("without storage they are kept in memory", () => {
  const refusing = { getItem: () => null, setItem: () => { throw new Error("quota"); } };
  const decisions = new page.Decisions("b", refusing);
  decisions.decide(["a"], "accepted");
  decisions.decide(["b"], "accepted");
  assert.equal(decisions.of("a").decision, "accepted");
  assert.equal(decisions.storage, null);
});
