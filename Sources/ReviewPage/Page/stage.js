// The pictures of a card: its panes, the zoom and the slider.

const modes = [
  ["after", "After", "T"], ["before", "Before", "E"], ["both", "Side by side", "S"],
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

  /** The panes that a mode shows, the topmost last. */
  visible({ mode, blink }) {
    if (!this.card.before) return ["after"];
    if (mode === "both" || mode === "slider") return ["before", "after"];
    if (mode === "blink") return [blink ? "before" : "after"];
    return [mode];
  }

  update(changed, state) {
    const visible = this.visible(state);
    this.element.dataset.mode = this.card.before ? state.mode : "after";
    if ("slide" in changed && Object.keys(changed).length === 1) return this.slide(state);
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
    const edge = this.size("width") * state.slide / 100;
    this.panes.after.element.style.clipPath = isOn ? `inset(0 -100vw -100vh ${edge}px)` : "";
  }

  /** The width or height of the larger picture, in CSS pixels. */
  size(side) {
    return this.scale() * Math.max(...this.movies().map((movie) => movie[side]));
  }

  /** If the user prefers reduced motion, pictures only blink by the key. */
  setBlinking(isOn) {
    clearInterval(this.blinking);
    if (!isOn || wantsLessMotion.matches) return;
    this.blinking = setInterval(() => {
      if (this.element.checkVisibility()) this.card.set({ blink: !this.card.state.blink });
    }, blinkTime);
  }

  /** CSS pixels per pixel of the picture. */
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
    if (!this.slider) return;
    this.slider.style.width = `${this.size("width") + 16}px`;
    this.slider.style.height = `${this.size("height")}px`;
    this.element.style.setProperty("--tall", this.slider.style.height);
    this.slide(this.card.state);
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.card.zoomBy(event.deltaY < 0 ? 1 : -1);
  }
}
