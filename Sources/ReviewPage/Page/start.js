// The page: cards come to life when they are opened; the address says what is looked at.

class Page {
  constructor() {
    this.elements = [...document.querySelectorAll("details.card")].filter(
      (element) => element.querySelector("script.data"));
    this.cards = new Map();
    this.active = null;
    this.help = makeHelp();
    document.body.append(this.help);
    document.body.classList.add("live");
    this.addTools();
    for (const element of document.querySelectorAll("details.aside")) element.open = false;
    for (const element of this.elements) {
      element.addEventListener("toggle", () => {
        if (element.open) this.activate(this.card(element));
      });
    }
    document.addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("hashchange", () => this.followAddress());
    this.enliven();
  }

  /** The first open card at once, so that the page is of use; the others when there is time. */
  enliven() {
    this.followAddress();
    const open = this.elements.filter((element) => element.open && !this.cards.has(element));
    if (!this.active && open.length) this.activate(this.card(open.shift()));
    const next = () => {
      const element = open.shift();
      if (!element) return;
      this.card(element);
      setTimeout(next, 0);
    };
    setTimeout(next, 0);
  }

  card(element) {
    if (!this.cards.has(element)) this.cards.set(element, new Card(element, this));
    return this.cards.get(element);
  }

  addTools() {
    const help = make("button", {
      type: "button", class: "tool", onclick: () => this.help.showModal() }, "Keys ", make("kbd", {}, "?"));
    this.link = make(
      "button", { type: "button", class: "tool", onclick: () => this.copyLink() }, "Copy link");
    document.querySelector("header.top").append(make("div", { class: "tools" }, this.link, help));
    for (const command of document.querySelectorAll("code.command")) {
      const button = make("button", {
        type: "button", class: "tool copy", "aria-label": `Copy the command ${command.textContent}`,
        onclick: () => this.copy(command.textContent, button) }, "Copy");
      command.after(button);
    }
    for (const cell of document.querySelectorAll(".frames tbody td:first-child")) {
      const element = cell.closest("details.card");
      const frame = Number.parseInt(cell.textContent, 10);
      const button = make(
        "button", { type: "button", class: "jump", onclick: () => this.card(element).go(frame) },
        cell.textContent);
      cell.replaceChildren(button);
    }
  }

  /** To what is seen now, though its address may not be written yet. */
  copyLink() {
    this.writeAddress();
    this.copy(location.href, this.link);
  }

  async copy(text, button) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      this.copyBySelection(text);
    }
    const label = button.textContent;
    if (label === "Copied") return;
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = label; }, 1200);
  }

  /** Where a page may not use the clipboard. */
  copyBySelection(text) {
    const field = make("textarea", { class: "visually-hidden", readonly: true });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }

  activate(card) {
    if (this.active === card) return;
    this.active?.element.classList.remove("active");
    this.active = card;
    card.element.classList.add("active");
    this.writeAddress();
  }

  stateChanged(card, change) {
    if (card !== this.active || card.state.playing && !("playing" in change)) return;
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.writeAddress(), 120);
  }

  keyDown(event) {
    if (event.key === "?" && !this.help.open) return void this.help.showModal();
    if (this.help.open || event.defaultPrevented) return;
    if (/^[jk]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      return this.moveToCard(event.key.toLowerCase() === "j" ? 1 : -1);
    }
    if (this.active?.element.open && pressed(event, this.active)) event.preventDefault();
  }

  moveToCard(direction) {
    const index = this.elements.indexOf(this.active?.element) + direction;
    const element = this.elements[Math.max(0, Math.min(this.elements.length - 1, index))];
    if (!element) return;
    this.open(element);
    element.querySelector("summary").focus({ preventScroll: true });
  }

  open(element) {
    for (let fold = element; fold; fold = fold.parentElement.closest("details")) fold.open = true;
    this.activate(this.card(element));
    element.scrollIntoView({ block: "start" });
  }

  writeAddress() {
    if (!this.active) return;
    const { state, data, before } = this.active;
    const parts = new URLSearchParams({ transition: data.name, frame: String(state.frame) });
    if (state.view !== null) parts.set("view", state.view);
    if (before) parts.set("mode", state.mode);
    this.written = `#${parts}`;
    try {
      history.replaceState(null, "", this.written);
    } catch {
      location.replace(this.written);
    }
  }

  followAddress() {
    if (location.hash.length < 2 || location.hash === this.written) return;
    const parts = new URLSearchParams(location.hash.slice(1));
    const element = this.elements.find((card) => card.dataset.name === parts.get("transition"));
    if (!element) return;
    this.open(element);
    const card = this.card(element);
    const change = {};
    const frame = Number.parseInt(parts.get("frame") ?? "", 10);
    if (frame >= 0) change.frame = Math.min(card.frames - 1, frame);
    const view = parts.get("view");
    if (view !== null && [card.after, card.before].some((movie) => movie?.views.some(({ id }) => id === view))) {
      change.view = view;
    }
    if (card.before && modes.some(([mode]) => mode === parts.get("mode"))) change.mode = parts.get("mode");
    card.set(change);
  }
}

new Page();
