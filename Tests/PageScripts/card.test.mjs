// What a card does when it is asked: frames that differ, zoom, speed, views and keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPage } from "./page.mjs";

class Element {}
const page = loadPage({ Element, devicePixelRatio: 2 });

function card(members, state) {
  return Object.assign(Object.create(page.Card.prototype), {
    frames: 10, state: { frame: 0, ...state }, ...members,
    set(change) { Object.assign(this.state, change); },
  });
}

test("a frame that is asked for is limited to those there are", () => {
  const shown = card();
  for (const [asked, given] of [[-3, 0], [4, 4], [10, 9], [1e9, 9]]) {
    shown.go(asked);
    assert.equal(shown.state.frame, given);
  }
});

test("differences are visited in order and round again", () => {
  const visited = (start, direction) => {
    const shown = card({ differing: [2, 3, 7] }, { frame: start });
    return [0, 0, 0, 0].map(() => {
      shown.goToDifference(direction);
      return shown.state.frame;
    });
  };
  assert.deepEqual(visited(0, 1), [2, 3, 7, 2]);
  assert.deepEqual(visited(5, -1), [3, 2, 7, 3]);
  const same = card({ differing: [] }, { frame: 4 });
  same.goToDifference(1);
  assert.equal(same.state.frame, 4);
});

test("zooming goes to the next whole zoom from what is seen", () => {
  const zoomed = (scale, direction) => {
    const shown = card({ stage: { scale: () => scale } });
    shown.zoomBy(direction);
    return shown.state.zoom;
  };
  // At two device pixels a CSS pixel, a scale of 0.5 is 1:1.
  assert.deepEqual([0.3, 0.5, 0.9, 4, 8].map((scale) => zoomed(scale, 1)), [1, 2, 2, 16, 16]);
  assert.deepEqual([0.3, 0.5, 0.9, 4, 8].map((scale) => zoomed(scale, -1)), ["fit", "fit", 1, 4, 8]);
});

test("speeds stay within their list", () => {
  const speeds = (start, direction) => {
    const shown = card({}, { speed: start });
    return [0, 0, 0].map(() => {
      shown.changeSpeed(direction);
      return shown.state.speed;
    });
  };
  assert.deepEqual(speeds(0.5, 1), [1, 2, 2]);
  assert.deepEqual(speeds(1, -1), [0.5, 0.25, 0.25]);
});

test("views are chosen in order and round again", () => {
  const after = { views: ["a", "b", "c"].map((id) => ({ id })) };
  const chosen = (view, direction) => {
    const shown = card({ after }, { view });
    shown.chooseNextView(direction);
    return shown.state.view;
  };
  assert.deepEqual([null, "a", "b", "c"].map((view) => chosen(view, 1)), ["a", "b", "c", "a"]);
  assert.deepEqual([null, "a", "b", "c"].map((view) => chosen(view, -1)), ["c", "c", "a", "b"]);
});

function event(key, modifiers = {}) {
  return { key, target: null, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers };
}

test("digits go to keyframes", () => {
  const shown = card({ after: { keyframes: [{ frame: 0 }, { frame: 6 }] } });
  assert.equal(page.pressed(event("2"), shown), true);
  assert.equal(shown.state.frame, 6);
  page.pressed(event("3"), shown);
  assert.equal(shown.state.frame, 6);
});

test("a key with a modifier of the browser is left to it", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
    const shown = card({}, { loop: false });
    assert.equal(page.pressed(event("l", { [modifier]: true }), shown), false);
    assert.equal(shown.state.loop, false);
  }
});

test("letters work in either case, and unknown keys are not taken", () => {
  const shown = card({}, { loop: false });
  assert.equal(page.pressed(event("L", { shiftKey: true }), shown), true);
  assert.equal(shown.state.loop, true);
  assert.equal(page.pressed(event("q"), shown), false);
});

test("every key in the list of keys does something", () => {
  const keys = page.keyHelp.flatMap(([names]) => names.split(" "));
  const elsewhere = ["Shift", "…", "?", "J", "K", "1", "9"];
  const events = { Space: " ", "←": "ArrowLeft", "→": "ArrowRight", "−": "-", Esc: "Escape" };
  for (const name of keys.filter((key) => !elsewhere.includes(key))) {
    const key = events[name] ?? (name.length === 1 ? name.toLowerCase() : name);
    assert.equal(typeof page.keyActions[key], "function", name);
  }
});
