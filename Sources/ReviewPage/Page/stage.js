// The pictures of a card: one pane or several, the zoom, the slider, and what is clicked in them.

const modes = [
  ["after", "After", "A"], ["before", "Before", "E"], ["both", "Side by side", "S"],
  ["slider", "Slider", "W"], ["blink", "Blink", "B"], ["difference", "Difference", "D"],
];
const zooms = ["fit", 1, 2, 4, 8, 16];
const gridZoom = 8;
const blinkTime = 700;

class Stage {
  constructor(card) {
    this.card = card;
    this.panes = {};
    this.element = make("div", { class: "stage", tabindex: "0", role: "region" });
    this.element.setAttribute("aria-label", `Pictures of ${card.data.name}`);
    const names = card.before ? ["before", "after", "difference"] : ["after"];
    for (const name of names) {
      this.panes[name] = new Pane(card, name);
      this.element.append(this.panes[name].element);
    }
    if (card.before) this.element.append(this.makeSlider());
    new ResizeObserver(() => this.resize()).observe(this.element);
    this.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  makeSlider() {
    this.slider = make("input", {
      type: "range", class: "slider", min: "0", max: "100", step: "0.1", value: "50",
      "aria-label": "Slider between before and after",
      oninput: () => this.card.set({ slide: Number(this.slider.value) }),
    });
    return this.slider;
  }

  /** The panes that a mode shows, and which of them lies on top. */
  visible({ mode, blink }) {
    if (!this.card.before) return ["after"];
    if (mode === "both" || mode === "slider") return ["before", "after"];
    if (mode === "blink") return [blink ? "before" : "after"];
    return [mode];
  }

  update(changed, state) {
    const visible = this.visible(state);
    this.element.dataset.mode = this.card.before ? state.mode : "after";
    for (const [name, pane] of Object.entries(this.panes)) {
      pane.element.hidden = !visible.includes(name);
      if (visible.includes(name)) pane.update(state);
    }
    if ("mode" in changed) this.setBlinking(state.mode === "blink");
    if ("mode" in changed || "zoom" in changed) this.resize();
    if (this.slider) this.slide(state);
  }

  slide(state) {
    const isOn = state.mode === "slider";
    this.slider.hidden = !isOn;
    this.slider.value = String(state.slide);
    const after = this.panes.after.element;
    after.style.clipPath = isOn ? `inset(0 0 0 ${state.slide}%)` : "";
  }

  /** With less motion wanted, blinking waits for the key. */
  setBlinking(isOn) {
    clearInterval(this.blinking);
    if (!isOn || wantsLessMotion.matches) return;
    this.blinking = setInterval(() => {
      if (this.element.isConnected) this.card.set({ blink: !this.card.state.blink });
    }, blinkTime);
  }

  /** CSS pixels a picture's pixel. */
  scale() {
    const { zoom, mode } = this.card.state;
    if (zoom !== "fit") return zoom / devicePixelRatio;
    const width = Math.max(...this.movies().map((movie) => movie.width));
    const height = Math.max(...this.movies().map((movie) => movie.height));
    const columns = mode === "both" && this.card.before ? 2 : 1;
    const room = (this.element.clientWidth - 2 * 16 - (columns - 1) * 16) / columns;
    const tallest = Math.max(240, Math.min(640, innerHeight * 0.62));
    return Math.max(0.02, Math.min(room / width, tallest / height, 4));
  }

  movies() {
    return this.card.before ? [this.card.before, this.card.after] : [this.card.after];
  }

  resize() {
    if (this.element.clientWidth === 0) return;
    const scale = this.scale();
    for (const pane of Object.values(this.panes)) pane.resize(scale);
    this.element.dataset.grid = String(scale * devicePixelRatio >= gridZoom);
    this.element.style.setProperty("--pixel", `${scale}px`);
    if (this.slider) {
      const after = this.panes.after.element;
      this.slider.style.width = `${after.offsetWidth + 16}px`;
      this.slider.style.height = this.panes.after.canvas.style.height;
      this.element.style.setProperty("--tall", this.panes.after.canvas.style.height);
    }
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.card.zoomBy(event.deltaY < 0 ? 1 : -1);
  }
}

/** One picture with what is drawn over it. */
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
    const label = { before: "Before", after: card.before ? "After" : null, difference: "Difference" }[name];
    this.caption = make("figcaption", {}, label);
    this.element = make(
      "figure", { class: `pane ${name}` },
      make("div", { class: "picture" }, this.canvas, this.overlay.element, make("div", { class: "grid" })),
      label ? this.caption : null);
  }

  resize(scale) {
    this.scale = scale;
    this.canvas.style.width = `${this.movie.width * scale}px`;
    this.canvas.style.height = `${this.movie.height * scale}px`;
    this.canvas.style.imageRendering = scale * devicePixelRatio >= 1 ? "pixelated" : "auto";
    this.overlay.resize(scale * this.movie.scale);
  }

  update(state) {
    this.show(state.frame).catch((error) => console.error(error));
    this.overlay.update(state);
  }

  /** Only the picture that was asked for last is shown. */
  async show(frame) {
    if (this.wanted === frame) return;
    this.wanted = frame;
    const picture = await this.picture(frame);
    if (this.wanted !== frame) return;
    if (picture && picture.width !== this.canvas.width) this.canvas.width = picture.width;
    if (picture && picture.height !== this.canvas.height) this.canvas.height = picture.height;
    if (picture) this.context.putImageData(picture, 0, 0);
    else this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.canvas.dataset.frame = String(frame);
    this.canvas.setAttribute("aria-label", this.describe(frame, picture !== null));
  }

  describe(frame, isThere) {
    const version = { before: "before", after: "after", difference: "difference" }[this.name];
    return `Frame ${frame}${this.card.before ? `, ${version}` : ""}${isThere ? "" : ": there is none"}`;
  }

  async picture(frame) {
    if (this.name !== "difference") return this.movie.has(frame) ? this.movie.pixels(frame) : null;
    const { before, after } = this.card;
    if (!before.has(frame) || !after.has(frame)) return null;
    const [old, fresh] = await Promise.all([before.pixels(frame), after.pixels(frame)]);
    if (old.width !== fresh.width || old.height !== fresh.height) return null;
    return difference(old, fresh, this.card.data.tolerance);
  }

  choose(event) {
    const box = this.canvas.getBoundingClientRect();
    const points = this.movie.scale * box.width / this.movie.width;
    const view = this.movie.viewAt(
      (event.clientX - box.left) / points, (event.clientY - box.top) / points, this.card.state.frame);
    this.card.set({ view: view < 0 ? null : this.movie.views[view].id, rule: null });
  }
}
