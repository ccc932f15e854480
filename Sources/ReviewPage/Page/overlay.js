// The overlay on a picture: the chosen view, its constraints as I-beams, alignment rectangles and
// names. layoutanim computes the places of the marks; this only draws them.

const capLength = 9;

class Overlay {
  constructor(card, movie) {
    this.card = card;
    this.movie = movie;
    this.width = movie.width / movie.scale;
    this.height = movie.height / movie.scale;
    this.element = draw("svg", {
      class: "overlay", "aria-hidden": "true", viewBox: `0 0 ${this.width} ${this.height}`,
      preserveAspectRatio: "none",
    });
    this.zoom = 1;
    this.onion = new Onion(movie);
  }

  /** @param zoom CSS pixels per point. */
  resize(zoom) {
    this.zoom = zoom;
    this.element.style.width = `${this.width * zoom}px`;
    this.element.style.height = `${this.height * zoom}px`;
    this.update(this.card.state);
  }

  update(state) {
    const frame = Math.min(state.frame, this.movie.frames - 1);
    const chosen = state.view === null ? -1 : this.movie.index(state.view);
    this.lit = state.rule === null ? null : this.movie.counterpart(state.rule);
    const items = this.lit?.items ?? [];
    const parts = state.motion ? this.onion.parts(frame, this.zoom) : [];
    for (let view = 0; view < this.movie.views.length; view += 1) {
      if (!this.movie.tracks[view] || this.movie.quad(view, frame) === null) continue;
      if (state.alignment && view > 0) parts.push(this.outline(view, frame, "alignment"));
      if (items.includes(view)) parts.push(this.outline(view, frame, "lit"));
      if (view === chosen) parts.push(this.outline(view, frame, "chosen"));
    }
    for (const mark of this.movie.marks ?? []) {
      if (this.isShown(mark, state, chosen)) parts.push(...this.mark(mark, frame));
    }
    if (state.names) parts.push(...this.names(frame));
    this.element.replaceChildren(...parts.filter((part) => part !== null));
  }

  /** All marks, or only those of the highlighted constraint and of the chosen view. */
  isShown(mark, state, chosen) {
    if (state.constraints || this.isLit(mark)) return true;
    return chosen > 0 && (this.movie.items.get(mark.constraint) ?? []).includes(chosen);
  }

  isLit(mark) {
    return this.lit !== null && this.lit.constraint === mark.constraint;
  }

  outline(view, frame, kind) {
    const quad = this.movie.quad(view, frame);
    const corners = kind === "alignment" ? this.alignment(view, frame, quad) : quad;
    const isSeen = this.movie.isSeen(view, frame);
    return draw("path", {
      class: `outline ${kind}${isSeen ? "" : " unseen"}`,
      d: `M${corners.slice(0, 2)}L${corners.slice(2, 4)}L${corners.slice(4, 6)}L${corners.slice(6)}Z`,
    });
  }

  /** The alignment rectangle, placed relative to the frame's quad, so that it turns with the view. */
  alignment(view, frame, quad) {
    const track = this.movie.tracks[view];
    if (!track.alignment) return quad;
    const [x, y, width, height] = track.alignment.map((value) => at(value, frame));
    const [w, h] = [at(track.width, frame), at(track.height, frame)];
    if (!w || !h) return quad;
    const [left, top] = [(x - at(track.x, frame)) / w, (y - at(track.y, frame)) / h];
    const place = (u, v) => [0, 1].map((axis) =>
      quad[axis] + (quad[2 + axis] - quad[axis]) * u + (quad[6 + axis] - quad[axis]) * v);
    const [right, bottom] = [left + width / w, top + height / h];
    return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)].flat();
  }

  mark(mark, frame) {
    const [style, x0, y0, x1, y1] = ["style", "x0", "y0", "x1", "y1"].map((name) => at(mark[name], frame));
    if (style === null || x0 === null) return [];
    const kind = `mark ${mark.shape} ${style}${this.isLit(mark) ? " lit" : ""}`;
    const line = `M${x0},${y0}L${x1},${y1}`;
    const caps = mark.shape === "span" ? this.caps(x0, y0, x1, y1) : "";
    const parts = [
      draw("path", { class: `${kind} halo`, d: line + caps }),
      draw("path", { class: `${kind} beam`, d: line }),
      draw("path", { class: `${kind} caps`, d: caps }),
    ];
    const label = at(mark.label, frame);
    const room = Math.hypot(x1 - x0, y1 - y0) * this.zoom;
    if (label && room > 14 + label.length * 6) parts.push(...this.label(label, (x0 + x1) / 2, (y0 + y1) / 2, kind));
    return parts;
  }

  caps(x0, y0, x1, y1) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) return "";
    const reach = capLength / 2 / this.zoom / length;
    const [across, along] = [(y1 - y0) * reach, -(x1 - x0) * reach];
    return `M${x0 - across},${y0 - along}L${x0 + across},${y0 + along}`
      + `M${x1 - across},${y1 - along}L${x1 + across},${y1 + along}`;
  }

  label(text, x, y, kind) {
    const [width, height] = [(text.length * 6.2 + 6) / this.zoom, 13 / this.zoom];
    return [
      draw("rect", { class: "plate", x: x - width / 2, y: y - height / 2, width, height, rx: 2 / this.zoom }),
      draw("text", {
        class: `${kind} value`, x, y, "font-size": 10.5 / this.zoom, "text-anchor": "middle",
        "dominant-baseline": "central", "stroke-width": 0,
      }, text),
    ];
  }

  /** The names, each in its view's corner, or below another name that is already there. */
  names(frame) {
    const taken = [];
    const isTaken = (x, y, width) => taken.some((other) =>
      Math.abs(other.y - y) < 13 && x < other.x + other.width && other.x < x + width);
    return this.movie.views.map((view, index) => {
      if (index === 0 || !this.movie.isSeen(index, frame)) return null;
      const corner = this.movie.quad(index, frame).slice(0, 2).map((length) => length * this.zoom);
      const place = { x: corner[0] + 4, y: corner[1] + 13, width: view.id.length * 7 };
      while (isTaken(place.x, place.y, place.width)) place.y += 13;
      taken.push(place);
      return draw("text", {
        class: "name", x: place.x / this.zoom, y: place.y / this.zoom, "font-size": 11 / this.zoom,
        "stroke-width": 3 / this.zoom,
      }, view.id);
    });
  }
}
