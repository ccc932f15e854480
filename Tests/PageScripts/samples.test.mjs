// Layers as iOS draws them, compared with every centre decided by itself, in integers of any size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

const page = loadPage();

/** In 256ths of a pixel, halves up, from a count of 512ths. */
function rounded(pixels) {
  return (BigInt(Math.floor(Math.fround(pixels) * 512)) + 1n) >> 1n;
}

function cross([ax, ay], [bx, by]) { return ax * by - ay * bx; }

function minus([ax, ay], [bx, by]) { return [ax - bx, ay - by]; }

function isPainted(points, column, row) {
  let corners = points.map((point) => point.map(rounded));
  const twice = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]));
  if (twice === 0n) return false;
  if (twice < 0n) corners = corners.reverse();
  const center = [BigInt(256 * column + 128), BigInt(256 * row + 128)];
  return corners.every((start, index) => {
    const side = minus(corners[(index + 1) % 4], start);
    const where = cross(side, minus(center, start));
    const isLeftOrTop = side[1] < 0n || (side[1] === 0n && side[0] > 0n);
    return isLeftOrTop ? where >= 0n : where > 0n;
  });
}

function check(points, width = 9, height = 7) {
  const rows = Array.from({ length: height }, () => new Array(width).fill(false));
  page.forEachSampledRun(points.flat(), width, height, (y, from, to) => rows[y].fill(true, from, to));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      assert.equal(rows[y][x], isPainted(points, x, y), `(${x}, ${y}) of ${JSON.stringify(points)}`);
    }
  }
}

function parallelogram([x, y], [ux, uy], [vx, vy]) {
  return [[x, y], [x + ux, y + uy], [x + ux + vx, y + uy + vy], [x + vx, y + vy]];
}

/** A function for vectors with components up to a reach. */
function vectors(next) {
  return (reach) => [(2 * next() - 1) * reach, (2 * next() - 1) * reach];
}

test("every pixel of a layer is decided by its centre", () => {
  const next = random(5);
  const vector = vectors(next);
  for (let count = 0; count < 500; count += 1) {
    check(parallelogram([9 * next(), 7 * next()], vector(8), vector(8)));
  }
});

test("centres on sides are decided by the top-left rule", () => {
  const next = random(6);
  const halves = () => [integer(next, -9, 9) / 2, integer(next, -9, 9) / 2];
  for (let count = 0; count < 500; count += 1) {
    const along = halves();
    const across = next() < 0.5 ? [-along[1], along[0]] : halves();
    check(parallelogram([integer(next, 0, 18) / 2, integer(next, 0, 14) / 2], along, across));
  }
});

test("nearly singular layers are exact", () => {
  const next = random(7);
  const vector = vectors(next);
  for (let count = 0; count < 1000; count += 1) {
    check(parallelogram([9 * next(), 7 * next()], vector(9), vector(0.01)));
  }
});

test("far corners are exact", () => {
  const next = random(8);
  const vector = vectors(next);
  for (const reach of [2 ** 13, 2 ** 14, 2 ** 15, 2 ** 31, 1e9, 2 ** 35]) {
    for (let count = 0; count < 60; count += 1) {
      const [along, across] = [vector(reach), vector(reach)];
      check(parallelogram(minus([9 * next(), 3], along.map((part) => part / 2)), along, across));
    }
  }
});

test("corners out of reach are bounded, and those that are no numbers paint nothing", () => {
  for (const reach of [2 ** 37, 1e18, 1e39, 1e300]) {
    const rows = [];
    page.forEachSampledRun(
      [4, -reach, reach, 4, 4, reach, -reach, 4], 3, 2, (...run) => rows.push(run));
    assert.deepEqual(rows, [[0, 0, 3], [1, 0, 3]]);
  }
  for (const value of [NaN, Infinity, -Infinity]) {
    page.forEachSampledRun([value, 0, 5, 0, 5, 5, 0, 5], 4, 4, () => assert.fail());
  }
});

test("edges are drawn in the way that was set last", () => {
  const raster = new page.Raster(4, 1);
  const part = (x) => [x + 0.25, 0, x + 0.75, 1, 0xFF000000];
  const pixels = raster.paint(
    [part(0), ["device"], part(1), ["coregraphics"], part(2), ["exact"], part(3)]);
  assert.deepEqual([3, 7, 11, 15].map((index) => pixels[index]), [128, 255, 128, 128]);
  assert.equal(raster.paint([part(0)])[3], 128);
  const quarters = raster.paint([["coregraphics"], [0, 0, 0.998, 1, 0xFF000000]]);
  assert.equal(quarters[3], 255);
});

test("nothing is painted outside a clip", () => {
  const raster = new page.Raster(5, 1);
  const [line, turned] = [[-1, 0, 8, 1, 0xFF000000], [-9, -1, 9, -2, 9, 2, -9, 3, 0xFF000000]];
  for (const [edges, expected] of [["exact", 3], ["device", 2], ["coregraphics", 3]]) {
    for (const shape of [line, turned]) {
      const pixels = raster.paint([[edges], [2.4, 1], shape, [5, 1], [4, 0, 5, 1, 0xFF000000]]);
      const alphas = [3, 7, 11, 15, 19].map((index) => pixels[index]);
      assert.deepEqual(alphas, [0, 1, 2, 3].map((x) => (x < expected ? 255 : 0)).concat(255));
    }
  }
});
