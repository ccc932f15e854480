// Rounded rectangles as the render server of iOS draws edges: straight ones by its rules, corners by area.

/** The map of an upright rectangle to the edges between pixels that the rules give. */
function snappedMap([x, y, width, height], [a, b, c, d, tx, ty]) {
  if (b !== 0 || c !== 0 || !(width > 0 && height > 0)) return null;
  const places = [a * x + c * y + tx, b * x + d * y + ty,
    a * (x + width) + c * (y + height) + tx, b * (x + width) + d * (y + height) + ty];
  if (!places.every(Number.isFinite)) return null;
  const [left, top, right, bottom] = places.map((place) => firstCenter(devicePlace(place)));
  const [across, down] = [(right - left) / width, (bottom - top) / height];
  return [across, 0, 0, down, left - across * x, top - down * y];
}

/** Whether a shape is a rectangle or a border with edges that are not upright. */
function isTurnedRect([map, outline]) {
  return typeof outline[0] === "number" && (map[1] !== 0 || map[2] !== 0);
}

/** The pixels of a turned shape whose centres decide, and its corners; null if it covers none. */
function sampledShape([[a, b, c, d, tx, ty], outline], width, height) {
  const [x, y, w, h, radius, corners, border] = outline;
  const quad = (left, top, across, down) => {
    const [right, bottom] = [left + across, top + down];
    const places = [[left, top], [right, top], [right, bottom], [left, bottom]];
    const sampled = sampledQuad(
      places.flatMap(([u, v]) => [a * u + c * v + tx, b * u + d * v + ty]), width, height);
    const isSeen = sampled && [sampled.columns, sampled.rows].every(([low, high]) => low < high);
    return isSeen ? sampled : null;
  };
  const outer = border === 0 ? null : quad(x, y, w, h);
  if (!outer) return null;
  const [innerWidth, innerHeight] = [w - 2 * border, h - 2 * border];
  const inner = innerWidth > 0 && innerHeight > 0
    ? quad(x + border, y + border, innerWidth, innerHeight) : null;
  const [right, bottom] = [x + w - radius, y + h - radius];
  const squares = radius > 0
    ? [[1, x, y], [2, right, y], [4, right, bottom], [8, x, bottom]]
      .filter(([bit]) => (corners & bit) !== 0)
      .map(([, left, top]) => quad(left, top, radius, radius)).filter((square) => square) : [];
  return { outer, inner, squares };
}

function sampledInRow(quad, row) {
  if (!quad || row < quad.rows[0] || row >= quad.rows[1]) return [0, 0];
  return sampledColumns(quad, row);
}

/** The runs of a row, from those of its areas, which remain in the corners: first, end, level. */
function sampledRuns({ outer, inner, squares }, row, areas) {
  const runs = [];
  const append = (from, to, level, [low, high]) => {
    const [start, end] = [Math.max(from, low), Math.min(to, high)];
    if (start < end) runs.push([start, end, level]);
  };
  const whole = sampledInRow(outer, row);
  const hole = sampledInRow(inner, row);
  const appendBody = (columns) => {
    if (hole[0] >= hole[1]) return void append(...whole, 255, columns);
    append(whole[0], hole[0], 255, columns);
    append(Math.min(whole[1], hole[1]), whole[1], 255, columns);
  };
  let place = 0;
  const own = squares.map((square) => sampledInRow(square, row)).filter(([low, high]) => low < high);
  for (const square of own.sort((first, second) => first[0] - second[0])) {
    appendBody([place, square[0]]);
    for (const [from, to, level] of areas) append(from, to, level, square);
    place = Math.max(place, square[1]);
  }
  appendBody([place, outer.columns[1]]);
  return runs;
}
