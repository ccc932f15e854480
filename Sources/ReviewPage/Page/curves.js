// Charts of the chosen view over time: x, y, width and height in both versions.

const chartHeight = 64;
const chartInset = { left: 8, right: 8, top: 10, bottom: 8 };

class Curves {
  constructor(card) {
    this.card = card;
    this.charts = ["x", "y", "width", "height"].map((name) => new Chart(card, name));
    this.element = make(
      "div", { class: "curves", role: "group", "aria-label": "Values over time" },
      this.charts.map((chart) => chart.element),
      make("p", {}, "Choose a view to see its place and size over time."));
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  draw() {
    for (const chart of this.charts) chart.draw(this.card.state.view);
  }

  update(changed, state) {
    if ("view" in changed) {
      // Their place is kept, so that nothing moves when a view is chosen.
      this.element.classList.toggle("unused", state.view === null);
      this.draw();
    }
    for (const chart of this.charts) chart.moveHead(state.frame);
  }
}

class Chart {
  constructor(card, name) {
    this.card = card;
    this.name = name;
    this.value = make("span", { class: "now" });
    this.picture = draw("svg", { height: chartHeight, "aria-hidden": "true" });
    this.picture.addEventListener("pointerdown", (event) => this.scrub(event));
    this.element = make(
      "figure", { class: "chart" }, make("figcaption", {}, make("b", {}, name), this.value), this.picture);
  }

  scrub(event) {
    const box = this.picture.getBoundingClientRect();
    const room = box.width - chartInset.left - chartInset.right;
    this.card.go(Math.round((event.clientX - box.left - chartInset.left) / room * (this.card.frames - 1)));
  }

  /** One value per frame, null if there is none. */
  series(movie, id) {
    const view = movie ? movie.index(id) : -1;
    if (view < 0 || !movie.tracks[view]) return null;
    return Array.from({ length: movie.frames }, (_, frame) => movie.value(view, this.name, frame));
  }

  draw(id) {
    this.width = this.picture.clientWidth || this.element.clientWidth;
    if (id === null || !this.width) return;
    this.after = this.series(this.card.after, id);
    this.before = this.series(this.card.before, id);
    const values = [...this.after ?? [], ...this.before ?? []].filter((value) => value !== null);
    if (values.length === 0) return this.picture.replaceChildren();
    this.low = values.reduce((low, value) => Math.min(low, value), Infinity);
    this.high = values.reduce((high, value) => Math.max(high, value), -Infinity);
    if (this.high - this.low < 1) [this.low, this.high] = [this.low - 0.5, this.high + 0.5];
    const isChanged = this.before && this.after && this.before.some((value, frame) => value !== this.after[frame]);
    this.head = draw("path", { class: "head" });
    this.dot = draw("circle", { class: "dot", r: 3 });
    this.picture.replaceChildren(
      this.line(isChanged || !this.after ? this.before : null, "before"), this.line(this.after, "after"),
      this.head, this.dot);
    this.moveHead(this.card.state.frame);
  }

  x(frame) {
    const room = this.width - chartInset.left - chartInset.right;
    return chartInset.left + frame / Math.max(1, this.card.frames - 1) * room;
  }

  y(value) {
    const room = chartHeight - chartInset.top - chartInset.bottom;
    return chartInset.top + (this.high - value) / (this.high - this.low) * room;
  }

  line(series, kind) {
    let d = "";
    let isDown = false;
    (series ?? []).forEach((value, frame) => {
      if (value !== null) d += `${isDown ? "L" : "M"}${this.x(frame).toFixed(2)},${this.y(value).toFixed(2)}`;
      isDown = value !== null;
    });
    return draw("path", { class: `series ${kind}`, d });
  }

  moveHead(frame) {
    const value = this.after?.[frame];
    const old = this.before?.[frame];
    const isChanged = old !== undefined && old !== value;
    this.value.replaceChildren(
      number(value), isChanged ? make("span", { class: "was" }, ` was ${number(old)}`) : "");
    if (!this.head || !this.width) return;
    this.head.setAttribute("d", `M${this.x(frame)},2V${chartHeight - 2}`);
    this.dot.setAttribute("visibility", value === null || value === undefined ? "hidden" : "visible");
    if (value === null || value === undefined) return;
    this.dot.setAttribute("cx", this.x(frame));
    this.dot.setAttribute("cy", this.y(value));
  }
}
