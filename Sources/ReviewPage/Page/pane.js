// One picture of a card with its overlay.

class Pane {
  constructor(card, name) {
    this.card = card;
    this.name = name;
    this.movie = name === "before" ? card.before : card.after;
    this.canvas = make("canvas", {
      role: "img", width: this.movie.width, height: this.movie.height,
      onclick: (event) => this.choose(event),
    });
    this.context = this.canvas.getContext("2d");
    this.overlay = new Overlay(card, this.movie);
    this.label = { before: "Before", after: card.before ? "After" : null, difference: "Difference" }[name];
    this.caption = make("figcaption", {}, this.label);
    this.element = make(
      "figure", { class: `pane ${name}` },
      make("div", { class: "picture" }, this.canvas, this.overlay.element, make("div", { class: "grid" })),
      this.caption);
  }

  resize(scale) {
    this.scale = scale;
    this.canvas.style.width = `${this.canvas.width * scale}px`;
    this.canvas.style.height = `${this.canvas.height * scale}px`;
    this.canvas.style.imageRendering = scale * devicePixelRatio >= 1 ? "pixelated" : "auto";
    this.overlay.resize(scale * this.movie.scale);
  }

  update(state) {
    this.show(state.frame).catch((error) => console.error(error));
    this.overlay.update(state);
  }

  /** Shows a frame, unless another one is requested in the meantime. */
  async show(frame) {
    if (this.wanted === frame) return;
    this.wanted = frame;
    const picture = await this.picture(frame);
    if (this.wanted !== frame) return;
    const isThere = picture instanceof ImageData;
    if (isThere) this.paint(picture);
    else this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.canvas.dataset.frame = String(frame);
    this.canvas.setAttribute("aria-label", this.describe(frame, isThere ? "" : picture));
    this.caption.textContent = (this.label ?? "") + (isThere ? "" : `: ${picture}`);
  }

  paint(picture) {
    if (picture.width !== this.canvas.width || picture.height !== this.canvas.height) {
      Object.assign(this.canvas, { width: picture.width, height: picture.height });
      if (this.scale) this.resize(this.scale);
    }
    this.context.putImageData(picture, 0, 0);
  }

  describe(frame, problem) {
    const version = this.card.before ? `, ${this.name}` : "";
    return `Frame ${frame}${version}${problem && `: ${problem}`}`;
  }

  /** The pixels, or the reason why there are none. */
  async picture(frame) {
    const { before, after, data } = this.card;
    const lacking = "there is no such frame";
    if (this.name !== "difference") return this.movie.has(frame) ? this.movie.pixels(frame) : lacking;
    if (!before.has(frame) || !after.has(frame)) return lacking;
    const [old, fresh] = await Promise.all([before.pixels(frame), after.pixels(frame)]);
    const isAlike = old.width === fresh.width && old.height === fresh.height;
    return isAlike ? difference(old, fresh, data.tolerance) : "the sizes differ";
  }

  choose(event) {
    const box = this.canvas.getBoundingClientRect();
    const points = this.movie.scale * box.width / this.movie.width;
    const view = this.movie.viewAt(
      (event.clientX - box.left) / points,
      (event.clientY - box.top) / points,
      Math.min(this.card.state.frame, this.movie.frames - 1));
    this.card.set({ view: view < 0 ? null : this.movie.views[view].id, rule: null });
  }
}
