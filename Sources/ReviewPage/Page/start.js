// The page: cards are built when they come into view; the active card has the keys and the address.

class Page {
  constructor() {
    this.elements = [...document.querySelectorAll("details.card")].filter(
      (element) => element.querySelector("script.data"));
    this.cards = new Map();
    this.active = null;
    this.help = makeHelp();
    this.copying = new Copying();
    document.body.append(this.help);
    document.body.classList.add("live");
    this.addTools();
    for (const element of this.elements) {
      for (const fold of element.querySelectorAll("details.aside")) fold.open = false;
    }
    document.addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("hashchange", () => this.followAddress());
    addEventListener("beforeprint", () => this.showPictures());
    this.enliven();
  }

  /** Builds the first open card immediately, and the others when they come into view. */
  enliven() {
    this.followAddress();
    const first = this.elements.find((element) => element.open);
    if (!this.active && first) this.activate(this.card(first));
    this.nearby = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target.open) this.card(target);
      }
    }, { rootMargin: "400px" });
    for (const element of this.elements) this.attend(element);
  }

  /** Browsers also send `toggle` for cards that are open from the start, so it alone does not activate. */
  attend(element) {
    this.nearby.observe(element);
    let isClicked = false;
    element.querySelector("summary").addEventListener("click", () => { isClicked = true; });
    element.addEventListener("toggle", () => {
      this.nearby.unobserve(element);
      this.nearby.observe(element);
      if (isClicked && element.open) this.activate(this.card(element));
      isClicked = false;
    });
    for (const name of ["pointerdown", "focusin"]) {
      element.addEventListener(name, () => {
        if (element.open) this.activate(this.card(element));
      });
    }
  }

  card(element) {
    if (!this.cards.has(element)) this.cards.set(element, new Card(element, this));
    return this.cards.get(element);
  }

  addTools() {
    const help = make("button", {
      type: "button", class: "tool", onclick: () => this.help.showModal() }, "Keys ", make("kbd", {}, "?"));
    const link = this.copying.button("Copy link", () => {
      this.writeAddress();
      return location.href;
    });
    document.querySelector("header.top").append(make("div", { class: "tools" }, link, help));
    for (const { textContent: command, parentElement } of document.querySelectorAll("code.command")) {
      parentElement.append(this.copying.button(
        "Copy", () => command, { class: "tool copy", "aria-label": `Copy the command ${command}` }));
    }
    for (const cell of document.querySelectorAll(".frames tbody td:first-child")) this.addJump(cell);
  }

  /** Makes a cell of the table a button that goes to its frame. */
  addJump(cell) {
    const element = cell.closest("details.card");
    const frame = Number.parseInt(cell.textContent, 10);
    if (!this.elements.includes(element)) return;
    const jump = () => {
      this.card(element).go(frame);
      element.querySelector(".player").scrollIntoView({ block: "nearest" });
    };
    cell.replaceChildren(
      make("button", { type: "button", class: "jump", onclick: jump }, cell.textContent));
  }

  showPictures() {
    for (const fold of document.querySelectorAll("details.plain")) fold.open = true;
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
    this.written = addressOf(this.active);
    replaceAddress(this.written);
  }

  followAddress() {
    if (location.hash.length < 2 || location.hash === this.written) return;
    const parts = new URLSearchParams(location.hash.slice(1));
    const element = this.elements.find((card) => card.dataset.name === parts.get("transition"));
    if (!element) return;
    const card = this.card(element);
    // Before opening, because opening writes the address of what the card shows.
    card.set(changeFrom(parts, card));
    this.open(element);
    this.writeAddress();
  }
}

new Page();
