// Shadows, compared with their definition: every pixel from all its neighbours.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

const page = loadPage();

/** Sums of weights as the renderer gives them: element i is the sum of the first i. */
function sums(sigma) {
  const reach = Math.floor(2 * sigma);
  const partial = [0];
  for (let distance = -reach; distance <= reach; distance += 1) {
    partial.push(partial.at(-1) + Math.exp(-(distance ** 2) / (2 * sigma ** 2)));
  }
  return partial.map((value) => value / partial.at(-1));
}

/** Levels of a mask blurred by the definition. */
function blurred(mask, weights) {
  const along = (row) => row.map((_, center) => row.reduce((sum, level, at) =>
    sum + level * page.gaussianWeight(weights, at, at + 1, center), 0));
  const rows = mask.map((row) => along(row).map((value) => Math.floor(value + 0.5)));
  const columns = rows[0].map((_, x) => along(rows.map((row) => row[x])));
  return rows.map((_, y) => columns.map((column) => column[y]));
}

/** The words of pixels that are as opaque as their place says. */
function translucent(x, y) {
  return ((37 * x + 11 * y) % 256 + 256) % 256 << 24 >>> 0;
}

test("a shadow is the blurred mask of its shape", () => checkShadows(null));

test("what fills the shape makes its shadow as translucent", () => checkShadows(translucent));

function checkShadows(colors) {
  const next = random(11);
  for (let count = 0; count < 6; count += 1) {
    const [width, height] = [integer(next, 4, 12), integer(next, 4, 12)];
    const rect = [integer(next, -20, 90) / 8, integer(next, -20, 90) / 8, width, height, 0, 15];
    const shape = [[1, 0, 0, 1, 0, 0], rect];
    const weights = sums(0.5 + 2 * next());
    const margin = 12;
    const mask = Array.from({ length: 44 }, () => new Array(44).fill(0));
    page.forEachShapeRun([[1, 0, 0, 1, margin, margin], rect], "exact", 44, 44, (y, from, to, level) => {
      for (let x = from; x < to; x += 1) {
        const alpha = colors ? colors(x - margin, y - margin) >>> 24 : 255;
        mask[y][x] = Math.floor(level * alpha / 255 + 0.5);
      }
    });
    const expected = blurred(mask, weights);
    const drawn = Array.from({ length: 20 }, () => new Array(20).fill(0));
    page.forEachShadowRun(shape, weights, "exact", colors, 20, 20, (y, from, to, level) =>
      drawn[y].fill(level, from, to));
    for (let y = 0; y < 20; y += 1) {
      for (let x = 0; x < 20; x += 1) {
        assert.ok(Math.abs(drawn[y][x] - expected[y + margin][x + margin]) <= 0.5 + 1e-9, `${x} ${y}`);
      }
    }
  }
}
