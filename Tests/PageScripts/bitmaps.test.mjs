// Images, compared with the closed forms of the filters.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

const page = loadPage();

function bitmap(width, height, bytes) {
  return page.decodedBitmap({ width, height, pixels: Buffer.from(bytes).toString("base64") });
}

test("an image at its own scale is copied", () => {
  const bytes = [9, 8, 7, 255, 1, 2, 3, 4, 0, 0, 0, 0, 5, 5, 5, 200];
  const op = ["image", bitmap(2, 2, bytes), [3, 4, 1, 0, 0, 1], [0, 0, 2, 2], [0, 0, 2, 2]];
  const colors = page.imageColors(op);
  const words = [[3, 4], [4, 4], [3, 5], [4, 5]].map(([x, y]) => colors(x, y));
  assert.deepEqual([...new Uint8Array(new Uint32Array(words).buffer)], bytes);
});

test("a pixel that covers several is their average", () => {
  const bytes = [0, 10, 20, 30].flatMap((value) => [value, 0, 0, 255]);
  const op = ["image", bitmap(4, 1, bytes), [0, 0, 4, 0, 0, 1], [0, 0, 4, 4], [0, 0, 1, 1]];
  assert.equal(page.imageColors(op)(0, 0), 0xFF00000F);
});

test("between the centres of two pixels a colour is interpolated", () => {
  const bytes = [0, 200].flatMap((value) => [value, 0, 0, 255]);
  const op = ["image", bitmap(2, 1, bytes), [0, 0, 0.25, 0, 0, 1], [0, 0, 2, 2], [0, 0, 1, 1]];
  const colors = page.imageColors(op);
  const reds = Array.from({ length: 8 }, (_, x) => colors(x, 0) & 255);
  assert.deepEqual(reds, [0, 0, 25, 75, 125, 175, 200, 200]);
});

test("the weights of a pixel add up", () => {
  const next = random(11);
  for (let count = 0; count < 2000; count += 1) {
    const pixels = integer(next, 1, 300);
    const taps = page.imageTaps([0, 0, 1 + 500 * next(), pixels], pixels, 500 * next(), 3 * next());
    assert.equal(taps.weights.reduce((sum, weight) => sum + weight), 2 ** 22);
    assert.ok(taps.first >= 0 && taps.first + taps.weights.length <= pixels);
  }
});

test("turned by a right angle, columns are rows", () => {
  const bytes = [10, 20, 30, 40].flatMap((value) => [value, 0, 0, 255]);
  const op = ["image", bitmap(2, 2, bytes), [2, 0, 0, -1, 1, 0], [0, 0, 2, 2], [0, 0, 2, 2]];
  const colors = page.imageColors(op);
  assert.deepEqual([[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => colors(x, y) & 255), [30, 10, 40, 20]);
});
