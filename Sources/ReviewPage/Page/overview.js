// The overview: a list of all transitions that is searched, filtered and sorted, and opens cards.

class Overview {
  constructor(element, page) {
    this.page = page;
    this.list = element.querySelector(".entries");
    this.entries = [...this.list.children].map(entryFrom);
    for (const entry of this.entries) this.attend(entry);
    this.count = make("output", { class: "count", "aria-live": "polite" });
    this.nothing = make("p", { class: "hint nothing", hidden: true }, "No transition matches. ",
      make("button", { type: "button", class: "tool", onclick: () => this.set({ ...noFilter, sort: this.filter.sort }) },
        "Show all"));
    element.querySelector("h2").after(this.makeFilters());
    this.list.after(this.nothing);
    this.list.addEventListener("keydown", (event) => this.keyDown(event));
    this.filter = filterFrom(new URLSearchParams(location.hash.slice(1)));
    this.show();
  }

  /** A click opens the card, unless the entry leads to a page of its own. */
  attend(entry) {
    const address = entry.link.getAttribute("href");
    entry.card = address.startsWith("#") ? document.getElementById(address.slice(1)) : null;
    if (!entry.card) return;
    entry.link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.page.open(entry.card);
      entry.card.querySelector("summary").focus({ preventScroll: true });
    });
  }

  makeFilters() {
    this.find = make("input", {
      type: "search", placeholder: "Search names and paths", "aria-label": "Search names and paths",
      title: "Search (/)", oninput: () => this.set({ find: this.find.value }),
    });
    const words = new Map(this.entries.map(({ kind, words }) => [kind, words]));
    const kinds = tally(this.entries.map(({ kind }) => kind));
    this.verdict = choice("Verdict", [
      ["", `All ${this.entries.length}`], ...kinds.map(([kind, count]) => [kind, `${count} ${words.get(kind)}`]),
    ], (verdict) => this.set({ verdict }));
    this.selects = {
      finding: this.select("Findings", this.findingChoices(), "finding"),
      decision: this.page.decisions ? this.select("Decisions", [
        ["", "All decisions"], ["undecided", "Undecided"], ["accepted", "Accepted"], ["rejected", "Rejected"],
      ], "decision") : null,
      sort: this.select("Order", sortings, "sort"),
    };
    return make("div", { class: "filters", role: "group", "aria-label": "Filters" },
      this.find, this.verdict.element, Object.values(this.selects), this.count);
  }

  findingChoices() {
    const codes = tally(this.entries.flatMap(({ findings }) => findings)).sort(([one], [other]) => one < other ? -1 : 1);
    if (codes.length === 0) return null;
    const without = this.entries.filter(({ findings }) => findings.length === 0).length;
    return [
      ["", "All findings"], ...codes.map(([code, count]) => [code, `${code} (${count})`]),
      ["none", `without findings (${without})`],
    ];
  }

  select(label, choices, name) {
    return choices && make(
      "select", { "aria-label": label, onchange: (event) => this.set({ [name]: event.target.value }) },
      choices.map(([value, text]) => make("option", { value }, text)));
  }

  set(change) {
    Object.assign(this.filter, change);
    this.show();
    this.page.writeAddress();
  }

  /** The entries that match, in order. */
  get shown() {
    return this.order.filter(({ element }) => !element.hidden);
  }

  show() {
    const { filter, page } = this;
    if (this.find.value !== filter.find) this.find.value = filter.find;
    this.verdict.show(filter.verdict);
    for (const [name, select] of Object.entries(this.selects)) if (select) select.value = filter[name];
    for (const entry of this.entries) {
      entry.element.hidden = !matches(entry, filter, page.decisions?.of(entry.path)?.decision);
    }
    if (this.sorting !== filter.sort) {
      this.order = sorted(this.entries, filter.sort);
      if (this.sorting || filter.sort !== noFilter.sort) this.list.append(...this.order.map(({ element }) => element));
      this.sorting = filter.sort;
    }
    const count = this.shown.length;
    this.nothing.hidden = count > 0;
    this.count.textContent = count === this.entries.length ? "" : `${count} of ${this.entries.length}`;
  }

  /** Arrow keys go from entry to entry. */
  keyDown(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = this.shown.map(({ link }) => link);
    const index = links.indexOf(document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    links[index + step]?.focus();
  }

  /** Focuses the entry of a card, or the search if it is not shown. */
  focus(card) {
    const entry = this.shown.find((shown) => shown.card && shown.card === card);
    (entry?.link ?? this.find).focus();
  }

  /** The entry that has the focus. */
  get focused() {
    return this.entries.find(({ element }) => element.contains(document.activeElement));
  }

  /** The cards of the shown entries, in order. */
  get cards() {
    return this.shown.map(({ card }) => card).filter((card) => card);
  }
}
