// The page: cards are built when they come into view; the active card has the keys and the address.

class Page {
  constructor() {
    this.elements = [...document.querySelectorAll("details.card[data-plays]")];
    this.cards = new Map();
    this.active = null;
    this.copying = new Copying();
    document.body.classList.add("live");
    this.prepareDecisions();
    const overview = document.querySelector(".overview");
    this.overview = overview && new Overview(overview, this);
    this.help = makeHelp(keyHelp, this.overview ? overviewKeyHelp : [], this.decisions ? decisionKeyHelp : []);
    document.body.append(this.help);
    this.addTools();
    for (const element of document.querySelectorAll("details.card")) this.foldAsides(element);
    document.addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("hashchange", () => this.followAddress());
    addEventListener("beforeprint", () => this.showPictures());
    this.enliven();
  }

  prepareDecisions() {
    const { bundle } = document.body.dataset;
    this.decisions = bundle ? new Decisions(bundle, writableStorage()) : null;
    if (this.decisions) this.deciding = new Deciding(this);
  }

  foldAsides(element) {
    for (const fold of element.querySelectorAll("details.aside")) fold.open = false;
  }

  /** Builds the first open card immediately, and the others when they come into view. */
  enliven() {
    if (this.overview) this.enlist();
    this.followAddress();
    const first = this.elements.find((element) => element.open);
    if (!this.active && !this.overview && first) this.activate(this.card(first));
    this.nearby = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target.open) this.card(target);
      }
    }, { rootMargin: "400px" });
    for (const element of this.elements) this.attend(element);
  }

  /** With an overview only open cards are on the page. */
  enlist() {
    document.body.classList.add("listed");
    for (const fold of document.querySelectorAll("details.passed")) fold.open = true;
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
      // It is no longer on the page.
      if (isClicked && !element.open) this.overview?.focus(element);
      isClicked = false;
    });
    for (const name of ["pointerdown", "focusin"]) {
      element.addEventListener(name, () => {
        if (element.open) this.activate(this.card(element));
      });
    }
  }

  /** Parses the content of a card that the browser has only read. */
  parse(element) {
    const content = element.querySelector(":scope > noscript");
    if (!content) return;
    const parsed = make("template");
    parsed.innerHTML = content.textContent;
    content.replaceWith(parsed.content);
    this.foldAsides(element);
    this.addCardTools(element);
  }

  card(element) {
    this.parse(element);
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
    for (const element of document.querySelectorAll("details.card")) this.addCardTools(element);
  }

  addCardTools(element) {
    for (const { textContent: command, parentElement } of element.querySelectorAll("code.command")) {
      parentElement.append(this.copying.button(
        "Copy", () => command, { class: "tool copy", "aria-label": `Copy the command ${command}` }));
    }
    for (const cell of element.querySelectorAll(".frames tbody td:first-child")) this.addJump(cell);
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
    if (event.key === "?" && !this.help.open && !isTyping(event)) return void this.help.showModal();
    if (this.help.open || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (hasModifier(event) || isTyping(event)) return;
    if (this.pagePressed(event.key.toLowerCase())) return event.preventDefault();
    if (this.active?.element.open && pressed(event, this.active)) event.preventDefault();
  }

  /** Whether the page itself has a use for the key. */
  pagePressed(key) {
    if (key === "j" || key === "k") this.moveToCard(key === "j" ? 1 : -1);
    else if (this.overview && key === "/") this.overview.find.focus();
    else if (this.overview && key === "u") this.showOverview();
    else if (this.deciding && (key === "a" || key === "r")) this.deciding.pressed(key === "a" ? "accepted" : "rejected");
    else return false;
    return true;
  }

  showOverview() {
    document.querySelector(".overview").scrollIntoView({ block: "start" });
    this.overview.focus(this.active?.element);
  }

  moveToCard(direction) {
    const cards = this.overview ? this.overview.cards.filter((card) => this.elements.includes(card)) : this.elements;
    const index = cards.indexOf(this.active?.element);
    const next = index < 0 && direction < 0 ? 0 : index + direction;
    const element = cards[Math.max(0, Math.min(cards.length - 1, next))];
    if (!element) return;
    this.open(element);
    element.querySelector("summary").focus({ preventScroll: true });
  }

  open(element) {
    for (let fold = element; fold; fold = fold.parentElement.closest("details")) fold.open = true;
    if (this.elements.includes(element)) this.activate(this.card(element));
    else this.parse(element);
    element.scrollIntoView({ block: "start" });
  }

  /** Of the active card and of the overview's filter. */
  writeAddress() {
    const parts = new URLSearchParams(this.active ? addressOf(this.active) : []);
    for (const [name, value] of filterParts(this.overview?.filter ?? noFilter)) parts.set(name, value);
    const address = `#${parts}`;
    if (address === "#" && location.hash === "") return;
    this.written = address;
    replaceAddress(this.written);
  }

  followAddress() {
    if (location.hash.length < 2 || location.hash === this.written) return;
    const parts = new URLSearchParams(location.hash.slice(1));
    if (this.overview) {
      this.overview.filter = filterFrom(parts);
      this.overview.show();
    }
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
