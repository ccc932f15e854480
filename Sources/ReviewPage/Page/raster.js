// Paints rectangles and groups in the renderer's arithmetic, so that the pixels are identical. A pixel is a premultiplied colour in one word, red in the lowest byte.

const wholeCoverage = 65025;

/** The pixels of an axis that an interval touches, and the covered parts of the first and last. */
function axisCoverage(low, high, count) {
  const start = Math.max(low, 0);
  const end = Math.min(high, count);
  if (!(low < high) || start >= end) return null;
  const first = Math.floor(start);
  const last = Math.ceil(end) - 1;
  return {
    first, last,
    firstPart: Math.min(end, first + 1) - start, lastPart: end - Math.max(start, last),
  };
}

function partOf(coverage, pixel) {
  if (pixel === coverage.first) return coverage.firstPart;
  return pixel === coverage.last ? coverage.lastPart : 1;
}

/** Porter and Duff's "over", rounded once per channel: (255·s·a + d·(65025 − sA·a)) / 65025. */
function over(source, coverage, destination) {
  const remaining = wholeCoverage - (source >>> 24) * coverage;
  const channel = (shift) => {
    const own = 255 * (source >>> shift & 255) * coverage;
    return Math.floor((own + 32512 + (destination >>> shift & 255) * remaining) / wholeCoverage);
  };
  return channel(0) | channel(8) << 8 | channel(16) << 16 | channel(24) << 24;
}

/** The level of coverage, 0…255, of the covered part of a pixel. */
function coverageLevel(area, edges) {
  return edges === "coregraphics"
    ? Math.min(255, Math.floor(256 * area)) : Math.floor(255 * area + 0.5);
}

function paintRun(row, from, to, source, rounded) {
  if ((source >>> 24) * rounded === wholeCoverage) return void row.fill(source, from, to);
  let before = -1;
  let after = 0;
  for (let x = from; x < to; x += 1) {
    if (row[x] !== before) {
      before = row[x];
      after = over(source, rounded, before) >>> 0;
    }
    row[x] = after;
  }
}

