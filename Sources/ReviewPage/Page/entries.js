// The entries of the overview as facts: which of them match a filter, and in which order.

const sortings = [
  ["worst", "Worst first"], ["name", "Name"], ["path", "Path"], ["pixels", "Differing pixels"],
];
const noFilter = { find: "", verdict: "", finding: "", decision: "", sort: "worst" };

/** The facts of an entry: `place` is its place among the worst first. */
function entryFrom(element, place) {
  const { name, path, kind, pixels, decidable } = element.dataset;
  return {
    element, name, path, kind, place, pixels: Number(pixels), isDecidable: decidable !== undefined,
    words: element.querySelector(".result").textContent, text: `${name} ${path}`.toLowerCase(),
    findings: [...element.querySelectorAll(".codes code")].map((code) => code.textContent),
    link: element.querySelector("a"),
  };
}

/** Whether an entry has all the words in its name or path, and what else the filter demands. */
function matches(entry, filter, decision = "") {
  const words = filter.find.toLowerCase().split(/\s+/);
  return words.every((word) => entry.text.includes(word))
    && (filter.verdict === "" || entry.kind === filter.verdict)
    && (filter.finding === "" || entry.findings.includes(filter.finding)
      || filter.finding === "none" && entry.findings.length === 0)
    && (filter.decision === "" || entry.isDecidable && filter.decision === (decision || "undecided"));
}

/** The entries in the order of a sorting; equal ones the worst first. */
function sorted(entries, sort) {
  const key = {
    worst: (entry) => entry.place, name: (entry) => entry.name, path: (entry) => entry.path,
    pixels: (entry) => -entry.pixels,
  }[sort];
  return [...entries].sort((one, other) => {
    const [own, others] = [key(one), key(other)];
    return own < others ? -1 : own > others ? 1 : one.place - other.place;
  });
}

/** How many entries have a value, as a list of [value, count] in the order of first use. */
function tally(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** The filter that an address asks for. */
function filterFrom(parts) {
  const filter = { ...noFilter };
  for (const name of Object.keys(noFilter)) filter[name] = parts.get(name) ?? noFilter[name];
  if (!sortings.some(([sort]) => sort === filter.sort)) filter.sort = noFilter.sort;
  return filter;
}

/** The parts of an address for a filter, without what is not filtered. */
function filterParts(filter) {
  return Object.entries(filter).filter(([name, value]) => value !== noFilter[name]);
}
