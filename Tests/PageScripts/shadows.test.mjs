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

test("a shadow is the blurred mask of its shape", () => {
  const next = random(11);
  for (let count = 0; count < 6; count += 1) {
    const [width, height] = [integer(next, 4, 12), integer(next, 4, 12)];
    const rect = [integer(next, -20, 90) / 8, integer(next, -20, 90) / 8, width, height, 0, 15];
    const shape = [[1, 0, 0, 1, 0, 0], rect];
    const weights = sums(0.5 + 2 * next());
    const margin = 12;
    const mask = Array.from({ length: 44 }, () => new Array(44).fill(0));
    page.forEachShapeRun([[1, 0, 0, 1, margin, margin], rect], "exact", 44, 44, (y, from, to, level) =>
      mask[y].fill(level, from, to));
    const expected = blurred(mask, weights);
    const drawn = Array.from({ length: 20 }, () => new Array(20).fill(0));
    const bands = page.maskBands(shape, weights.length / 2 - 1, "exact", 20, 20);
    page.forEachShadowRun(bands, weights, 20, 20, (y, from, to, level) =>
      drawn[y].fill(level, from, to));
    for (let y = 0; y < 20; y += 1) {
      for (let x = 0; x < 20; x += 1) {
        assert.ok(Math.abs(drawn[y][x] - expected[y + margin][x + margin]) <= 0.5 + 1e-9, `${x} ${y}`);
      }
    }
  }
});

test("what is painted casts the shadow of its alpha, also from beside the picture", () => {
  const gradient = ["gradient", [3, 2, 1 / 16, 1 / 40, 0], [[0, 200, 0, 0, 255], [1, 0, 0, 30, 40]]];
  const ops = [
    [120], ["shape", [[1, 0, 0, 1, -3, 2], [0, 0, 9, 12, 3, 15]], 0xFF0000FF], [],
    ["within", [[1, 0, 0, 1, 6, 4], [0, 0, 11, 9, 4, 15]]], gradient, [2.5, 1.5, 21.25, 12, 0], [],
    [8, 15.5, 17, 26, 0x80800000],
  ];
  const [margin, weights] = [12, sums(2.2)];
  const far = new page.Raster(44, 44);
  far.paint(ops.map((op) => page.movedOperation(op, margin)));
  const mask = Array.from({ length: 44 }, (_, y) =>
    Array.from(far.layers[0].slice(44 * y, 44 * (y + 1)), (word) => word >>> 24));
  const expected = blurred(mask, weights);
  const near = new page.Raster(20, 20);
  near.paint([["cast", weights, 0xFF000000], ...ops, []]);
  assert.ok(mask[margin + 8].some((level) => level > 0));
  for (let y = 0; y < 20; y += 1) {
    for (let x = 0; x < 20; x += 1) {
      const level = near.layers[0][20 * y + x] >>> 24;
      assert.ok(Math.abs(level - expected[y + margin][x + margin]) <= 0.5 + 1e-9, `${x} ${y}`);
    }
  }
});
