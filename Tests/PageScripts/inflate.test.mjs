// Compressed data, as zlib writes them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { loadPage, random } from "./page.mjs";

const page = loadPage();

function text(next, length) {
  const pieces = ["\"x\":", "1.25,", "null", "[", "é", "𝕏", "width "];
  return Array.from({ length }, () => pieces[Math.floor(next() * pieces.length)]).join("");
}

test("what zlib compresses is read", () => {
  const next = random(3);
  for (const length of [3, 60, 1000, 60_000]) {
    const bytes = Buffer.from(text(next, length));
    const packed = deflateRawSync(bytes, { level: 9 });
    assert.equal(page.unpacked(packed.toString("base64"), bytes.length), bytes.toString());
  }
});

test("long repetitions are read", () => {
  const next = random(4);
  const noise = Uint8Array.from({ length: 30_000 }, () => 40 * next());
  const bytes = Buffer.concat([noise, Buffer.alloc(2000, 1), noise, noise.slice(0, 258)]);
  assert.deepEqual(Buffer.from(page.inflate(deflateRawSync(bytes, { level: 9 }), bytes.length)), bytes);
});

test("other blocks are refused", () => {
  assert.throws(() => page.inflate(deflateRawSync(Buffer.from("abc"), { level: 0 }), 3), /damaged/);
});
