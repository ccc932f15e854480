// The controls for all decisions.

/** The line above all cards: how many are decided, and what to do with the decisions. */
class DecisionBar {
  constructor(page, paths) {
    Object.assign(this, { page, paths });
    const { decisions, copying } = page;
    this.count = make("output", { class: "count", "aria-live": "polite" });
    this.all = make("button", { type: "button", class: "tool", onclick: () => this.ask() }, "Accept all shown …");
    this.element = make(
      "section", { class: "decisions", "aria-label": "Decisions" }, this.count,
      make("div", { class: "tools" }, this.all,
        make("button", { type: "button", class: "tool", onclick: () => this.download() }, "Download decisions"),
        copying.button("Copy", () => decisions.file(), { class: "tool copy", "aria-label": "Copy the decisions" })),
      make("p", { class: "then" }, "then run ",
        make("code", { class: "command" }, "layoutanim approve --from BUNDLE --decisions decisions.json")),
      decisions.storage ? null : make("p", { class: "hint" },
        "This browser stores nothing for this page: download the decisions before you close or reload it."));
    decisions.listeners.push(() => this.show());
    this.show();
  }

  show() {
    const { decisions } = this.page;
    const states = this.paths.map((path) => decisions.of(path)?.decision);
    const count = (wanted) => states.filter((state) => state === wanted).length;
    this.count.textContent =
      `${count("accepted")} accepted, ${count("rejected")} rejected, ${count(undefined)} left`;
  }

  /** The shown ones that are not decided. */
  get open() {
    const { overview, decisions } = this.page;
    const shown = overview ? overview.shown.map(({ path }) => path) : this.paths;
    const decidable = new Set(this.paths);
    return shown.filter((path) => decidable.has(path) && !decisions.of(path));
  }

  ask() {
    const paths = this.open;
    const text = paths.length === 0 ? "Everything that is shown is decided."
      : `Accept ${paths.length === 1 ? "the one transition" : `all ${paths.length} transitions`} shown and not decided yet?`;
    const dialog = make("dialog", { class: "help ask", "aria-label": "Accept all shown" }, make("p", {}, text));
    const close = () => dialog.close();
    const accept = () => {
      this.page.decisions.decide(paths, "accepted");
      close();
    };
    dialog.append(make("div", { class: "tools" },
      paths.length ? make("button", { type: "button", class: "tool primary", onclick: accept }, "Accept") : null,
      make("button", { type: "button", class: "tool", onclick: close }, paths.length ? "Cancel" : "Close")));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  download() {
    const url = URL.createObjectURL(new Blob([this.page.decisions.file()], { type: "application/json" }));
    const link = make("a", { href: url, download: "decisions.json" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}
