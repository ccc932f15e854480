// What moves when: a bar for every animation, by view and property.

class Lanes {
  constructor(card) {
    this.card = card;
    const rows = card.after.motion ?? [];
    this.heads = [];
    this.element = rows.length === 0 ? "" : make(
      "details", { class: "lanes" }, make("summary", {}, "What moves when"),
      make("div", { class: "rows" }, rows.map((row) => this.row(row))));
    this.update({ frame: true }, card.state);
  }

  row({ view, properties, bars }) {
    const id = this.card.after.views[view].id;
    const head = draw("rect", { class: "head", y: 0, width: 1, height: 14 });
    this.heads.push(head);
    return [
      make(
        "button", { type: "button", onclick: () => this.card.set({ view: id, rule: null }) },
        named(id), " ", make("span", { class: "properties" }, properties.join(", "))),
      draw(
        "svg", { height: 14, role: "img", "aria-label": this.words(bars) },
        bars.flatMap((bar) => this.bar(bar)), head),
    ];
  }

  /** A thin line for the delay, and a bar for the motion. */
  bar([start, begin, end]) {
    const place = (time) => `${(100 * this.part(time)).toFixed(3)}%`;
    const length = (from, to) => `${(100 * (this.part(to) - this.part(from))).toFixed(3)}%`;
    return [
      draw("rect", { class: "delay", x: place(start), y: 6, width: length(start, begin), height: 2 }),
      draw("rect", { class: "motion", x: place(begin), y: 3, width: length(begin, end), height: 8, rx: 2 }),
    ];
  }

  part(time) {
    const last = Math.max(1, this.card.frames - 1);
    return Math.max(0, Math.min(1, time * this.card.after.fps / last));
  }

  words(bars) {
    return bars.map(([, begin, end]) => `${number(begin)} to ${number(end)} seconds`).join(", ");
  }

  update(changed, state) {
    if (!("frame" in changed)) return;
    const place = `${(100 * state.frame / Math.max(1, this.card.frames - 1)).toFixed(3)}%`;
    for (const head of this.heads) head.setAttribute("x", place);
  }
}
