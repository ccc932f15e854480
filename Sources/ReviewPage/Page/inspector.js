// The views of a card, the values of the chosen one, and why its edges are where they are.

class Inspector {
  constructor(card) {
    this.card = card;
    this.tree = make("ul", { class: "tree", "aria-label": "Views" });
    this.detail = make("div", { class: "detail" });
    this.element = make(
      "section", { class: "inspector", "aria-label": `Inspector of ${card.data.name}` },
      make("h3", {}, "Views"), this.tree, this.detail, this.makeFindings());
    this.fillTree();
  }

  /** Views of both versions; those of one only say so. */
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

  /** Conflicts and ambiguities in words, those that hold in the frame marked. */
  makeFindings() {
    this.findings = this.card.after.findings.map((finding) => {
      const summary = make("summary", {}, make("span", {}, finding.title),
        make("span", { class: "span" }, span(finding)));
      return { finding, element: make("details", { class: "finding" }, summary, make("pre", {}, finding.text)) };
    });
    if (this.findings.length === 0) return null;
    return make(
      "div", { class: "findings" }, make("h3", {}, "Findings"),
      this.findings.map(({ element }) => element));
  }

  depth(movie, index) {
    const { parent } = movie.views[index];
    return parent < 0 ? 0 : 1 + this.depth(movie, parent);
  }

  update(changed, state) {
    const movie = this.card.after;
    const frame = Math.min(state.frame, movie.frames - 1);
    for (const { id, button } of this.rows) {
      button.setAttribute("aria-pressed", String(id === state.view));
      const view = movie.index(id);
      if (view < 0 || !movie.tracks[view]) continue;
      button.firstChild.style.background = (movie.value(view, "color", frame) ?? "transparent").toLowerCase();
      button.classList.toggle("unseen", !movie.isSeen(view, frame));
    }
    const time = movie.time(frame);
    for (const { finding, element } of this.findings) {
      element.classList.toggle("now", holdsAt(finding, time));
    }
    const layouts = [movie, this.card.before].map((one) => one && at(one.layout, Math.min(frame, one.frames - 1)));
    const key = JSON.stringify([state.view, layouts, state.rule, state.mode === "before"]);
    if (key !== this.key) this.fillDetail(state, frame);
    this.key = key;
    this.values?.replaceChildren(...this.valueRows(state, frame));
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
      ...this.remarks(state, frame), ...this.edges(state, frame));
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
      ...this.alignmentRow(row, id, frame),
      row("alpha", (movie) => read(movie, "hidden") ? "hidden" : number(read(movie, "alpha"))),
      row("color", (movie) => read(movie, "color") ?? "–"),
    ];
  }

  alignmentRow(row, id, frame) {
    const rect = (movie) => {
      const view = movie.index(id);
      const track = view < 0 ? null : movie.tracks[view]?.alignment;
      return track ? track.map((value) => number(at(value, Math.min(frame, movie.frames - 1)))).join("  ") : "–";
    };
    return rect(this.card.after) === "–" ? [] : [row("alignment", rect)];
  }

  /** Which version's constraints are told. */
  version({ mode }) {
    return mode === "before" && this.card.before ? this.card.before : this.card.after;
  }

  /** What is ambiguous and broken of it, in the layout that this frame leads to. */
  remarks(state, frame) {
    const movie = this.version(state);
    const view = movie.layoutAt(frame)?.views[movie.index(state.view)];
    if (!view) return [];
    const ambiguous = view.ambiguous.map((what) => make("li", { class: "ambiguous" }, `ambiguous ${what}`));
    const broken = view.broken.map((rule) =>
      make("li", { class: "broken" }, "broken ", this.rule(movie, movie.rules[rule], "")));
    return ambiguous.length + broken.length === 0
      ? [] : [make("ul", { class: "remarks" }, ambiguous, broken)];
  }

  edges(state, frame) {
    const movie = this.version(state);
    const layout = movie.layoutAt(frame);
    const view = layout?.views[movie.index(state.view)];
    if (!view?.edges) return [this.withoutEdges(movie)];
    return [
      make("h4", {}, "Why its edges are there"),
      make("p", { class: "hint" }, layout.keyframe === null
        ? "in the initial layout" : `in the layout set at ${number(layout.time)} s`),
      ...Object.entries(view.edges).map(([name, edge]) => this.edge(movie, name, edge)),
    ];
  }

  withoutEdges(movie) {
    const text = (movie.omitted ?? []).includes("explanations")
      ? "Explanations were left out of this page, which would be too large with them; "
        + "layoutanim explain has them."
      : movie.layouts.length ? "Nothing lays it out in this frame." : "Of frames alone nothing is known.";
    return make("p", { class: "hint" }, text);
  }

  edge(movie, name, edge) {
    const links = edge.links.map(([rule, depth, says]) =>
      make("li", { style: `--depth: ${Math.min(depth, 6)}` }, this.rule(movie, movie.rules[rule], says)));
    const rivals = edge.rivals.map(([rule, says, reason]) =>
      make("li", { class: `rival ${says.split(" ")[0]}` }, this.rule(movie, movie.rules[rule], says),
        reason ? make("span", { class: "reason" }, reason) : null));
    const details = make(
      "details", { class: "edge", "data-edge": name },
      make("summary", {}, make("span", {}, name), make("b", {}, number(edge.value))),
      make("ul", { class: "links" }, links.length ? links
        : make("li", { class: "hint" }, edge.given ? "Its frame is given: no constraint moves it." : "Nothing is needed for it.")),
      edge.sum ? make("p", { class: "sum" }, edge.sum) : null,
      rivals.length ? [make("p", { class: "hint" }, "not decisive"), make("ul", { class: "links" }, rivals)] : null);
    details.open = this.card.openEdges.has(name);
    details.addEventListener("toggle", () =>
      this.card.openEdges[details.open ? "add" : "delete"](name));
    return details;
  }

  /** A constraint as a button: its items light up. */
  rule(movie, rule, says) {
    const lit = this.card.state.rule && movie.counterpart(this.card.state.rule);
    const isLit = lit !== null && sameRule(lit, rule);
    const place = rule.line === null ? "" : `${movie.file}:${rule.line}:${rule.column}`;
    return make("button", {
      type: "button", class: "rule", "aria-pressed": String(isLit), title: place || null,
      onclick: () => this.card.set({ rule: isLit ? null : rule }),
    }, make("code", {}, named(rule.text), rule.priority !== null && rule.priority !== 1000
      ? make("span", { class: "priority" }, ` @${number(rule.priority)}`) : null),
    make("span", { class: "says" }, says, rule.id ? [says ? " · " : "", named(rule.id)] : null,
      place ? ` · line ${rule.line}` : null));
  }
}

/** From when until when something holds. */
function span({ begin, end }) {
  if (begin === null || begin === undefined) return "";
  return end === null ? `from ${number(begin)} s` : `${number(begin)} – ${number(end)} s`;
}

function holdsAt({ begin, end }, time) {
  if (begin === null || begin === undefined) return false;
  return time >= begin && (end === null || time < end);
}
