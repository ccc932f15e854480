// One version of a transition: values by frame, views by point, rules of the other version, and the
// picture of the differences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { integer, loadPage, random } from "./page.mjs";

class ImageData {
  constructor(width, height) {
    Object.assign(this, { width, height, data: new Uint8ClampedArray(4 * width * height) });
  }
}

const page = loadPage({ ImageData });

function square(x, y, side) {
  return { quad: [x, y, x + side, y, x + side, y + side, x, y + side], hidden: false, alpha: 1 };
}

function movie(members) {
  return new page.Movie({
    drawing: "geometry", width: 4, height: 4, scale: 1, fps: 60, frames: 3, pictures: 0,
    views: [], tracks: [], rules: [], layouts: [], ...members,
  });
}

test("a track is one value for all frames, or one for each", () => {
  assert.deepEqual([0, 1, 2].map((frame) => page.at([7, null, 9], frame)), [7, null, 9]);
  assert.deepEqual([0, 1, 2].map((frame) => page.at("same", frame)), ["same", "same", "same"]);
});

test("a frame without a picture, or after the last, is missing", () => {
  const folder = movie({ pictures: [0, null, 1] });
  assert.deepEqual([0, 1, 2, 3].map((frame) => folder.has(frame)), [true, false, true, false]);
});

test("a frame's time is its number divided by the rate", () => {
  assert.equal(movie({ fps: 60 }).time(90), 1.5);
  assert.equal(movie({ fps: 24 }).time(1), 1 / 24);
});

test("the view at a point is the last that is seen there", () => {
  const shown = movie({
    views: [{ id: "root", parent: -1 }, { id: "a", parent: 0 }, { id: "b", parent: 1 }],
    tracks: [square(0, 0, 10), square(2, 2, 6), { ...square(3, 3, 2), hidden: [false, true, false] }],
  });
  assert.equal(shown.viewAt(4, 4, 0), 2);
  assert.equal(shown.viewAt(4, 4, 1), 1);
  assert.equal(shown.viewAt(7, 7, 0), 1);
  assert.equal(shown.viewAt(9, 9, 0), 0);
  assert.equal(shown.viewAt(11, 9, 0), -1);
});

test("a view in a hidden or transparent view, or without corners, is not seen", () => {
  const views = [{ id: "root", parent: -1 }, { id: "a", parent: 0 }, { id: "b", parent: 1 }];
  const seen = (outer, inner) =>
    movie({ views, tracks: [square(0, 0, 9), outer, inner] }).isSeen(2, 0);
  const plain = square(1, 1, 3);
  assert.equal(seen(plain, plain), true);
  assert.equal(seen({ ...plain, hidden: true }, plain), false);
  assert.equal(seen({ ...plain, alpha: [0, 1, 1] }, plain), false);
  assert.equal(seen(plain, { ...plain, quad: new Array(8).fill(null) }), false);
});

test("a point is in a turned quad when the quad's own axes say so", () => {
  const next = random(5);
  for (let count = 0; count < 5000; count += 1) {
    const angle = 2 * Math.PI * next();
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const [width, height] = [1 + 9 * next(), 1 + 9 * next()];
    const [u, v] = [-0.5 + 2 * next(), -0.5 + 2 * next()];
    if ([u, v].some((part) => Math.abs(part) < 1e-6 || Math.abs(part - 1) < 1e-6)) continue;
    const place = (a, b) => [
      3 + a * width * cosine - b * height * sine, 5 + a * width * sine + b * height * cosine,
    ];
    const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
    if (next() < 0.5) corners.reverse();
    const isInside = 0 < u && u < 1 && 0 < v && v < 1;
    assert.equal(page.holds(corners.flat(), ...place(u, v)), isInside);
  }
});

test("a view without any size holds no point", () => {
  assert.equal(page.holds([3, 3, 3, 3, 3, 3, 3, 3], 3, 3), false);
  assert.equal(page.holds([3, 3, 5, 3, 5, 3, 3, 3], 4, 3), false);
});

test("a rule's counterpart has its name, or else its text and priority", () => {
  const rule = (id, text, priority = 1000, kind = "constraint") =>
    ({ id, text, priority, kind, constraint: null, items: [] });
  const rules = [rule("gap", "a = 1"), rule(null, "b = 2"), rule(null, "b = 2", 500)];
  const { counterpart } = page.Movie.prototype;
  const find = (wanted) => rules.indexOf(counterpart.call({ rules }, wanted));
  assert.equal(find(rules[2]), 2);
  assert.equal(find(rule("gap", "a = 7")), 0);
  assert.equal(find(rule("other", "b = 2", 500)), 2);
  assert.equal(find(rule(null, "b = 2", 250)), -1);
  assert.equal(find(rule(null, "b = 2", 1000, "system")), -1);
});

test("a difference is magenta, pale within the tolerance, and grey elsewhere", () => {
  const next = random(6);
  const [before, after] = [new ImageData(16, 16), new ImageData(16, 16)];
  before.data.forEach((_, index) => {
    before.data[index] = integer(next, 0, 255);
    const change = next() < 0.1 ? integer(next, -40, 40) : 0;
    after.data[index] = before.data[index] + change;
  });
  const tolerance = 12;
  const shown = page.difference(before, after, tolerance).data;
  for (let offset = 0; offset < shown.length; offset += 4) {
    const [old, fresh] = [before, after].map(({ data }) => [...data.slice(offset, offset + 4)]);
    const largest = Math.max(...old.map((value, channel) => Math.abs(value - fresh[channel])));
    const [red, green, blue, alpha] = shown.slice(offset, offset + 4);
    assert.equal(alpha, 255);
    if (largest > 0) {
      assert.deepEqual([red, green, blue], [255, largest <= tolerance ? 192 : 0, 255]);
    } else {
      // A quarter of the way from white to the luma over white, by ITU-R BT.709.
      const luma = 0.2126 * old[0] + 0.7152 * old[1] + 0.0722 * old[2];
      const expected = 255 - (255 - luma) * old[3] / 255 / 4;
      assert.ok(red === green && green === blue && Math.abs(red - expected) <= 1.5);
    }
  }
});
