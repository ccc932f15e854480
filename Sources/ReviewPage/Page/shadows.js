// Shadows in the renderer's arithmetic: the mask of a shape, blurred along its rows and then along its
// columns, each rounded to 8 bits.

/** A level of coverage, halves up. */
function maskLevel(sum) {
  return Math.min(255, Math.floor(sum + 0.5));
}

/** The sum of the weights of pixels from one to another around a third. */
function gaussianWeight(sums, from, to, center) {
  const reach = sums.length / 2 - 1;
  const at = (distance) => sums[Math.min(Math.max(distance + reach, 0), 2 * reach + 1)];
  return at(to - center) - at(from - center);
}

function blurredLevel(runs, sums, column) {
  const reach = sums.length / 2 - 1;
  let sum = 0;
  for (const [from, to, level] of runs) {
    if (to <= column - reach) continue;
    if (from > column + reach) break;
    sum += level * gaussianWeight(sums, from, to, column);
  }
  return maskLevel(sum);
}

/** Appends a run to those of a row, or extends the last one. */
function addRun(runs, from, to, level) {
  const last = runs.at(-1);
  if (last && last[1] === from && last[2] === level) last[1] = to;
  else runs.push([from, to, level]);
}

/** Appends a row of a mask to bands of equal rows: first row, end, runs. */
function addRow(bands, y, runs) {
  const last = bands.at(-1);
  if (last && last.end === y && String(last.runs) === String(runs)) last.end += 1;
  else bands.push({ start: y, end: y + 1, runs });
}

/** Those of a shape's mask. What is outside the picture counts, too. */
function maskBands([[a, b, c, d, tx, ty], outline], reach, edges, width, height) {
  const bands = [];
  const moved = [[a, b, c, d, tx + reach, ty + reach], outline];
  const rows = new Map();
  forEachShapeRun(
    moved, edges === "coregraphics" ? edges : "exact", width + 2 * reach, height + 2 * reach,
    (y, from, to, level) => {
      const runs = rows.get(y - reach) ?? [];
      addRun(runs, from - reach, to - reach, level);
      rows.set(y - reach, runs);
    });
  for (const [y, runs] of rows) addRow(bands, y, runs);
  return bands;
}

/** Those of the alpha of a picture that has so many more pixels at each side. */
function alphaBands(picture, margin) {
  const bands = [];
  for (let y = 0; y < picture.height; y += 1) {
    const runs = [];
    picture.layers[0].subarray(y * picture.width, (y + 1) * picture.width).forEach((word, x) => {
      if (word >>> 24 > 0) addRun(runs, x - margin, x - margin + 1, word >>> 24);
    });
    if (runs.length > 0) addRow(bands, y - margin, runs);
  }
  return bands;
}

/** The index of the end of what begins at another. */
function endOfGroup(ops, start) {
  let depth = 0;
  for (let index = start; ; index += 1) {
    const op = ops[index];
    if (op[0] === "cast" || op[0] === "within" || op.length === 1 && typeof op[0] === "number") depth += 1;
    if (op.length === 0) depth -= 1;
    if (depth === 0) return index;
  }
}

/** An operation farther to the right and down by so many pixels. */
function movedOperation(op, distance) {
  const [name, place, ...rest] = op;
  const moved = ([a, b, c, d, tx, ty]) => [a, b, c, d, tx + distance, ty + distance];
  if (name === "shape" || name === "within") return [name, [moved(place[0]), place[1]], ...rest];
  if (name === "gradient") return [name, [place[0] + distance, place[1] + distance, ...place.slice(2)], ...rest];
  if (name === "image") {
    const [x, y, ...others] = rest[0];
    return [name, place, [x + distance, y + distance, ...others], ...rest.slice(1)];
  }
  if (op.length === 5 || op.length === 9) return [...op.slice(0, -1).map((value) => value + distance), op.at(-1)];
  return op;
}

/** Calls `paint` for every run of pixels that a shadow covers equally: row, first, end, level. */
function forEachShadowRun(bands, sums, width, height, paint) {
  const reach = sums.length / 2 - 1;
  if (bands.length === 0) return;
  const left = Math.max(0, Math.min(...bands.map(({ runs }) => runs[0][0])) - reach);
  const right = Math.min(width, Math.max(...bands.map(({ runs }) => runs.at(-1)[1])) + reach);
  for (const band of bands) {
    band.levels = [];
    for (let x = left; x < right; x += 1) band.levels.push(blurredLevel(band.runs, sums, x));
  }
  const bottom = Math.min(height, bands.at(-1).end + reach);
  for (let y = Math.max(0, bands[0].start - reach); y < bottom; y += 1) {
    const near = bands.filter(({ start, end }) => end > y - reach && start <= y + reach)
      .map(({ start, end, levels }) => ({ levels, weight: gaussianWeight(sums, start, end, y) }));
    for (let x = left; x < right; x += 1) {
      const sum = near.reduce((total, { levels, weight }) => total + levels[x - left] * weight, 0);
      if (maskLevel(sum) > 0) paint(y, x, x + 1, maskLevel(sum));
    }
  }
}
