// Rounded rectangles, borders and other outlines, in the renderer's arithmetic: polygons with whole
// coordinates in units of 2⁻²⁰ pixel, whose areas are exact.

const gridPixel = 2 ** 20;
const farthestVertex = 2 ** 32;

function gridPlace(pixels) {
  const limited = Math.min(Math.max(pixels, -farthestVertex), farthestVertex);
  return Math.floor(limited * gridPixel + 0.5);
}

/** A quarter of the unit circle from (1, 0) to (0, 1); its chords have the area of their arcs. */
function quarterArc(radius) {
  const limited = Math.min(radius, 1e6);
  const [last, endChord] = [Math.sqrt(2) - 1, Math.sqrt(0.5)];
  let chords = endChord;
  while (chords * chords * chords < 15 * limited * limited && chords * chords < 140 * limited) {
    chords += 1;
  }
  const count = Math.floor(chords + 1);
  const step = last / (count - 1 + endChord);
  const points = [[1, 0]];
  for (let index = 0; index < count; index += 1) {
    const t = index === count - 1 ? last : (index + endChord) * step;
    const share = 1 / (1 + t * t);
    const distance = 1 + (step * share) * (step * share) / 3;
    points.push([(1 - t * t) * share * distance, 2 * t * share * distance]);
  }
  for (let index = count - 1; index >= 0; index -= 1) points.push([points[index][1], points[index][0]]);
  return points;
}

function isFlatCurve([p0, p1, p2, p3], limit) {
  return [[p0, p1, p2], [p1, p2, p3]].every((points) => [0, 1].every((axis) =>
    Math.abs(points[0][axis] - points[1][axis] * 2 + points[2][axis]) <= limit));
}

/** Appends the ends of a cubic curve's chords; it is halved until it is flat. */
function appendChords(points, curve, limit, depth = 0) {
  if (depth === 12 || isFlatCurve(curve, limit)) return void points.push(curve[3]);
  const middle = (p, q) => [(p[0] + q[0]) * 0.5, (p[1] + q[1]) * 0.5];
  const [p0, p1, p2, p3] = curve;
  const [a, b, c] = [middle(p0, p1), middle(p1, p2), middle(p2, p3)];
  const [d, e] = [middle(a, b), middle(b, c)];
  const half = middle(d, e);
  appendChords(points, [p0, a, d, half], limit, depth + 1);
  appendChords(points, [half, e, c, p3], limit, depth + 1);
}

/** Corners in their order around a rectangle: bit, right, bottom, towards the previous and the next corner. */
const roundedCorners = [
  [1, 0, 0, [0, 1], [1, 0]], [2, 1, 0, [-1, 0], [0, 1]], [4, 1, 1, [0, -1], [-1, 0]],
  [8, 0, 1, [1, 0], [0, -1]],
];

class FlattenedShape {
  /** The contours of a shape as polygons, in pixels. */
  constructor([map, outline], edges) {
    [this.ownMap, this.map] = [map, map];
    this.edges = edges;
    this.limit = edges === "coregraphics" ? 1 / 15 : 1 / 768;
    this.contours = [];
    if (outline.length === 0 || Array.isArray(outline[0])) {
      for (const contour of outline) this.appendContour(contour);
    } else if (outline.length === 7) {
      this.appendRing(outline.slice(0, 6), outline[6]);
    } else {
      this.appendRounded(outline);
    }
  }

  pixels(x, y) {
    const [a, b, c, d, tx, ty] = this.map;
    return [a * x + c * y + tx, b * x + d * y + ty];
  }

  appendContour([start, ...segments]) {
    const points = [this.pixels(...start)];
    for (const segment of segments) {
      if (segment.length === 2) {
        points.push(this.pixels(...segment));
        continue;
      }
      const controls = [0, 2, 4].map((at) => this.pixels(segment[at], segment[at + 1]));
      appendChords(points, [points.at(-1), ...controls], this.limit);
    }
    this.contours.push(points);
  }

