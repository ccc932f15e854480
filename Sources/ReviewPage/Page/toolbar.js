// The toolbar: comparison mode, overlays and zoom.

class Toolbar {
  constructor(card) {
    const set = (name) => () => card.set({ [name]: !card.state[name] });
    this.mode = !card.before ? null : choice("Comparison", modes, (mode) =>
      mode === "blink" ? card.blink() : card.setMode(mode));
    this.zoom = choice(
      "Zoom", zooms.map((zoom) => [zoom, zoom === "fit" ? "Fit" : `${zoom}:1`, zoom === "fit" ? "0" : null]),
      (zoom) => card.set({ zoom: zoom === "fit" ? zoom : Number(zoom) }));
    this.toggles = {
      constraints: toggle("Constraints", "C", set("constraints")),
      alignment: toggle("Alignment", "G", set("alignment")),
      names: toggle("Names", "M", set("names")),
      motion: toggle("Motion", "O", set("motion")),
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
