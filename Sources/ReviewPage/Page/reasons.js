// The constraints that determine the edges of the chosen view, and those that do not.

class Reasons {
  constructor(card) {
    this.card = card;
  }

  elements(state, frame) {
    return [...this.remarks(state, frame), ...this.edges(state, frame)];
  }

  /** The version whose constraints are shown. */
  version({ mode }) {
    return mode === "before" && this.card.before ? this.card.before : this.card.after;
  }

  /** Its ambiguities and broken constraints in the layout that the frame leads to. */
  remarks(state, frame) {
    const movie = this.version(state);
    const view = movie.explanation(state.view, frame);
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
    const view = movie.explanation(state.view, frame);
    if (!view) return [this.withoutEdges(movie)];
    return [
      make("h4", {}, "Why its edges are there"),
      make("p", { class: "hint" }, layout.keyframe === null
        ? "in the initial layout" : `in the layout set at ${number(layout.time)} s`),
      ...Object.entries(view.edges).map(([name, edge]) => this.edge(movie, name, movie.edges[edge])),
    ];
  }

  withoutEdges(movie) {
    const text = (movie.omitted ?? []).includes("explanations")
      ? "Explanations were omitted, because the page would be too large; "
        + "run layoutanim explain to see them."
      : movie.layouts.length ? "It has no layout in this frame." : "A folder of frames has no explanations.";
    return make("p", { class: "hint" }, text);
  }

  edge(movie, name, edge) {
    const links = edge.links.map(([rule, depth, says]) =>
      make("li", { style: `--depth: ${Math.min(depth, 6)}` }, this.rule(movie, movie.rules[rule], says)));
    const rivals = edge.rivals.map(([rule, says, reason]) =>
      make("li", { class: `rival ${says.split(" ")[0]}` }, this.rule(movie, movie.rules[rule], says),
        reason ? make("span", { class: "reason" }, sentence(reason)) : null));
    const details = make(
      "details", { class: "edge", "data-edge": name },
      make("summary", {}, make("span", {}, name), make("b", {}, number(edge.value))),
      make("ul", { class: "links" }, links.length ? links
        : make("li", { class: "hint" }, edge.given ? "Its frame is given: no constraint moves it." : "No constraint is needed for it.")),
      edge.sum ? make("p", { class: "sum" }, sentence(edge.sum)) : null,
      rivals.length ? [make("p", { class: "hint" }, "not decisive"), make("ul", { class: "links" }, rivals)] : null);
    details.open = this.card.openEdges.has(name);
    details.addEventListener("toggle", () =>
      this.card.openEdges[details.open ? "add" : "delete"](name));
    return details;
  }

  /** A constraint as a button that highlights its views. */
  rule(movie, rule, says) {
    const lit = this.card.state.rule && movie.counterpart(this.card.state.rule);
    const isLit = lit !== null && sameRule(lit, rule);
    const place = rule.line === null ? "" : `${movie.file}:${rule.line}:${rule.column}`;
    return make("button", {
      type: "button", class: "rule", "aria-pressed": String(isLit), title: place || null,
      onclick: () => this.card.set({ rule: isLit ? null : rule }),
    }, make("code", {}, named(rule.text), rule.priority !== null && rule.priority !== 1000
      ? make("span", { class: "priority" }, ` @${number(rule.priority)}`) : null),
    make("span", { class: "says" }, sentence(says), rule.id ? [says ? " · " : "", named(rule.id)] : null,
      place ? ` · line ${rule.line}` : null));
  }
}