  appendRing(outer, border) {
    if (!(border > 0)) return;
    this.appendRounded(outer);
    const [x, y, width, height, radius, corners] = outer;
    const [innerWidth, innerHeight] = [width - 2 * border, height - 2 * border];
    if (!(innerWidth > 0 && innerHeight > 0)) return;
    const limit = Math.max(0, Math.min(innerWidth, innerHeight) / 2);
    const inner = corners === 0 ? 0 : Math.min(Math.max(0, radius - border), limit);
    this.appendRounded([x + border, y + border, innerWidth, innerHeight, inner, corners]);
    this.contours.at(-1).reverse();
  }

  appendRounded(rounded) {
    const [x, y, width, height, radius, corners] = rounded;
    if (!(width > 0 && height > 0)) return;
    this.map = this.edges === "device" ? snappedMap(rounded, this.ownMap) ?? this.ownMap : this.ownMap;
    const [a, b, c, d] = this.map;
    const isCurve = this.edges === "coregraphics";
    const arc = radius === 0 || isCurve
      ? [] : quarterArc(radius * Math.sqrt(a * a + b * b + c * c + d * d)).slice(1, -1);
    const points = [];
    for (const [bit, isRight, isBottom, back, ahead] of roundedCorners) {
      const vertex = [isRight ? x + width : x, isBottom ? y + height : y];
      const own = (corners & bit) !== 0 ? radius : 0;
      this.appendCorner(points, { vertex, radius: own, back, ahead }, arc, isCurve);
    }
    this.contours.push(points);
  }

  appendCorner(points, { vertex, radius, back, ahead }, arc, isCurve) {
    const at = (along, beyond) => this.pixels(...[0, 1].map((axis) =>
      vertex[axis] + back[axis] * along + ahead[axis] * beyond));
    if (!(radius > 0)) return void points.push(this.pixels(...vertex));
    points.push(at(radius, 0));
    if (isCurve) {
      const rest = radius * (1 - 0.5522847498);
      const curve = [points.at(-1), at(rest, 0), at(0, rest), at(0, radius)];
      return void appendChords(points, curve, this.limit);
    }
    for (const [x, y] of arc) points.push(at(radius * (1 - y), radius * (1 - x)));
    points.push(at(0, radius));
  }
}

/** The sides of a shape, directed downward, from the highest down; null if it touches no pixel. */
function polygonOutline(shape, edges, width, height) {
  const isSampled = edges === "device" && isTurnedRect(shape);
  const samples = isSampled ? sampledShape(shape, width, height) : null;
  if (isSampled && !samples) return null;
  const { contours } = new FlattenedShape(shape, edges);
  if (!contours.every((points) => points.every((point) => point.every(Number.isFinite)))) return null;
  const sides = contours.flatMap((contour) => {
    const points = contour.map(([x, y]) => [gridPlace(x), gridPlace(y)]);
    return points.flatMap((start, index) => {
      const end = points[(index + 1) % points.length];
      if (start[1] === end[1]) return [];
      return [start[1] < end[1]
        ? { top: start, bottom: end, direction: 1 } : { top: end, bottom: start, direction: -1 }];
    });
  });
  if (sides.length === 0) return null;
  const pixels = (axis, count) => {
    const places = sides.flatMap(({ top, bottom }) => [top[axis], bottom[axis]]);
    const low = places.reduce((a, b) => Math.min(a, b));
    const high = places.reduce((a, b) => Math.max(a, b));
    const first = Math.min(Math.max(Math.floor(low / gridPixel), 0), count);
    return [first, Math.max(first, Math.min(Math.ceil(high / gridPixel), count))];
  };
  let [columns, rows] = [pixels(0, width), pixels(1, height)];
  if (columns[0] >= columns[1] || rows[0] >= rows[1]) return null;
  if (samples) {
    const hull = (a, b) => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
    [columns, rows] = [hull(columns, samples.outer.columns), hull(rows, samples.outer.rows)];
  }
  return { sides, columns, rows, samples };
}

/** The point of a side at a height; its ends are exact. */
function sidePoint({ top, bottom }, y) {
  if (y === top[1] || top[0] === bottom[0]) return [top[0], y];
  if (y === bottom[1]) return bottom;
  const share = (y - top[1]) / (bottom[1] - top[1]);
  return [top[0] + Math.floor((bottom[0] - top[0]) * share + 0.5), y];
}

