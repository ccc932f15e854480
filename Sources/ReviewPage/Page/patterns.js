// Patterns in the renderer's arithmetic: what paints pixels in colours of their own.

/** A component rounded to 8 bits, halves up. */
function channelByte(component) {
  return Math.min(255, Math.max(0, Math.floor(component + 0.5)));
}

/** A pixel's word of premultiplied components: red, green, blue, alpha. */
function premultipliedWord(components) {
  const alpha = channelByte(components[3]);
  const [red, green, blue] = [0, 1, 2].map((index) => Math.min(alpha, channelByte(components[index])));
  return (red | green << 8 | blue << 16 | alpha << 24) >>> 0;
}

/** The colour at a place along the axis of a gradient. */
function gradientColor(stops, place) {
  let next = 0;
  while (next < stops.length && stops[next][0] <= place) next += 1;
  if (next === 0 || next === stops.length) return premultipliedWord(stops[Math.max(0, next - 1)].slice(1));
  const [[start, ...before], [end, ...after]] = [stops[next - 1], stops[next]];
  const part = (place - start) / (end - start);
  return premultipliedWord(before.map((value, index) => value + (after[index] + value * -1) * part));
}

/** A function from a pixel's column and row to its colour. */
function patternColors([, [originX, originY, perColumn, perRow, offset], stops]) {
  return (x, y) =>
    gradientColor(stops, perColumn * (x + 0.5 - originX) + (perRow * (y + 0.5 - originY) + offset));
}

/** Paints a run of a row in the colours of a pattern. */
function paintPattern(row, y, from, to, colors, rounded) {
  for (let x = from; x < to; x += 1) row[x] = over(colors(x, y), rounded, row[x]) >>> 0;
}
