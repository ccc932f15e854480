// A transition on the page: its state, which changes in one place, and the parts that show it.

class Card {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    const { textContent: text, dataset: { size } } = element.querySelector("script.data");
    this.data = { name: element.dataset.name, ...JSON.parse(size ? unpacked(text, Number(size)) : text) };
    this.after = new Movie(this.data.after);
    this.before = this.data.before ? new Movie(this.data.before) : null;
    this.frames = Math.max(this.after.frames, this.before?.frames ?? 0);
    const { frames = [], geometry = [] } = this.data.differing ?? {};
    this.differing = frames.length ? frames : geometry;
    this.openEdges = new Set(["leading", "top"]);
    this.state = {
      frame: this.data.differing?.worst ?? this.differing[0] ?? 0, view: null, rule: null, playing: false, speed: 1,
      loop: false, mode: this.before ? "both" : "after", zoom: "fit", slide: 50, blink: false,
      constraints: false, alignment: false, names: false, motion: false,
    };
    this.build();
    this.set({ ...this.state });
  }

  build() {
    this.stage = new Stage(this);
    this.toolbar = new Toolbar(this);
    this.inspector = new Inspector(this);
    const [transport, axis, lanes] = [new Transport(this), new Axis(this), new Lanes(this)];
    const curves = new Curves(this);
    this.parts = [this.stage, this.toolbar, transport, axis, lanes, curves, this.inspector];
    const player = this.element.querySelector(".player");
    player.replaceChildren(
      this.toolbar.element,
      make("div", { class: "bench" }, this.stage.element, this.inspector.element),
      make("div", { class: "time-line" }, transport.element, axis.element, lanes.element, curves.element),
      this.makeFootnote());
    player.hidden = false;
  }

  /** Where the pictures come from, and what was omitted. */
  makeFootnote() {
    const sentence = (movie) => movie.drawing === "geometry"
      ? "drawn from geometry; pixel-identical to the frames"
      : "the rendered frames of a folder, because geometry alone may not give the same pixels";
    const [before, after] = [this.before && sentence(this.before), sentence(this.after)];
    const text = before && before !== after ? `Before: ${before}. After: ${after}.` : `Pictures: ${after}.`;
    const names = new Set([...this.after.omitted, ...this.before?.omitted ?? []]);
    const omitted = names.size
      ? ` Omitted, because the page would be too large: ${[...names].join(", ")}.` : "";
    return make("p", { class: "footnote" }, text + omitted);
  }

  /** The only function that changes the state. */
  set(change) {
    Object.assign(this.state, change);
    for (const part of this.parts) part.update(change, this.state);
    this.page.stateChanged(this, change);
  }

  go(frame) {
    this.set({ frame: Math.max(0, Math.min(this.frames - 1, frame)), playing: false });
  }

  goToDifference(direction) {
    const { frame } = this.state;
    const next = direction > 0
      ? this.differing.find((other) => other > frame) ?? this.differing[0]
      : this.differing.findLast((other) => other < frame) ?? this.differing.at(-1);
    if (next !== undefined) this.go(next);
  }

  setMode(mode) {
    if (this.before) this.set({ mode, blink: false });
  }

  /** In the mode `blink`, the key switches the picture by hand. */
  blink() {
    if (this.state.mode === "blink") this.set({ blink: !this.state.blink });
    else this.setMode("blink");
  }

  /** Changes to the next larger or smaller zoom than the visible one. */
  zoomBy(direction) {
    const now = this.stage.scale() * devicePixelRatio;
    const numbers = zooms.filter((zoom) => zoom !== "fit");
    const next = direction > 0
      ? numbers.find((zoom) => zoom > now + 0.01) ?? numbers.at(-1)
      : numbers.findLast((zoom) => zoom < now - 0.01) ?? "fit";
    this.set({ zoom: next });
  }

  changeSpeed(direction) {
    const index = speeds.findIndex(([value]) => value === this.state.speed) + direction;
    this.set({ speed: speeds[Math.max(0, Math.min(speeds.length - 1, index))][0] });
  }

  chooseNextView(direction) {
    const ids = this.after.views.map((view) => view.id);
    const index = ids.indexOf(this.state.view);
    const next = index < 0 ? (direction > 0 ? 0 : ids.length - 1) : (index + direction + ids.length) % ids.length;
    this.set({ view: ids[next] ?? null, rule: null });
  }
}
