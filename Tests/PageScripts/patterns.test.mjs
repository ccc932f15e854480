// Gradients, compared with the renderer's definition of the colour of a pixel.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

const page = loadPage();

test("a gradient downward has the colour at the middle of each row", () => {
  for (const height of [1, 3, 7, 100, 255]) {
    const op = ["gradient", [0, 0, 0, 1 / height, 0], [[0, 0, 0, 0, 255], [1, 255, 255, 255, 255]]];
    const colors = page.patternColors(op);
    for (let y = 0; y < height; y += 1) {
      const exact = 255 * (2 * y + 1) / (2 * height);
      assert.ok(Math.abs((colors(3, y) & 255) - exact) <= 0.5 + 1e-9);
      assert.equal(colors(3, y), colors(90, y));
    }
  }
});

test("before the first location and after the last the colour is theirs", () => {
  const op = ["gradient", [0, 0, 1, 0, 0], [[2, 10, 0, 0, 255], [4, 20, 0, 0, 255], [4, 30, 0, 0, 255]]];
  const colors = page.patternColors(op);
  assert.deepEqual([-5, 1, 2, 3, 4, 9].map((x) => colors(x, 0) & 255), [10, 10, 13, 18, 30, 30]);
});

test("no channel exceeds alpha", () => {
  const next = random(7);
  for (let count = 0; count < 500; count += 1) {
    const alpha = integer(next, 0, 255);
    const word = page.premultipliedWord([300 * next() - 20, alpha + 0.4, 255 * next(), alpha]);
    for (const shift of [0, 8, 16]) assert.ok((word >>> shift & 255) <= word >>> 24);
  }
});

test("a pattern is for one operation only", () => {
  const red = ["gradient", [0, 0, 1, 0, 0], [[0, 255, 0, 0, 255]]];
  const raster = new page.Raster(2, 1);
  const black = 0xFF000000;
  const pixels = raster.paint([red, [0, 0, 1, 1, black], [1, 0, 2, 1, black]]);
  assert.deepEqual([...pixels], [255, 0, 0, 255, 0, 0, 0, 255]);
});
