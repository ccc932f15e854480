// Frames that the renderer drew: from the page's data the page must draw the same pixels.
// PageScriptTests.swift writes them, as [{ name, version, frames: [[number, checksum]] }].

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadPage } from "./page.mjs";

class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}

/** As FFmpeg's `framecrc` computes it: Adler-32 that begins with 0. */
function checksum(bytes) {
  let [sum, sumOfSums] = [0, 0];
  for (const byte of bytes) {
    sum = (sum + byte) % 65521;
    sumOfSums = (sumOfSums + sum) % 65521;
  }
  return sumOfSums * 65536 + sum;
}

const path = process.env.LAYOUTANIM_PAGE_FRAMES;

test("the renderer's frames", { skip: !path && "LAYOUTANIM_PAGE_FRAMES names no file" }, async () => {
  const page = loadPage({ ImageData });
  const timelines = JSON.parse(readFileSync(path, "utf8"));
  assert.ok(timelines.length > 0);
  for (const { name, version, frames } of timelines) {
    const movie = new page.Movie(version);
    assert.ok(frames.length > 0);
    for (const [frame, expected] of frames) {
      const { data, width, height } = await movie.pixels(frame);
      assert.equal(data.length, 4 * width * height);
      assert.equal(checksum(data), expected, `frame ${frame} of ${name}`);
    }
  }
});
