// Findings of two versions, compared.

/**
 * What identifies a finding in another version: its code and the views that it is about, or for one about
 * none its text without places and numbers.
 */
function findingKey(movie, { title, text, views }) {
  if (views.length > 0) return JSON.stringify([title, views.map((view) => movie.views[view].id).sort()]);
  return JSON.stringify([title, text.replace(/\S+:\d+:\d+:?/g, "").replace(/[\d.]+/g, "0")]);
}

/** The findings of `after` that `before` lacks, and those of `before` that are cured. */
function changedFindings(before, after) {
  // A folder of frames has no findings to compare with.
  if (!before || before.drawing !== "geometry") return { fresh: new Set(), cured: [] };
  const left = new Map();
  for (const finding of before.findings) {
    const key = findingKey(before, finding);
    left.set(key, [...left.get(key) ?? [], finding]);
  }
  const fresh = after.findings.filter((finding) => left.get(findingKey(after, finding))?.shift() === undefined);
  return { fresh: new Set(fresh), cured: [...left.values()].flat() };
}
