// Turned rectangles, compared with the area of the polygon clipped to each pixel (Sutherland and
// Hodgman, "Reentrant Polygon Clipping", CACM 1974, doi:10.1145/360767.360802).

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

const page = loadPage();

function area(points) {
  let twice = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** The part of a polygon where `sign · (coordinate − limit)` is not negative. */
function clipped(points, axis, limit, sign) {
  const inside = (point) => sign * (point[axis] - limit) >= 0;
  return points.flatMap((point, index) => {
    const previous = points.at(index - 1);
    const part = (limit - previous[axis]) / (point[axis] - previous[axis]);
    const crossing = [0, 1].map((other) =>
      other === axis ? limit : previous[other] + part * (point[other] - previous[other]));
    if (inside(point)) return inside(previous) ? [point] : [crossing, point];
    return inside(previous) ? [crossing] : [];
  });
}

function pixelArea(points, x, y) {
  return area([[0, x, 1], [0, x + 1, -1], [1, y, 1], [1, y + 1, -1]].reduce(
    (part, [axis, limit, sign]) => clipped(part, axis, limit, sign), points));
}

/** Coverages by row and column, from the runs that the page paints. */
function painted(points, width, height) {
  const rows = Array.from({ length: height }, () => new Array(width).fill(0));
  const ends = new Array(height).fill(0);
  page.forEachRun(points.flat(), width, height, (y, from, to, coverage) => {
    assert.ok(ends[y] <= from && from < to && to <= width, `run ${from}..<${to} of row ${y}`);
    ends[y] = to;
    rows[y].fill(coverage, from, to);
  });
  return rows;
}

function turned(next, reach) {
  const [x, y] = [next() * reach, next() * reach];
  const [width, height] = [next() * reach, next() * reach];
  const angle = next() < 0.2 ? integer(next, 0, 3) * Math.PI / 2 : next() * 2 * Math.PI;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([u, v]) =>
    [x + u * cosine - v * sine, y + u * sine + v * cosine]);
  return next() < 0.5 ? corners : corners.reverse();
}

test("every pixel is covered as much as the clipped polygon", () => {
  const next = random(3);
  const [width, height] = [11, 9];
  for (let count = 0; count < 400; count += 1) {
    const points = turned(next, 12);
    const rows = painted(points, width, height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const expected = pixelArea(points, x, y);
        assert.ok(
          Math.abs(rows[y][x] - expected) < 1e-9,
          `(${x}, ${y}) of ${JSON.stringify(points)}: ${rows[y][x]}, expected ${expected}`);
      }
    }
  }
});

test("quads that share a side cover each pixel of it completely", () => {
  const next = random(4);
  for (let count = 0; count < 200; count += 1) {
    const [top, bottom] = [[8 * next(), -1], [8 * next(), 9]];
    const left = painted([[-1, -1], top, bottom, [-1, 9]], 8, 8);
    const right = painted([top, [9, -1], [9, 9], bottom], 8, 8);
    for (let y = 0; y < 8; y += 1) {
      for (let x = 0; x < 8; x += 1) assert.ok(Math.abs(left[y][x] + right[y][x] - 1) < 1e-12);
    }
  }
});

test("a side is followed from its nearer end, and exact at both", () => {
  const edge = { top: [1.1, 0.3], bottom: [5.3, 5.9], direction: 1 };
  assert.equal(page.edgeX(edge, 0.3), 1.1);
  assert.equal(page.edgeX(edge, 5.9), 5.3);
  const upright = { top: [2.5, 0], bottom: [2.5, 3], direction: 1 };
  assert.equal(page.edgeX(upright, 1.1), 2.5);
});

test("corners too far away or without a number paint nothing", () => {
  for (const corner of [NaN, Infinity, -Infinity, 2e300]) {
    const rows = painted([[corner, 0], [5, 0], [5, 5], [0, 5]], 4, 4);
    assert.ok(rows.flat().every((coverage) => coverage === 0));
  }
});

test("a quad outside of the picture paints nothing", () => {
  for (const [dx, dy] of [[-20, 0], [20, 0], [0, -20], [0, 20]]) {
    const points = [[1, 0], [3, 1], [2, 3], [0, 2]].map(([x, y]) => [x + dx, y + dy]);
    assert.ok(painted(points, 4, 4).flat().every((coverage) => coverage === 0));
  }
});
