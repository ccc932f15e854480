// Layers as the render server of iOS draws them, in the renderer's arithmetic: corners in 256ths of a
// pixel, and a pixel is covered if its centre is inside.

const farthestDeviceCorner = 2 ** 36;
/** Up to this distance, in 256ths of a pixel, sums of two products are exact in a double. */
const nearDeviceCorner = 2 ** 22;

function devicePlace(pixels) {
  const single = Math.fround(pixels);
  const near = Math.min(Math.max(single, -farthestDeviceCorner), farthestDeviceCorner);
  return Math.floor(near * 256 + 0.5);
}

/** The first pixel whose centre, at 256 i + 128, is at a place or after it. */
function firstCenter(place) {
  return Math.floor((place + 127) / 256);
}

/** The pixels of an axis with their centres in an interval, as [first, end). */
function centersBetween(low, high, count) {
  const start = Math.min(Math.max(firstCenter(low), 0), count);
  return [start, Math.max(start, Math.min(firstCenter(high), count))];
}

/** Twice the area that corners enclose, positive if they run clockwise on the screen. */
function doubledArea(corners) {
  let twice = 0n;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length];
    twice += BigInt(x) * BigInt(nextY) - BigInt(nextX) * BigInt(y);
  });
  return twice;
}

/** The sides of a quad clockwise, and the pixels that it may cover; null if it covers none. */
function sampledQuad(coordinates, width, height) {
  if (!coordinates.every((value) => Number.isFinite(value))) return null;
  const places = coordinates.map(devicePlace);
  const corners = [0, 2, 4, 6].map((index) => [places[index], places[index + 1]]);
  const twice = doubledArea(corners);
  if (twice === 0n) return null;
  if (twice < 0n) corners.reverse();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const columns = centersBetween(Math.min(...xs), Math.max(...xs), width);
  const rows = centersBetween(Math.min(...ys), Math.max(...ys), height);
  const edges = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4];
    return { x, y, run: nextX - x, rise: nextY - y };
  });
  if (edges.some(({ run, rise }) => run === 0 && rise === 0)) return null;
  const isNear = places.every((place) => Math.abs(place) <= nearDeviceCorner);
  return { edges, columns, rows, isNear };
}

/** The first pixel of a row whose centre is on the line through a side or at the right of it. */
function firstColumn({ x, y, run, rise }, center, isNear) {
  const sign = rise < 0 ? -1 : 1;
  if (isNear) {
    const dividend = (x - 128) * rise * sign + run * sign * (center - y);
    return Math.ceil(dividend / (rise * sign * 256));
  }
  const [slope, fall] = [BigInt(run * sign), BigInt(rise * sign)];
  const dividend = BigInt(x - 128) * fall + slope * BigInt(center - y);
  const [quotient, rest] = [dividend / (fall * 256n), dividend % (fall * 256n)];
  return Number(rest > 0n ? quotient + 1n : quotient);
}

/** The pixels of a row that a sampled quad covers, as [first, end). */
function sampledColumns({ edges, columns, isNear }, row) {
  let [start, end] = columns;
  const center = 256 * row + 128;
  for (const edge of edges) {
    if (edge.rise === 0) {
      if (edge.run > 0 ? center < edge.y : center >= edge.y) return [start, start];
    } else {
      const column = Math.min(Math.max(firstColumn(edge, center, isNear), start), end);
      if (edge.rise < 0) start = column; else end = column;
    }
  }
  return [start, end];
}

/** Calls `paint` with the covered pixels of every row: row, first, end. */
function forEachSampledRun(corners, width, height, paint) {
  const quad = sampledQuad(corners, width, height);
  if (!quad) return;
  for (let row = quad.rows[0]; row < quad.rows[1]; row += 1) {
    const [start, end] = sampledColumns(quad, row);
    if (start < end) paint(row, start, end);
  }
}
