// A transition on the page: its state, which is changed in one place, and the parts that show it.

class Card {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.data = JSON.parse(element.querySelector("script.data").textContent);
    this.after = new Movie(this.data.after);
    this.before = this.data.before ? new Movie(this.data.before) : null;
    this.frames = Math.max(this.after.frames, this.before?.frames ?? 0);
    this.differing = this.data.differing?.frames ?? [];
    this.openEdges = new Set(["leading", "top"]);
    this.state = {
      frame: this.data.differing?.worst ?? 0, view: null, rule: null, playing: false, speed: 1,
      loop: false, mode: this.before ? "both" : "after", zoom: "fit", slide: 50, blink: false,
      constraints: false, alignment: false, names: false,
    };
    this.build();
    this.set({ ...this.state });
  }

  build() {
    this.stage = new Stage(this);
    this.toolbar = new Toolbar(this);
    this.inspector = new Inspector(this);
    const [transport, axis, curves] = [new Transport(this), new Axis(this), new Curves(this)];
    this.parts = [this.stage, this.toolbar, transport, axis, curves, this.inspector];
    const player = this.element.querySelector(".player");
    player.replaceChildren(
      this.toolbar.element,
      make("div", { class: "bench" }, this.stage.element, this.inspector.element),
      make("div", { class: "time-line" }, transport.element, axis.element, curves.element),
      this.makeFootnote());
    player.hidden = false;
    player.addEventListener("pointerdown", () => this.page.activate(this));
    player.addEventListener("focusin", () => this.page.activate(this));
  }

  /** What the pictures are made of. */
  makeFootnote() {
    const sentence = (movie) => movie.drawing === "geometry"
      ? "drawn here from geometry, which gives exactly the frames' pixels"
      : "the rendered frames, since geometry alone does not give their pixels";
    const [before, after] = [this.before && sentence(this.before), sentence(this.after)];
    const text = before && before !== after ? `Before: ${before}. After: ${after}.` : `Pictures: ${after}.`;
    const omitted = (this.after.omitted ?? []).length
      ? ` Left out, because the page would be too large: ${this.after.omitted.join(", ")}.` : "";
    return make("p", { class: "footnote" }, text + omitted);
  }

  /** The only way in which anything changes. */
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

  /** The key blinks by hand once the mode is on. */
  blink() {
    if (this.state.mode === "blink") this.set({ blink: !this.state.blink });
    else this.setMode("blink");
  }

  zoomBy(direction) {
    const index = zooms.indexOf(this.state.zoom) + direction;
    this.set({ zoom: zooms[Math.max(0, Math.min(zooms.length - 1, index))] });
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

/** What is shown, how large, and what over it. */
class Toolbar {
  constructor(card) {
    const set = (name) => () => card.set({ [name]: !card.state[name] });
    this.mode = card.before ? choice("Comparison", modes, (mode) => card.setMode(mode)) : null;
    this.zoom = choice(
      "Zoom", zooms.map((zoom) => [zoom, zoom === "fit" ? "Fit" : `${zoom}:1`, zoom === "fit" ? "0" : null]),
      (zoom) => card.set({ zoom: zoom === "fit" ? zoom : Number(zoom) }));
    this.toggles = {
      constraints: toggle("Constraints", "C", set("constraints")),
      alignment: toggle("Alignment", "R", set("alignment")),
      names: toggle("Names", "M", set("names")),
    };
    this.element = make(
      "div", { class: "toolbar" }, this.mode?.element ?? null, make("span", { class: "gap" }),
      make("div", { class: "toggles", role: "group", "aria-label": "Overlay" },
        Object.values(this.toggles).map(({ element }) => element)),
      this.zoom.element);
  }

  update(changed, state) {
    this.mode?.show(state.mode);
    this.zoom.show(state.zoom);
    for (const [name, { show }] of Object.entries(this.toggles)) show(state[name]);
  }
}
