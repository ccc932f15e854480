// The time axis: the scrubber, and below it the easing curves, keyframes and differing frames.

const axisHeight = 62;
const curveTop = 18;
const curveBottom = 52;

class Axis {
  constructor(card) {
    this.card = card;
    this.range = make("input", {
      type: "range", class: "scrubber", min: "0", max: String(card.frames - 1), step: "1", value: "0",
      "aria-label": "Frame", oninput: () => card.set({ frame: Number(this.range.value), playing: false }),
    });
    this.picture = draw("svg", { class: "axis-picture", height: axisHeight, "aria-hidden": "true" });
    this.picture.addEventListener("pointerdown", (event) => {
      this.picture.setPointerCapture(event.pointerId);
      this.scrub(event);
    });
    this.picture.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) this.scrub(event);
    });
    this.element = make(
      "div", { class: "axis" }, this.range, this.picture, this.makeKeyframes());
    new ResizeObserver(() => this.layout()).observe(this.element);
  }

  /** Buttons for users who cannot point at the axis. */
  makeKeyframes() {
    const { keyframes } = this.card.after;
    return make(
      "div", { class: "keyframes", role: "group", "aria-label": "Keyframes" },
      keyframes.map((keyframe, index) =>
        make("button", {
          type: "button", onclick: () => this.card.go(keyframe.frame),
          title: index < 9 ? `Keyframe ${index} (${index + 1})` : `Keyframe ${index}`,
        }, "◆ ", keyframe.name === null ? `${number(keyframe.time)} s` : named(keyframe.name),
        make("span", { class: "curve" }, this.motion(keyframe)))));
  }

  motion({ animation }) {
    return animation ? `${number(animation.duration)} s ${animation.curve}` : "no animation";
  }

  scrub(event) {
    const box = this.picture.getBoundingClientRect();
    const part = (event.clientX - box.left - this.inset) / (box.width - 2 * this.inset);
    this.card.go(Math.round(part * (this.card.frames - 1)));
  }

  /** Half the width of the scrubber's thumb, whose middle is at the current frame. */
  get inset() {
    return 8;
  }

  x(frame) {
    const last = Math.max(1, this.card.frames - 1);
    return this.inset + frame / last * (this.width - 2 * this.inset);
  }

  layout() {
    if (this.element.clientWidth === 0) return;
    this.width = this.element.clientWidth;
    this.picture.setAttribute("width", this.width);
    this.head = draw("path", { class: "head" });
    this.picture.replaceChildren(
      ...this.curves(), ...this.ticks(), ...this.marks(), this.head);
    this.moveHead(this.card.state.frame);
  }

  curves() {
    const { keyframes, fps } = this.card.after;
    const tallest = Math.max(1, ...keyframes.flatMap(({ animation }) => animation?.points ?? []));
    return keyframes.filter((keyframe) => keyframe.animation).flatMap(({ animation }) => {
      const { begin, duration, points } = animation;
      const places = points.map((progress, index) => {
        const x = this.x((begin + duration * index / (points.length - 1)) * fps);
        const height = Math.max(-0.2, progress / tallest) * (curveBottom - curveTop);
        return `${x.toFixed(2)},${(curveBottom - height).toFixed(2)}`;
      });
      const [from, to] = [this.x(begin * fps), this.x((begin + duration) * fps)];
      return [
        draw("path", { class: "easing area", d: `M${from},${curveBottom}L${places.join("L")}L${to},${curveBottom}Z` }),
        draw("path", { class: "easing", d: `M${places.join("L")}` }),
      ];
    });
  }

  ticks() {
    const d = this.card.differing.map((frame) => `M${this.x(frame).toFixed(2)},54v6`).join("");
    const worst = this.card.data.differing?.worst;
    return [
      draw("path", { class: "baseline", d: `M${this.x(0)},${curveBottom + 0.5}H${this.x(this.card.frames - 1)}` }),
      d ? draw("path", { class: "tick", d }) : "",
      worst === undefined || worst === null ? ""
        : draw("path", { class: "worst", d: `M${this.x(worst)},53l3.5,8h-7z` }),
    ];
  }

  marks() {
    return this.card.after.keyframes.map(({ frame }) =>
      draw("path", { class: "keyframe", d: `M${this.x(frame)},6l4,4l-4,4l-4,-4zM${this.x(frame)},14V${curveBottom}` }));
  }

  moveHead(frame) {
    this.head?.setAttribute("d", `M${this.x(frame)},0V${axisHeight}`);
  }

  update(changed, state) {
    if (!("frame" in changed)) return;
    this.range.value = String(state.frame);
    this.range.setAttribute(
      "aria-valuetext", `frame ${state.frame}, ${number(this.card.after.time(state.frame))} seconds`);
    this.moveHead(state.frame);
  }
}
