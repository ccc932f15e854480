// Playing and stepping through frames.

const speeds = [[0.25, "¼"], [0.5, "½"], [1, "1"], [2, "2"]];

class Transport {
  constructor(card) {
    this.card = card;
    this.play = toggle("Play", "Space", () => card.set({ playing: !card.state.playing }), icon(""));
    this.loop = toggle("Loop", "L", () => card.set({ loop: !card.state.loop }), icon(icons.loop));
    this.speed = choice(
      "Speed", speeds.map(([value, text]) => [value, `${text}×`]),
      (value) => card.set({ speed: Number(value) }));
    this.where = make("output", { class: "where", "aria-live": "off" });
    this.element = make(
      "div", { class: "transport" },
      make("div", { class: "steps" },
        this.step("First frame", "Home", icons.first, () => card.go(0)),
        this.step("Back one frame", "←", icons.back, () => card.go(card.state.frame - 1)),
        this.play.element,
        this.step("Forward one frame", "→", icons.forward, () => card.go(card.state.frame + 1)),
        this.step("Last frame", "End", icons.last, () => card.go(card.frames - 1)),
        this.loop.element),
      this.speed.element, this.where, this.makeDifferences());
  }

  step(label, key, path, act) {
    return make(
      "button", { type: "button", "aria-label": label, title: `${label} (${key})`, onclick: act },
      icon(path));
  }

  makeDifferences() {
    this.count = make("output", { "aria-live": "off" });
    if (!this.card.differing.length) return null;
    return make(
      "div", { class: "differences", role: "group", "aria-label": "Frames that differ" },
      this.step("Previous difference", "P", icons.up, () => this.card.goToDifference(-1)),
      this.step("Next difference", "N", icons.down, () => this.card.goToDifference(1)),
      this.count);
  }

  update(changed, state) {
    const { card } = this;
    this.where.replaceChildren(
      make("b", {}, String(state.frame)), ` of ${card.frames - 1}`,
      make("span", { class: "time" }, `${number(card.after.time(state.frame))} s`));
    const index = card.differing.indexOf(state.frame);
    this.count.textContent = index < 0
      ? `${card.differing.length} frames differ` : `difference ${index + 1} of ${card.differing.length}`;
    if ("playing" in changed) this.setPlaying(state.playing);
    if ("speed" in changed || "playing" in changed) this.speed.show(state.speed);
    this.loop.show(state.loop);
  }

  setPlaying(isOn) {
    this.play.show(isOn);
    this.play.element.setAttribute("aria-label", isOn ? "Pause" : "Play");
    this.play.element.querySelector("path").setAttribute("d", isOn ? icons.pause : icons.play);
    cancelAnimationFrame(this.ticking);
    if (!isOn) return;
    const { card } = this;
    if (card.state.frame >= card.frames - 1) card.set({ frame: 0 });
    this.last = null;
    this.progress = card.state.frame;
    this.ticking = requestAnimationFrame((now) => this.tick(now));
  }

  /** The clock determines the frame: slow drawing skips frames instead of slowing down. */
  tick(now) {
    const { card } = this;
    if (!card.state.playing) return;
    if (!this.element.checkVisibility()) return card.set({ playing: false });
    this.ticking = requestAnimationFrame((next) => this.tick(next));
    const before = Math.floor(this.progress);
    if (card.state.frame !== before) this.progress = card.state.frame;
    this.progress += (now - (this.last ?? now)) / 1000 * card.after.fps * card.state.speed;
    this.last = now;
    const frame = Math.floor(this.progress);
    if (frame === card.state.frame) return;
    if (frame < card.frames) return card.set({ frame });
    if (!card.state.loop) return card.set({ frame: card.frames - 1, playing: false });
    this.progress %= card.frames;
    card.set({ frame: Math.floor(this.progress) });
  }
}

const icons = {
  play: "M4 2.5v11l9-5.5z", pause: "M4 3h3v10H4zM9 3h3v10H9z",
  first: "M3 3h2v10H3zM13 3v10L6 8z", last: "M11 3h2v10h-2zM3 3v10l7-5z",
  back: "M10.5 3v10L4 8z", forward: "M5.5 3v10L12 8z",
  up: "M8 4l5 7H3z", down: "M8 12L3 5h10z",
  loop: "M4.5 4H11V2l3.5 3L11 8V6H4.5A1.5 1.5 0 0 0 3 7.5V9H1V7.5A3.5 3.5 0 0 1 4.5 4zM11.5 12H5v2l-3.5-3L5 8v2h6.5A1.5 1.5 0 0 0 13 8.5V7h2v1.5a3.5 3.5 0 0 1-3.5 3.5z",
};
