// Images, sampled in the arithmetic of the renderer: weights that add up to a power of two, and sums of
// integers.

const wholeWeight = 2 ** 22;

/** The size of an image and its premultiplied channels. */
function decodedBitmap({ width, height, pixels }) {
  const text = atob(pixels);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return { width, height, channels: bytes };
}

/** The coordinate in an image that a place of its view shows. */
function imagePlace(knots, place) {
  if (!(place > knots[0])) return knots[1];
  for (let next = 2; next < knots.length; next += 2) {
    if (!(place < knots[next])) continue;
    const part = (place - knots[next - 2]) / (knots[next] - knots[next - 2]);
    return knots[next - 1] + (knots[next + 1] - knots[next - 1]) * part;
  }
  return knots[knots.length - 1];
}

/** The first pixel of an image that a pixel is made of along an axis, and the weights of those from it on. */
function imageTaps(knots, count, middle, size) {
  const half = size / 2;
  const [from, to] = [imagePlace(knots, middle - half), imagePlace(knots, middle + half)];
  const isAverage = to - from > 1;
  const lower = isAverage ? from : Math.max(0, Math.min(count - 1, imagePlace(knots, middle) - 0.5));
  const length = isAverage ? to - from : 1;
  const first = Math.min(count - 1, Math.floor(lower));
  const last = Math.max(first, Math.min(count - 1, Math.ceil(lower + length) - 1));
  const weights = [];
  let sum = 0;
  for (let pixel = first; pixel <= last; pixel += 1) {
    const end = pixel === last
      ? wholeWeight : Math.floor((pixel + 1 - lower) / length * wholeWeight + 0.5);
    weights.push(end - sum);
    sum = end;
  }
  return { first, weights };
}

/** The premultiplied colour of a pixel that is made of some of an image's. */
function sampledWord({ width, channels }, across, down) {
  const sums = [0, 0, 0, 0];
  down.weights.forEach((rowWeight, row) => {
    let offset = 4 * ((down.first + row) * width + across.first);
    for (const weight of across.weights) {
      for (let channel = 0; channel < 4; channel += 1) {
        sums[channel] += channels[offset + channel] * (weight * rowWeight);
      }
      offset += 4;
    }
  });
  const [red, green, blue, alpha] = sums.map((sum) => Math.floor((sum + 2 ** 43) / 2 ** 44));
  return (red | green << 8 | blue << 16 | alpha << 24) >>> 0;
}

/** A function that remembers its results. */
function remembering(compute) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
}

/** A function from a pixel's column and row to the colour of an image. */
function imageColors([, bitmap, place, columns, rows]) {
  const [originX, originY, columnX, columnY, rowX, rowY] = place;
  if (columnY === 0 && rowX === 0) {
    const across = remembering((x) =>
      imageTaps(columns, bitmap.width, columnX * (x + 0.5 - originX), Math.abs(columnX)));
    const down = remembering((y) =>
      imageTaps(rows, bitmap.height, rowY * (y + 0.5 - originY), Math.abs(rowY)));
    return (x, y) => sampledWord(bitmap, across(x), down(y));
  }
  const width = Math.sqrt(columnX * columnX + rowX * rowX);
  const height = Math.sqrt(columnY * columnY + rowY * rowY);
  return (x, y) => {
    const [right, below] = [x + 0.5 - originX, y + 0.5 - originY];
    return sampledWord(
      bitmap, imageTaps(columns, bitmap.width, columnX * right + rowX * below, width),
      imageTaps(rows, bitmap.height, columnY * right + rowY * below, height));
  };
}