function crossingHeight(x, from, to) {
  const share = (x - from[0]) / (to[0] - from[0]);
  return from[1] + Math.floor((to[1] - from[1]) * share + 0.5);
}

class PolygonRow {
  /** Covers and areas by column of one row, between two columns. */
  constructor([first, end]) {
    [this.first, this.end] = [first, end];
    [this.left, this.right] = [first * gridPixel, end * gridPixel];
    this.cells = new Map();
  }

  add(from, to, direction) {
    if (Math.min(from[0], to[0]) >= this.right || from[1] === to[1]) return;
    if (Math.max(from[0], to[0]) <= this.left) {
      this.addCell(this.first, (to[1] - from[1]) * direction, this.left, this.left);
    } else if (Math.min(from[0], to[0]) < this.left) {
      this.divide(from, to, direction, this.left);
    } else if (Math.max(from[0], to[0]) > this.right) {
      this.divide(from, to, direction, this.right);
    } else {
      this.walk(from, to, direction);
    }
  }

  divide(from, to, direction, x) {
    const middle = [x, crossingHeight(x, from, to)];
    this.add(from, middle, direction);
    this.add(middle, to, direction);
  }

  walk(from, to, direction) {
    const isForward = to[0] > from[0];
    let column = Math.floor((to[0] < from[0] ? from[0] - 1 : from[0]) / gridPixel);
    const last = Math.floor((isForward ? to[0] - 1 : to[0]) / gridPixel);
    let point = from;
    while (column !== last) {
      const end = (isForward ? column + 1 : column) * gridPixel;
      const next = [end, crossingHeight(end, from, to)];
      this.addCell(column, (next[1] - point[1]) * direction, point[0], next[0]);
      point = next;
      column += isForward ? 1 : -1;
    }
    this.addCell(last, (to[1] - point[1]) * direction, point[0], to[0]);
  }

  addCell(column, height, from, to) {
    if (height === 0) return;
    const start = column * gridPixel;
    const cell = this.cells.get(column) ?? { cover: 0, area: 0 };
    cell.cover += height;
    cell.area += height * (from - start + to - start);
    this.cells.set(column, cell);
  }

  /** Calls `paint` with every run of one level that is not 0: first, end, level. */
  forEachRun(edges, paint) {
    const whole = 2 * gridPixel * gridPixel;
    const level = (twice) => {
      const area = Math.min(Math.abs(twice), whole);
      return edges === "coregraphics"
        ? Math.min(255, Math.floor(256 * area / whole)) : Math.floor((255 * area + whole / 2) / whole);
    };
    const run = (from, to, twice) => {
      if (from < to && level(twice) !== 0) paint(from, to, level(twice));
    };
    let [cover, column] = [0, this.first];
    for (const next of [...this.cells.keys()].sort((a, b) => a - b)) {
      run(column, next, 2 * cover * gridPixel);
      const cell = this.cells.get(next);
      cover += cell.cover;
      run(next, next + 1, 2 * cover * gridPixel - cell.area);
      column = next + 1;
    }
    run(column, this.end, 2 * cover * gridPixel);
  }
}

/** Calls `paint` for every run of pixels that a shape covers equally: row, first, end, level 1…255. */
function forEachShapeRun(shape, edges, width, height, paint) {
  const outline = polygonOutline(shape, edges, width, height);
  if (!outline) return;
  for (let y = outline.rows[0]; y < outline.rows[1]; y += 1) {
    const row = new PolygonRow(outline.columns);
    const [start, end] = [y * gridPixel, (y + 1) * gridPixel];
    for (const side of outline.sides) {
      const top = Math.max(side.top[1], start);
      const bottom = Math.min(side.bottom[1], end);
      if (top < bottom) row.add(sidePoint(side, top), sidePoint(side, bottom), side.direction);
    }
    const runs = [];
    row.forEachRun(edges, (...run) => runs.push(run));
    const shown = outline.samples ? sampledRuns(outline.samples, y, runs) : runs;
    for (const [from, to, level] of shown) paint(y, from, to, level);
  }
}
