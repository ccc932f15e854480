// The part of the address after `#` describes what a card shows, and links lead there.

/** The parts of the address that describe what a card shows, as [name, value]. */
function addressOf({ state, data, before }) {
  const parts = [["transition", data.name], ["frame", String(state.frame)]];
  if (state.view !== null) parts.push(["view", state.view]);
  if (before) parts.push(["mode", state.mode]);
  return parts;
}

function replaceAddress(address) {
  try {
    history.replaceState(null, "", address);
  } catch {
    location.replace(address);
  }
}

/** The changes that an address asks of a card; what the card lacks is ignored. */
function changeFrom(parts, card) {
  const change = { playing: false };
  const frame = Number.parseInt(parts.get("frame") ?? "", 10);
  if (frame >= 0) change.frame = Math.min(card.frames - 1, frame);
  const view = parts.get("view");
  if (view !== null && [card.after, card.before].some((movie) => movie && movie.index(view) >= 0)) {
    change.view = view;
  }
  const mode = parts.get("mode");
  if (card.before && modes.some(([known]) => known === mode)) change.mode = mode;
  return change;
}
