// Rectangles and groups, compared with integer arithmetic of one pixel at a time. Coordinates are in
// eighths of a pixel, so that every coverage is an exact fraction.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random, randomColor } from "./page.mjs";

const page = loadPage();

/** How much of a pixel an interval in eighths covers, in eighths. */
function overlap(low, high, pixel) {
  return Math.max(0, Math.min(high, 8 * pixel + 8) - Math.max(low, 8 * pixel));
}

function channels(word) {
  return [0, 8, 16, 24].map((shift) => word >>> shift & 255);
}

/** A fraction rounded to the nearest integer, a tie upward. */
function rounded(numerator, denominator) {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

function mixed(source, coverage, destination) {
  const remaining = 65025 - source[3] * coverage;
  return source.map((value, channel) =>
    rounded(255 * value * coverage + destination[channel] * remaining, 65025));
}

/** The straight RGBA of one pixel of a scene. */
function pixel(scene, x, y) {
  const layers = [{ value: [0, 0, 0, 0] }];
  for (const op of scene) {
    const top = layers.at(-1);
    if (op.fill) {
      const [x0, y0, x1, y1] = op.fill;
      const coverage = rounded(255 * overlap(x0, x1, x) * overlap(y0, y1, y), 64);
      top.value = mixed(channels(op.color), coverage, top.value);
    } else if (op.opacity !== undefined) {
      layers.push({ value: [0, 0, 0, 0], opacity: op.opacity });
    } else {
      layers.pop();
      layers.at(-1).value = mixed(top.value, top.opacity, layers.at(-1).value);
    }
  }
  const [red, green, blue, alpha] = layers[0].value;
  if (alpha === 0) return [0, 0, 0, 0];
  return [...[red, green, blue].map((value) => rounded(value * 255, alpha)), alpha];
}

function randomScene(next, width, height) {
  const scene = [];
  let depth = 0;
  for (let count = integer(next, 1, 12); count > 0; count -= 1) {
    const kind = next();
    if (kind < 0.15) {
      depth += 1;
      scene.push({ opacity: integer(next, 0, 255) });
    } else if (kind < 0.3 && depth > 0) {
      depth -= 1;
      scene.push({});
    } else {
      const [x0, y0] = [integer(next, -9, 8 * width), integer(next, -9, 8 * height)];
      const fill = [x0, y0, x0 + integer(next, -3, 6 * width), y0 + integer(next, -3, 6 * height)];
      scene.push({ fill, color: randomColor(next) });
    }
  }
  return [...scene, ...Array.from({ length: depth }, () => ({}))];
}

/** As the page's data has it. */
function operation(op) {
  if (op.fill) return [...op.fill.map((length) => length / 8), op.color];
  return op.opacity === undefined ? [] : [op.opacity];
}

test("coverage of an axis is the overlap with every pixel", () => {
  for (const count of [0, 1, 2, 5]) {
    for (let low = -12; low <= 44; low += 1) {
      for (let high = -12; high <= 44; high += 1) {
        const coverage = page.axisCoverage(low / 8, high / 8, count);
        for (let index = 0; index < count; index += 1) {
          const isTouched = coverage && coverage.first <= index && index <= coverage.last;
          const part = isTouched ? page.partOf(coverage, index) : 0;
          const expected = low < high ? overlap(low, high, index) / 8 : 0;
          assert.equal(part, expected, `${low / 8}..${high / 8}, pixel ${index} of ${count}`);
        }
        if (coverage) assert.ok(0 <= coverage.first && coverage.last < count);
      }
    }
  }
});

test("an interval without order or with a NaN covers nothing", () => {
  for (const [low, high] of [[2, 1], [1, 1], [NaN, 2], [1, NaN], [NaN, NaN]]) {
    assert.equal(page.axisCoverage(low, high, 4), null);
  }
});

test("infinite intervals are clipped to the axis", () => {
  assert.deepEqual(
    page.axisCoverage(-Infinity, Infinity, 3), { first: 0, last: 2, firstPart: 1, lastPart: 1 });
});

test("source over destination rounds every channel once, to the nearest", () => {
  const next = random(1);
  // One result in 65025 is just above a half.
  for (let count = 0; count < 300_000; count += 1) {
    const [source, destination] = [randomColor(next), randomColor(next)];
    const coverage = integer(next, 0, 255);
    const expected = mixed(channels(source), coverage, channels(destination));
    assert.deepEqual(channels(page.over(source, coverage, destination)), expected);
  }
});

test("scenes of rectangles and groups are painted as pixel by pixel", () => {
  const next = random(2);
  const [width, height] = [7, 5];
  const raster = new page.Raster(width, height);
  for (let count = 0; count < 300; count += 1) {
    const scene = randomScene(next, width, height);
    const painted = raster.paint(scene.map(operation));
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const offset = 4 * (y * width + x);
        assert.deepEqual(
          [...painted.slice(offset, offset + 4)], pixel(scene, x, y),
          `(${x}, ${y}) of ${JSON.stringify(scene)}`);
      }
    }
  }
});
