// Findings of two versions, compared.

/**
 * What identifies a finding in another version: its code and the views that it is about, or for one about
 * none its message without numbers.
 *
 * Not its text: that quotes the source, which is on other lines of another file in a pin, and lines are
 * indented by the width of their numbers. Numbers in names stay, since `row1` is not `row2`.
 */
function findingKey(movie, { title, text, views }) {
  if (views.length > 0) return JSON.stringify([title, views.map((view) => movie.views[view].id).sort()]);
  const message = messageOf(text).replace(/(?<!\w-?)\d+(\.\d+)?/g, "0");
  return JSON.stringify([title, message]);
}

/** What a finding says, from the first line of its text: `warning[code]: message`. */
function messageOf(text) {
  return text.split("\n", 1)[0].replace(/^\w+\[[\w-]*\]: /, "");
}

/**
 * The findings of `after` that `before` lacks, and those of `before` that are cured.
 *
 * Of several that are identified alike, those are the same that say the same at the same time; the others
 * are paired in their order.
 */
function changedFindings(before, after) {
  // A folder of frames has no findings to compare with.
  if (!before || before.drawing !== "geometry") return { fresh: new Set(), cured: [] };
  const [left, fresh] = [new Set(before.findings), new Set(after.findings)];
  const pairing = (identify) => {
    const known = new Map();
    for (const finding of left) {
      const key = identify(before, finding);
      known.set(key, [...known.get(key) ?? [], finding]);
    }
    for (const finding of fresh) {
      const same = known.get(identify(after, finding))?.shift();
      if (same !== undefined && left.delete(same)) fresh.delete(finding);
    }
  };
  pairing((movie, finding) => JSON.stringify([findingKey(movie, finding), finding.begin, messageOf(finding.text)]));
  pairing(findingKey);
  return { fresh, cured: [...left] };
}
