// Turned rectangles with exact area coverage, in the renderer's arithmetic: the areas to the left of
// the sides within a pixel add up to the area of the quad within it.

const farthestCorner = 1e300;

/** The pixels of an axis that an interval touches, as [first, end). */
function touchedPixels(low, high, count) {
  const start = Math.min(Math.max(low, 0), count);
  return [Math.floor(start), Math.ceil(Math.max(start, Math.min(high, count)))];
}

/** The sides of a quad, directed downward; null if it touches no pixel. */
function quadOutline(corners, width, height) {
  const [xs, ys] = [0, 1].map((axis) => corners.filter((_, index) => index % 2 === axis));
  if (!corners.every((value) => Math.abs(value) <= farthestCorner)) return null;
  const columns = touchedPixels(Math.min(...xs), Math.max(...xs), width);
  const rows = touchedPixels(Math.min(...ys), Math.max(...ys), height);
  if (columns[0] >= columns[1] || rows[0] >= rows[1]) return null;
  const edges = [0, 1, 2, 3].flatMap((index) => {
    const next = (index + 1) % 4;
    const [start, end] = [[xs[index], ys[index]], [xs[next], ys[next]]];
    if (start[1] === end[1]) return [];
    return [start[1] < end[1]
      ? { top: start, bottom: end, direction: 1 } : { top: end, bottom: start, direction: -1 }];
  });
  return { edges, columns, rows };
}

/** A side's x at a height, computed from the nearer end. */
function edgeX({ top, bottom }, y) {
  const [below, above] = [y - top[1], bottom[1] - y];
  const [run, rise] = [bottom[0] - top[0], bottom[1] - top[1]];
  return below <= above ? top[0] + run * (below / rise) : bottom[0] - run * (above / rise);
}

/** The part of a side within a row; null if there is none. */
function edgeSection(edge, row, [first, last]) {
  const top = Math.max(edge.top[1], row);
  const bottom = Math.min(edge.bottom[1], row + 1);
  if (!(top < bottom)) return null;
  const ends = [edgeX(edge, top), edgeX(edge, bottom)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return {
    low: high <= first ? first : Math.min(low, last),
    high: low >= last ? last : Math.max(high, first),
    height: (bottom - top) * edge.direction, pixels: touchedPixels(low, high, last),
  };
}

/** The mean of x, limited to 0…1, over an interval. */
function meanPart(start, end) {
  if (start >= 1) return 1;
  if (end <= 0) return 0;
  if (start === end) return start;
  const [first, last] = [Math.max(start, 0), Math.min(end, 1)];
  return ((last - first) * (first + last) / 2 + Math.max(0, end - 1)) / (end - start);
}

function coverageOf(sections, column) {
  let area = 0;
  for (const { low, high, height } of sections) {
    area += height * meanPart(low - column, high - column);
  }
  return Math.min(1, Math.abs(area));
}

/** The end of the pixels from a column on with equal coverage. */
function runEnd(sections, column, end) {
  for (const { pixels: [first, last] } of sections) {
    if (last <= column || first === last) continue;
    if (first <= column) return column + 1;
    end = Math.min(end, first);
  }
  return end;
}

/** Calls `paint` for every run of pixels with equal coverage: row, first, end, coverage 0…1. */
function forEachRun(corners, width, height, paint) {
  const outline = quadOutline(corners, width, height);
  if (!outline) return;
  for (let row = outline.rows[0]; row < outline.rows[1]; row += 1) {
    const sections = outline.edges
      .map((edge) => edgeSection(edge, row, outline.columns)).filter((section) => section);
    if (sections.length === 0) continue;
    let column = Math.min(...sections.map(({ pixels }) => pixels[0]));
    const end = Math.max(...sections.map(({ pixels }) => pixels[1]));
    while (column < end) {
      const next = runEnd(sections, column, end);
      paint(row, column, next, coverageOf(sections, column));
      column = next;
    }
  }
}
