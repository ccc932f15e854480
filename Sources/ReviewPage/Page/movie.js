// One version of a transition: its pictures, and the values of every view in every frame.

function at(track, frame) {
  return Array.isArray(track) ? track[frame] : track;
}

class Movie {
  constructor(version) {
    Object.assign(this, version);
    this.raster = this.drawing === "geometry" ? new Raster(this.width, this.height) : null;
    const bitmaps = (this.bitmaps ?? []).map(decodedBitmap);
    for (const op of this.ops ?? []) {
      const [name, shape] = op;
      if (name === "image") op[1] = bitmaps[shape];
      const hasShape = name === "shape" || name === "within";
      if (hasShape && typeof shape[1] === "number") shape[1] = this.outlines[shape[1]];
    }
    this.decoded = [];
    this.indices = new Map(this.views.map(({ id }, index) => [id, index]));
    this.items = new Map();
    for (const { constraint, items } of this.rules) {
      this.items.set(constraint, [...this.items.get(constraint) ?? [], ...items]);
    }
  }

  /** Whether there is a picture; a folder may lack frames. */
  has(frame) {
    return frame < this.frames && at(this.pictures, frame) !== null;
  }

  time(frame) {
    return frame / this.fps;
  }

  /** The straight RGBA of a frame as ImageData. The frame must have a picture. */
  async pixels(frame) {
    const picture = at(this.pictures, frame);
    if (this.raster) {
      const ops = this.scenes[picture].map((index) => this.ops[index]);
      return new ImageData(this.raster.paint(ops), this.width, this.height);
    }
    return this.compose(picture);
  }

  /** A stored picture: a whole one, or a patch over its base. */
  async compose(picture) {
    const { x, y, base, width = this.width, height = this.height } = this.images[picture];
    const [patch, whole] = await Promise.all(
      [this.decode(picture), base < 0 ? null : this.decode(base)]);
    // No `await` from here on, because other pictures are composed on the same canvas.
    this.canvas ??= make("canvas");
    Object.assign(this.canvas, { width, height });
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    if (whole) context.drawImage(whole, 0, 0);
    context.clearRect(x, y, patch.width, patch.height);
    context.drawImage(patch, x, y);
    return context.getImageData(0, 0, width, height);
  }

  decode(picture) {
    this.decoded[picture] ??= new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => this.decodeBytes(picture).then(resolve, () =>
        reject(new Error(`picture ${picture} cannot be decoded`)));
      image.src = `data:image/png;base64,${this.images[picture].png}`;
    });
    return this.decoded[picture];
  }

  /** Where a content security policy forbids addresses that contain their data. */
  decodeBytes(picture) {
    const bytes = Uint8Array.from(atob(this.images[picture].png), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: "image/png" }));
  }

  index(id) {
    return this.indices.get(id) ?? -1;
  }

  value(view, name, frame) {
    return at(this.tracks[view][name], frame);
  }

  /** The corners of a view on the canvas, in points; null if it is not in the tree. */
  quad(view, frame) {
    const corners = this.tracks[view].quad.map((track) => at(track, frame));
    return corners.some((corner) => corner === null) ? null : corners;
  }

  isSeen(view, frame) {
    for (let index = view; index >= 0; index = this.views[index].parent) {
      if (this.value(index, "hidden", frame) || this.value(index, "alpha", frame) === 0) return false;
    }
    return this.quad(view, frame) !== null;
  }

  /** The topmost view at a point of the canvas, in points; -1 if there is none. */
  viewAt(x, y, frame) {
    for (let view = this.views.length - 1; view >= 0; view -= 1) {
      if (this.isSeen(view, frame) && holds(this.quad(view, frame), x, y)) return view;
    }
    return -1;
  }

  layoutAt(frame) {
    return this.layouts[at(this.layout, frame)] ?? null;
  }

  /** Why a view is where it is in the layout that the frame leads to; null if that is not known. */
  explanation(id, frame) {
    const place = this.layoutAt(frame)?.views[this.index(id)];
    return place === undefined || place === null ? null : this.explanations[place];
  }

  /** This version's counterpart of a rule: one with the same id, or else with the same text. */
  counterpart(rule) {
    if (this.rules.includes(rule)) return rule;
    const alike = this.rules.filter((other) => other.kind === rule.kind);
    return alike.find((other) => rule.kind === "constraint" && rule.id !== null && other.id === rule.id)
      ?? alike.find((other) => other.text === rule.text && other.priority === rule.priority) ?? null;
  }
}

/** Whether two rules of a movie are the same constraint, possibly with different constants. */
function sameRule(one, other) {
  return one === other || one.constraint !== null && one.constraint === other.constraint;
}

/** Whether a point is in a convex quad, with its corners in either direction. */
function holds(quad, x, y) {
  let sign = 0;
  for (let corner = 0; corner < 8; corner += 2) {
    const next = (corner + 2) % 8;
    const cross = (quad[next] - quad[corner]) * (y - quad[corner + 1])
      - (quad[next + 1] - quad[corner + 1]) * (x - quad[corner]);
    if (cross === 0) continue;
    if (sign !== 0 && Math.sign(cross) !== sign) return false;
    sign = Math.sign(cross);
  }
  return sign !== 0;
}

/**
 * The difference as `diff` draws it: magenta, pale magenta if no channel differs by more than the
 * tolerance, and a pale grey version of the expected picture elsewhere.
 */
function difference(before, after, tolerance) {
  const result = new ImageData(before.width, before.height);
  const [old, fresh, out] = [before.data, after.data, result.data];
  for (let offset = 0; offset < out.length; offset += 4) {
    let largest = 0;
    for (let channel = offset; channel < offset + 4; channel += 1) {
      largest = Math.max(largest, Math.abs(old[channel] - fresh[channel]));
    }
    const luma = Math.floor(
      (2126 * old[offset] + 7152 * old[offset + 1] + 722 * old[offset + 2] + 5000) / 10000);
    const grey = 255 - Math.floor(Math.floor((255 - luma) * old[offset + 3] / 255) / 4);
    const isSame = largest === 0;
    out[offset] = isSame ? grey : 255;
    out[offset + 1] = isSame ? grey : largest <= tolerance ? 192 : 0;
    out[offset + 2] = isSame ? grey : 255;
    out[offset + 3] = 255;
  }
  return result;
}
