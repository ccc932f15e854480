// Numbers and addresses as text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

const page = loadPage();

test("numbers have at most three decimals, and no needless ones", () => {
  const texts = [
    [0, "0"], [-0, "0"], [1, "1"], [10, "10"], [-2.5, "-2.5"], [1.2345, "1.234"], [0.0001, "0"],
    [-0.0001, "0"], [100.1, "100.1"], [1e6, "1000000"], [null, "–"], [undefined, "–"],
  ];
  for (const [value, text] of texts) assert.equal(page.number(value), text);
});

test("thousandths are read back as they were", () => {
  const next = random(8);
  for (let count = 0; count < 2000; count += 1) {
    const value = integer(next, -1e7, 1e7) / 1000;
    assert.equal(Number(page.number(value)), value);
    assert.doesNotMatch(page.number(value), /\.\d*0$|\.$/);
  }
});

function span(begin, end) {
  return page.span({ begin, end });
}

test("a span has a beginning, and an end unless it lasts", () => {
  assert.equal(span(0.5, 0.5), "at 0.5 s");
  assert.equal(span(0.5, 1), "0.5 – 1 s");
  assert.equal(span(0.5, null), "from 0.5 s");
  assert.equal(span(null, null), "");
});

const views = ["root", "a b", "ä&=#"];
const movie = { index: (id) => views.indexOf(id) };
function card(state, before = movie) {
  return { state, before, after: movie, frames: 90, data: { name: "a/ü?#&=" } };
}

test("an address leads back to what it was made of", () => {
  for (const view of [null, ...views]) {
    for (const [mode] of page.modes) {
      const state = { frame: 17, view, mode };
      const parts = new URLSearchParams(page.addressOf(card(state)));
      assert.equal(parts.get("transition"), "a/ü?#&=");
      const expected = { playing: false, frame: 17, mode, ...(view !== null && { view }) };
      assert.deepEqual(page.changeFrom(parts, card(state)), expected);
    }
  }
});

test("what an address asks for and the card lacks is ignored", () => {
  const change = (text, before) => page.changeFrom(new URLSearchParams(text), card({}, before));
  assert.deepEqual(change(""), { playing: false });
  assert.deepEqual(change("frame=-1&view=c&mode=other"), { playing: false });
  assert.deepEqual(change("frame=word"), { playing: false });
  assert.deepEqual(change("frame=123456"), { playing: false, frame: 89 });
  assert.deepEqual(change("frame=3&mode=before", null), { playing: false, frame: 3 });
});