class Raster {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.layers = [new Uint32Array(width * height)];
    this.depth = 0;
    this.opacities = [];
  }

  /** Paints operations; returns straight RGBA, rows from the top. */
  paint(ops) {
    this.depth = 0;
    this.edges = "exact";
    this.colors = null;
    [this.clipWidth, this.clipHeight] = [this.width, this.height];
    this.layers[0].fill(0);
    this.paintAll(ops);
    return this.straight();
  }

  paintAll(ops) {
    for (let index = 0; index < ops.length; index += 1) {
      const op = ops[index];
      if (op[0] === "cast") {
        const end = endOfGroup(ops, index);
        this.castShadow(ops.slice(index + 1, end), op[1], op[2]);
        index = end;
      } else if (op[0] === "shape") this.fillShape(op[1], op[2]);
      else if (op[0] === "within") this.beginClip(op[1]);
      else if (op[0] === "gradient") this.colors = patternColors(op);
      else if (op[0] === "image") this.colors = imageColors(op);
      else if (op[0] === "shadow") this.fillShadow(op[1], op[2], op[3]);
      else if (typeof op[0] === "string") [this.edges] = op;
      else if (op.length === 5) this.fill(op);
      else if (op.length === 9) this.fillQuad(op);
      else if (op.length === 2) this.clip(op);
      else if (op.length === 1) this.beginGroup(op[0]);
      else this.endGroup();
      if (op[0] !== "gradient" && op[0] !== "image") this.colors = null;
    }
  }

  /** Paints only within a rectangle of this size at the origin. */
  clip(size) {
    [this.clipWidth, this.clipHeight] = [this.width, this.height].map((count, axis) =>
      this.edges === "device"
        ? centersBetween(0, devicePlace(size[axis]), count)[1] : touchedPixels(0, size[axis], count)[1]);
  }

  fill([x0, y0, x1, y1, source]) {
    if (this.edges === "device") return void this.fillCenters(x0, y0, x1, y1, source);
    const level = (area) => coverageLevel(area, this.edges);
    const columns = axisCoverage(x0, x1, this.clipWidth);
    const rows = axisCoverage(y0, y1, this.clipHeight);
    if (!columns || !rows) return;
    for (let y = rows.first; y <= rows.last; y += 1) {
      const part = partOf(rows, y);
      this.run(y, columns.first, columns.first + 1, source, level(columns.firstPart * part));
      if (columns.last === columns.first) continue;
      this.run(y, columns.first + 1, columns.last, source, level(part));
      this.run(y, columns.last, columns.last + 1, source, level(columns.lastPart * part));
    }
  }

  fillCenters(x0, y0, x1, y1, source) {
    if (!(x0 < x1 && y0 < y1)) return;
    const [left, right] = centersBetween(devicePlace(x0), devicePlace(x1), this.clipWidth);
    const [top, bottom] = centersBetween(devicePlace(y0), devicePlace(y1), this.clipHeight);
    if (left === right) return;
    for (let y = top; y < bottom; y += 1) this.run(y, left, right, source, 255);
  }

  fillQuad(op) {
    const [corners, source] = [op.slice(0, 8), op[8]];
    if (this.edges === "device") {
      forEachSampledRun(corners, this.clipWidth, this.clipHeight, (y, from, to) =>
        this.run(y, from, to, source, 255));
    } else {
      forEachRun(corners, this.clipWidth, this.clipHeight, (y, from, to, coverage) =>
        this.run(y, from, to, source, coverageLevel(coverage, this.edges)));
    }
  }

  fillShape(shape, source) {
    forEachShapeRun(shape, this.edges, this.clipWidth, this.clipHeight, (y, from, to, level) =>
      this.run(y, from, to, source, level));
  }

  fillShadow(shape, sums, source) {
    const bands = maskBands(shape, sums.length / 2 - 1, this.edges, this.clipWidth, this.clipHeight);
    this.fillBands(bands, sums, source);
  }

  /** Paints the shadow of what operations paint, also beside the picture. */
  castShadow(ops, sums, source) {
    const reach = sums.length / 2 - 1;
    const caster = new Raster(this.clipWidth + 2 * reach, this.clipHeight + 2 * reach);
    const edges = this.edges === "coregraphics" ? this.edges : "exact";
    caster.paint([[edges], ...ops.map((op) => movedOperation(op, reach))]);
    this.fillBands(alphaBands(caster, reach), sums, source);
  }

  fillBands(bands, sums, source) {
    forEachShadowRun(bands, sums, this.clipWidth, this.clipHeight,
      (y, from, to, level) => paintRun(this.row(y), from, to, source, level));
  }

  /** Paints a run of a row in a colour, or with the pattern that is set. */
  run(y, from, to, source, rounded) {
    if (this.colors) paintPattern(this.row(y), y, from, to, this.colors, rounded);
    else paintRun(this.row(y), from, to, source, rounded);
  }

  row(y) {
    return this.layers[this.depth].subarray(y * this.width, (y + 1) * this.width);
  }

  /** What is painted up to the matching end is multiplied by the shape's coverage. */
  beginClip(shape) {
    const runs = [];
    forEachShapeRun(shape, this.edges, this.clipWidth, this.clipHeight, (...run) => runs.push(run));
    this.beginGroup(runs);
  }

  beginGroup(opacity) {
    this.opacities.push(opacity);
    this.depth += 1;
    this.layers[this.depth] ??= new Uint32Array(this.width * this.height);
    this.layers[this.depth].fill(0);
  }

  endGroup() {
    const group = this.layers[this.depth];
    const opacity = this.opacities.pop();
    this.depth -= 1;
    const below = this.layers[this.depth];
    const composite = (from, to, coverage) => {
      for (let index = from; index < to; index += 1) {
        if (group[index] !== 0) below[index] = over(group[index], coverage, below[index]);
      }
    };
    if (!Array.isArray(opacity)) return void composite(0, group.length, opacity);
    for (const [y, from, to, level] of opacity) {
      composite(y * this.width + from, y * this.width + to, level);
    }
  }

  /** Divides every channel by alpha and rounds it, a tie upward. */
  straight() {
    const words = this.layers[0];
    for (let index = 0; index < words.length; index += 1) {
      const alpha = words[index] >>> 24;
      if (alpha === 255 || alpha === 0) continue;
      const half = alpha >> 1;
      const channel = (shift) =>
        Math.floor(((words[index] >>> shift & 255) * 255 + half) / alpha) << shift;
      words[index] = channel(0) | channel(8) | channel(16) | alpha << 24;
    }
    return new Uint8ClampedArray(words.buffer.slice(0));
  }
}
