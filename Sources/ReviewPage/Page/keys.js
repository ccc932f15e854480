// Keyboard commands, and the list of keys.

const keyHelp = [
  ["Space", "play and pause"], ["← → , .", "one frame back, forward"], ["Shift ← →", "ten frames"],
  ["Home End", "first, last frame"], ["1 … 9", "go to a keyframe"],
  ["N P", "next, previous frame that differs"], ["L", "loop"], ["[ ]", "slower, faster"],
  ["T E", "after, before"], ["S", "side by side"], ["W", "slider"], ["B", "blink"],
  ["D", "difference"], ["+ −", "zoom in, out"], ["0", "fit"], ["C", "constraints"],
  ["G", "alignment rectangles"], ["M", "names"], ["O", "earlier moments and ways"], ["V", "next view, with Shift the previous one"],
  ["Esc", "deselect the view"], ["J K", "next, previous transition"], ["?", "this list"],
];
const overviewKeyHelp = [["/", "search the overview"], ["↑ ↓", "previous, next entry"], ["U", "back to the overview"]];
const decisionKeyHelp = [["A", "accept"], ["R", "reject"]];

const keyActions = {
  " ": (card) => card.set({ playing: !card.state.playing }),
  ArrowLeft: (card, event) => card.go(card.state.frame - (event.shiftKey ? 10 : 1)),
  ArrowRight: (card, event) => card.go(card.state.frame + (event.shiftKey ? 10 : 1)),
  ",": (card) => card.go(card.state.frame - 1),
  ".": (card) => card.go(card.state.frame + 1),
  Home: (card) => card.go(0),
  End: (card) => card.go(card.frames - 1),
  n: (card) => card.goToDifference(1),
  p: (card) => card.goToDifference(-1),
  l: (card) => card.set({ loop: !card.state.loop }),
  "[": (card) => card.changeSpeed(-1),
  "]": (card) => card.changeSpeed(1),
  t: (card) => card.setMode("after"),
  e: (card) => card.setMode("before"),
  s: (card) => card.setMode("both"),
  w: (card) => card.setMode("slider"),
  b: (card) => card.blink(),
  d: (card) => card.setMode("difference"),
  "+": (card) => card.zoomBy(1),
  "=": (card) => card.zoomBy(1),
  "-": (card) => card.zoomBy(-1),
  0: (card) => card.set({ zoom: "fit" }),
  c: (card) => card.set({ constraints: !card.state.constraints }),
  g: (card) => card.set({ alignment: !card.state.alignment }),
  m: (card) => card.set({ names: !card.state.names }),
  o: (card) => card.set({ motion: !card.state.motion }),
  v: (card, event) => card.chooseNextView(event.shiftKey ? -1 : 1),
  Escape: (card) => card.set({ view: null, rule: null }),
};

/** Whether the focused control uses the key itself. */
function belongsToControl(event) {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  const isScrolled = target.matches(".stage") && target.scrollWidth > target.clientWidth;
  if (isScrolled || target.matches("input[type=range].slider")) return /^(Arrow|Home|End|Page)/.test(key);
  return key === " " && target.closest("button, summary, a") !== null;
}

function hasModifier(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether the key is written into a field. */
function isTyping({ target }) {
  return target instanceof Element && target.closest("select, textarea, input:not([type=range])") !== null;
}

function pressed(event, card) {
  if (hasModifier(event) || belongsToControl(event)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[1-9]$/.test(key)) {
    const keyframe = card.after.keyframes[Number(key) - 1];
    if (keyframe) card.go(keyframe.frame);
    return true;
  }
  const action = keyActions[key];
  if (action) action(card, event);
  return action !== undefined;
}

/** @param lists of keys with what they do. */
function makeHelp(...lists) {
  const close = make("button", { type: "button", class: "close", "aria-label": "Close" }, "✕");
  const dialog = make(
    "dialog", { class: "help", "aria-labelledby": "keys-title" },
    make("h2", { id: "keys-title" }, "Keys"), close,
    make("dl", {}, lists.flat().map(([keys, what]) => make(
      "div", {},
      make("dt", {}, keys.split(" ").map((key) => key === "…" ? " … " : make("kbd", {}, key))),
      make("dd", {}, what)))));
  close.addEventListener("click", () => dialog.close());
  return dialog;
}
