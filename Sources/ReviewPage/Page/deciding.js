// The controls for decisions on each card and on each entry of the overview.

/** The buttons for one path. */
class DecisionButtons {
  constructor(decisions, path, name, { hasNote = true } = {}) {
    Object.assign(this, { decisions, path });
    const button = (decision, label, key) => make("button", {
      type: "button", class: `decide ${decision}`, "aria-pressed": "false", title: `${label} (${key})`,
      "aria-label": hasNote ? null : `${label} ${name}`, onclick: () => this.toggle(decision),
    }, icon(decisionIcons[decision]), hasNote ? [label, " ", make("kbd", {}, key)] : null);
    this.accept = button("accepted", "Accept", "A");
    this.reject = button("rejected", "Reject", "R");
    this.note = hasNote ? make("input", {
      type: "text", class: "reason-why", maxlength: 500, placeholder: "Why? (optional)", "aria-label": "Note",
      oninput: () => decisions.decide([path], "rejected", this.note.value),
      onkeydown: (event) => {
        if (event.key === "Enter" || event.key === "Escape") this.reject.focus();
        event.stopPropagation();
      },
    }) : null;
    this.element = make("div", { class: "deciding", role: "group", "aria-label": "Decision" }, this.accept, this.reject, this.note);
    decisions.listeners.push(() => this.show());
    this.show();
  }

  /** A note is kept for when the transition is rejected again. */
  toggle(decision) {
    const { decisions, path } = this;
    const now = decisions.of(path);
    if (now?.note) this.kept = now.note;
    const next = now?.decision === decision ? null : decision;
    decisions.decide([path], next, next === "rejected" ? this.kept : undefined);
    if (this.note && decisions.of(path)?.decision === "rejected") this.note.focus();
  }

  show() {
    const { decision = "", note = "" } = this.decisions.of(this.path) ?? {};
    this.accept.setAttribute("aria-pressed", String(decision === "accepted"));
    this.reject.setAttribute("aria-pressed", String(decision === "rejected"));
    if (!this.note) return;
    this.note.hidden = decision !== "rejected";
    if (this.note.value !== note) this.note.value = note;
  }
}

const decisionIcons = {
  accepted: "M6.2 12.6 1.8 8.2l1.4-1.4 3 3 6.6-6.6 1.4 1.4z",
  rejected: "M3.4 2 8 6.6 12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4z",
};

/** The decisions of a page: which cards and entries have buttons, and what the keys decide. */
class Deciding {
  constructor(page) {
    const { decisions } = page;
    Object.assign(this, { page, buttons: new Map() });
    for (const element of document.querySelectorAll("details.card[data-decidable]")) {
      const { path, name } = element.dataset;
      this.buttons.set(path, new DecisionButtons(decisions, path, name));
      element.querySelector("summary").after(this.buttons.get(path).element);
    }
    for (const element of document.querySelectorAll(".entry[data-decidable]")) {
      const { path, name } = element.dataset;
      const buttons = new DecisionButtons(decisions, path, name, { hasNote: false });
      element.append(buttons.element);
      if (!this.buttons.has(path)) this.buttons.set(path, buttons);
    }
    const back = document.querySelector("header.top .back");
    if (back) this.warnIfApart(decisions);
    else if (this.buttons.size) this.addBar();
    decisions.listeners.push(() => this.show());
    addEventListener("storage", ({ key }) => {
      if (key !== decisions.key) return;
      decisions.load();
      decisions.changed();
    });
    this.show();
  }

  addBar() {
    this.page.decisions.storage?.setItem(this.indexKey, "");
    this.bar = new DecisionBar(this.page, [...this.buttons.keys()]);
    document.querySelector("main").prepend(this.bar.element);
  }

  get indexKey() {
    return `layoutanim-overview-${this.page.decisions.bundle}`;
  }

  /** Some browsers give every file a storage of its own. */
  warnIfApart({ storage }) {
    if (storage && storage.getItem(this.indexKey) !== null) return;
    document.querySelector("main").prepend(make("p", { class: "hint apart" },
      "Decisions made here do not reach the overview, because this browser keeps the files of a folder apart. "
      + "Decide in the overview, or open the folder over HTTP."));
  }

  /** Marks cards and entries with their decisions. */
  show() {
    const { decisions, overview } = this.page;
    for (const element of document.querySelectorAll("[data-decidable]")) {
      const decision = decisions.of(element.dataset.path)?.decision;
      element.classList.toggle("accepted", decision === "accepted");
      element.classList.toggle("rejected", decision === "rejected");
    }
    if (overview?.filter.decision) overview.show();
  }

  /** Decides on the entry that has the focus, or on the active card. */
  pressed(decision) {
    const { overview, active } = this.page;
    const path = overview?.focused?.path ?? active?.element.dataset.path
      ?? (this.buttons.size === 1 ? [...this.buttons.keys()][0] : null);
    const buttons = this.buttons.get(path);
    if (!overview?.focused) return buttons?.toggle(decision);
    const known = this.page.decisions.of(path)?.decision;
    if (buttons) this.page.decisions.decide([path], known === decision ? null : decision);
  }
}
