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

/** Calls `add` for the parts of a run whose pixels a pattern's alpha, if there is one, makes equal. */
function forEachMaskRun(colors, y, from, to, level, add) {
  if (!colors) return void add(from, to, level);
  for (let x = from; x < to; x += 1) {
    const product = Math.floor((2 * level * (colors(x, y) >>> 24) + 255) / 510);
    if (product > 0) add(x, x + 1, product);
  }
}

/** Bands of equal rows of a shape's mask: first row, end, runs. What is outside the picture counts, too. */
function maskBands([[a, b, c, d, tx, ty], outline], reach, edges, colors, width, height) {
  const bands = [];
  const moved = [[a, b, c, d, tx + reach, ty + reach], outline];
  const rows = new Map();
  forEachShapeRun(
    moved, edges === "coregraphics" ? edges : "exact", width + 2 * reach, height + 2 * reach,
    (y, start, end, level) => {
      const runs = rows.get(y - reach) ?? [];
      const add = (from, to, part) => {
        const last = runs.at(-1);
        if (last && last[1] === from && last[2] === part) last[1] = to;
        else runs.push([from, to, part]);
      };
      forEachMaskRun(colors, y - reach, start - reach, end - reach, level, add);
      if (runs.length > 0) rows.set(y - reach, runs);
    });
  for (const [y, runs] of rows) {
    const last = bands.at(-1);
    if (last && last.end === y && String(last.runs) === String(runs)) last.end += 1;
    else bands.push({ start: y, end: y + 1, runs });
  }
  return bands;
}

/** Calls `paint` for every run of pixels that a shadow covers equally: row, first, end, level. */
function forEachShadowRun(shape, sums, edges, colors, width, height, paint) {
  const reach = sums.length / 2 - 1;
  const bands = maskBands(shape, reach, edges, colors, width, height);
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
