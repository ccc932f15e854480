// The views of a card, the values of the chosen one, and the constraints that determine its edges.

class Inspector {
  constructor(card) {
    this.card = card;
    this.reasons = new Reasons(card);
    this.tree = make("ul", { class: "tree", "aria-label": "Views" });
    this.detail = make("div", { class: "detail" });
    this.element = make(
      "section", { class: "inspector", "aria-label": `Inspector of ${card.data.name}` },
      make("h3", {}, "Views"), this.tree, this.detail, this.makeFindings());
    this.fillTree();
  }

  /** The views of both versions; those that exist only before are marked. */
  fillTree() {
    const { before, after } = this.card;
    const ids = new Set(after.views.map((view) => view.id));
    const rows = after.views.map((view, index) => [view.id, this.depth(after, index), ""]);
    for (const [index, view] of (before?.views ?? []).entries()) {
      if (!ids.has(view.id)) rows.push([view.id, this.depth(before, index), "only before"]);
    }
    this.rows = rows.map(([id, depth, remark]) => {
      const button = make("button", {
        type: "button", style: `--depth: ${Math.min(depth, 12)}`,
        onclick: () => this.card.set({ view: this.card.state.view === id ? null : id, rule: null }),
      }, make("i", { class: "swatch", "aria-hidden": "true" }), named(id),
      remark ? make("span", { class: "remark" }, remark) : null);
      this.tree.append(make("li", {}, button));
      return { id, button };
    });
  }

  /** Findings in words; those at the current frame are marked, and so are new ones. */
  makeFindings() {
    const { fresh, cured } = changedFindings(this.card.before, this.card.after);
    this.findings = this.card.after.findings.map((finding) =>
      ({ finding, element: this.makeFinding(finding, fresh.has(finding) ? "new" : null) }));
    const gone = cured.map((finding) => this.makeFinding(finding, "cured"));
    if (this.findings.length + gone.length === 0) return null;
    return make(
      "div", { class: "findings" }, make("h3", {}, "Findings"),
      this.findings.map(({ element }) => element),
      gone.length ? [make("h4", {}, "Cured since"), gone] : null);
  }

  makeFinding(finding, change) {
    const summary = make("summary", {}, make("span", {}, finding.title),
      change ? make("span", { class: "change" }, change) : null, make("span", { class: "span" }, span(finding)));
    return make(
      "details", { class: `finding ${change ?? ""}` }, summary, make("pre", {}, sentences(finding.text)));
  }

  depth(movie, index) {
    const { parent } = movie.views[index];
    return parent < 0 ? 0 : 1 + this.depth(movie, parent);
  }

  update(changed, state) {
    if (!["frame", "view", "rule", "mode"].some((name) => name in changed)) return;
    const movie = this.card.after;
    const frame = Math.min(state.frame, movie.frames - 1);
    for (const { id, button } of this.rows) {
      button.setAttribute("aria-pressed", String(id === state.view));
      const view = movie.index(id);
      if (view < 0 || !movie.tracks[view]) continue;
      button.firstChild.style.background = (movie.value(view, "color", frame) ?? "transparent").toLowerCase();
      button.classList.toggle("unseen", !movie.isSeen(view, frame));
    }
    if ("view" in changed) this.reveal(state.view);
    const time = movie.time(frame);
    for (const { finding, element } of this.findings) {
      element.classList.toggle("now", holdsAt(finding, time));
    }
    const layouts = [movie, this.card.before].map((one) => one && at(one.layout, Math.min(frame, one.frames - 1)));
    const key = JSON.stringify([state.view, layouts, state.rule, state.mode === "before"]);
    if (key !== this.key) this.keepingFocus(() => this.fillDetail(state, frame));
    this.key = key;
    this.values?.replaceChildren(...this.valueRows(state, frame));
  }

  /** Scrolls the tree, and nothing else, to a view. */
  reveal(id) {
    const button = this.rows.find((row) => row.id === id)?.button;
    if (!button) return;
    const [box, list] = [button, this.tree].map((element) => element.getBoundingClientRect());
    if (box.top < list.top) this.tree.scrollTop -= list.top - box.top;
    if (box.bottom > list.bottom) this.tree.scrollTop += box.bottom - list.bottom;
  }

  /** If a control with the focus is replaced, its replacement gets the focus. */
  keepingFocus(change) {
    const controls = () => [...this.detail.querySelectorAll("button, summary")];
    const index = controls().indexOf(document.activeElement);
    change();
    if (index >= 0) controls()[index]?.focus({ preventScroll: true });
  }

  fillDetail(state, frame) {
    this.values = null;
    if (state.view === null) {
      return this.detail.replaceChildren(make("p", { class: "hint" }, "Click a view, here or in the picture."));
    }
    this.values = make("tbody");
    this.detail.replaceChildren(
      make("h3", {}, named(state.view)),
      make("table", { class: "values" },
        make("caption", { class: "visually-hidden" }, "Values in this frame"), this.values),
      ...this.reasons.elements(state, frame));
  }

  valueRows({ view: id }, frame) {
    const read = (movie, name) => {
      const view = movie ? movie.index(id) : -1;
      if (view < 0 || !movie.tracks[view]) return undefined;
      return movie.value(view, name, Math.min(frame, movie.frames - 1));
    };
    const row = (title, text) => {
      const now = text(this.card.after);
      const was = this.card.before ? text(this.card.before) : now;
      return make("tr", {}, make("th", { scope: "row" }, title),
        make("td", {}, now, was !== now ? make("span", { class: "was" }, `was ${was}`) : null));
    };
    const numbers = (names) => (movie) =>
      names.map((name) => number(read(movie, name))).join("  ");
    return [
      row("origin", numbers(["x", "y"])), row("size", numbers(["width", "height"])),
      ...this.rowOfFour(row, id, frame, "alignment", "alignment"),
      ...this.rowOfFour(row, id, frame, "safeArea", "safe area"),
      row("alpha", (movie) => read(movie, "hidden") ? "hidden" : number(read(movie, "alpha"))),
      row("color", (movie) => read(movie, "color") ?? "–"),
      ...this.rowsIfPresent(row, read, ["transform", "gradient", "shadow"]),
    ];
  }

  /** Rows for what most views do not have. */
  rowsIfPresent(row, read, names) {
    const movies = [this.card.after, this.card.before];
    return names.filter((name) => movies.some((movie) => read(movie, name)))
      .map((name) => row(name, (movie) => read(movie, name) ?? "–"));
  }

  /** A row for four numbers that most views do not have; in the order of the data. */
  rowOfFour(row, id, frame, name, title) {
    const text = (movie) => {
      const view = movie ? movie.index(id) : -1;
      const track = view < 0 ? null : movie.tracks[view]?.[name];
      return track ? track.map((value) => number(at(value, Math.min(frame, movie.frames - 1)))).join("  ") : "–";
    };
    const isUsual = [this.card.after, this.card.before].every((movie) => text(movie) === "–");
    return isUsual ? [] : [row(title, text)];
  }
}

/** The time span of a finding. */
function span({ begin, end }) {
  if (begin === null || begin === undefined) return "";
  if (begin === end) return `at ${number(begin)} s`;
  return end === null ? `from ${number(begin)} s` : `${number(begin)} – ${number(end)} s`;
}

function holdsAt({ begin, end }, time) {
  if (begin === null || begin === undefined) return false;
  return time >= begin && (end === null || time < end);
}
