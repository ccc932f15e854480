// Playing, and the places of frames and easing curves on the time axis.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPage, random } from "./page.mjs";

/** A card that plays: its clock is moved by hand. */
function player({ frames, fps, speed = 1, loop = false, frame = 0 }) {
  let tick = null;
  const page = loadPage({
    requestAnimationFrame: (call) => { tick = call; return 1; },
    cancelAnimationFrame: () => {},
  });
  const state = { playing: true, speed, loop, frame };
  const card = { frames, after: { fps }, state, set: (change) => Object.assign(state, change) };
  const transport = Object.assign(Object.create(page.Transport.prototype), {
    card, element: { checkVisibility: () => true },
    play: { show() {}, element: { setAttribute() {}, querySelector: () => ({ setAttribute() {} }) } },
  });
  transport.setPlaying(true);
  return { state, advance: (milliseconds) => tick(milliseconds) };
}

test("the frame shown is the one that the clock has reached", () => {
  const next = random(7);
  for (const [fps, speed] of [[60, 1], [60, 0.25], [24, 2], [30, 0.5]]) {
    const { state, advance } = player({ frames: 100_000, fps, speed });
    let now = 1000;
    advance(now);
    for (let count = 0; count < 500; count += 1) {
      now += next() < 0.1 ? 400 * next() : 17 * next();
      advance(now);
      const exact = (now - 1000) / 1000 * fps * speed;
      // Sums of small steps may round across a whole number.
      assert.ok(Math.abs(exact - state.frame - 0.5) <= 0.5 + 1e-6, `${state.frame} at ${exact}`);
    }
  }
});

test("playing ends at the last frame", () => {
  const { state, advance } = player({ frames: 10, fps: 10 });
  advance(0);
  advance(850);
  assert.deepEqual([state.frame, state.playing], [8, true]);
  advance(5000);
  assert.deepEqual([state.frame, state.playing], [9, false]);
});

test("a loop goes on at the start, by as much as it went over the end", () => {
  const { state, advance } = player({ frames: 10, fps: 10, loop: true });
  advance(0);
  advance(3250);
  assert.deepEqual([state.frame, state.playing], [2, true]);
});

test("playing from the last frame starts anew", () => {
  assert.equal(player({ frames: 10, fps: 10, frame: 9 }).state.frame, 0);
  assert.equal(player({ frames: 10, fps: 10, frame: 4 }).state.frame, 4);
});

test("a frame that is chosen while playing is where playing goes on", () => {
  const { state, advance } = player({ frames: 100, fps: 10 });
  advance(0);
  state.frame = 50;
  advance(100);
  assert.equal(state.frame, 51);
});

function axis(frames, width, extra = {}) {
  const chosen = [];
  const page = loadPage({
    document: {
      createElementNS: (_, tag) => ({
        tag, setAttribute(name, value) { this[name] = value; }, append() {},
      }),
    },
  });
  const card = { frames, go: (frame) => chosen.push(frame), ...extra };
  const own = { card, width, picture: { getBoundingClientRect: () => ({ left: 30, width }) } };
  return { axis: Object.assign(Object.create(page.Axis.prototype), own), chosen };
}

test("the axis begins with the first frame and ends with the last, evenly between", () => {
  const { axis: time } = axis(5, 216);
  assert.deepEqual([0, 1, 2, 3, 4].map((frame) => time.x(frame)), [8, 58, 108, 158, 208]);
  assert.equal(axis(1, 216).axis.x(0), 8);
});

test("pointing at a frame's place goes to that frame", () => {
  for (const frames of [2, 7, 90]) {
    const { axis: time, chosen } = axis(frames, 777);
    for (let frame = 0; frame < frames; frame += 1) time.scrub({ clientX: 30 + time.x(frame) });
    assert.deepEqual(chosen, Array.from({ length: frames }, (_, frame) => frame));
  }
});

test("an easing curve is drawn at the times and heights of its points", () => {
  const animation = { begin: 0.5, duration: 1, points: [0, 0.25, 1] };
  const after = { fps: 10, keyframes: [{ animation }, { animation: null }] };
  const [area, line] = axis(21, 216, { after }).axis.curves();
  // Frames 5, 10 and 15 of 0…20, of 200 pixels from 8; heights from 52 up to 18.
  assert.equal(line.d, "M58.00,52.00L108.00,43.50L158.00,18.00");
  assert.equal(area.d, "M58,52L58.00,52.00L108.00,43.50L158.00,18.00L158,52Z");
});

test("an easing curve that overshoots stays within the axis", () => {
  const animation = { begin: 0, duration: 2, points: [0, -3, 1.5, 1] };
  const after = { fps: 10, keyframes: [{ animation }] };
  const [, line] = axis(21, 216, { after }).axis.curves();
  const heights = line.d.split("L").map((place) => Number(place.split(",")[1]));
  assert.deepEqual(heights, [52, 58.8, 18, 29.33]);
});

test("a finding holds from its beginning until before its end", () => {
  const page = loadPage();
  const holds = (finding) => [0, 1, 1.5, 2, 3].map((time) => page.holdsAt(finding, time));
  assert.deepEqual(holds({ begin: 1, end: 2 }), [false, true, true, false, false]);
  assert.deepEqual(holds({ begin: 1, end: null }), [false, true, true, true, true]);
  assert.deepEqual(holds({ begin: null, end: null }), [false, false, false, false, false]);
});
