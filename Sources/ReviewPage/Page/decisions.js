// Decisions about the cards of a page that was made from a bundle of results: they are kept by the
// browser, and downloaded as the file that `layoutanim approve --decisions` reads.

/** The order of Unicode scalars, in which the program sorts too. */
function byScalars(one, other) {
  const [own, others] = [[...one], [...other]];
  const index = own.findIndex((scalar, place) => scalar !== others[place]);
  if (index < 0) return own.length - others.length;
  return index < others.length ? own[index].codePointAt(0) - others[index].codePointAt(0) : 1;
}

class Decisions {
  /** @param storage a `Storage`, or null if the browser offers none. */
  constructor(bundle, storage) {
    this.bundle = bundle;
    this.storage = storage;
    this.key = `layoutanim-decisions-${bundle}`;
    this.known = new Map();
    this.listeners = [];
    this.load();
  }

  load() {
    try {
      const stored = JSON.parse(this.storage?.getItem(this.key) ?? "[]");
      this.known = new Map(stored.filter(([path, { decision }]) =>
        typeof path === "string" && ["accepted", "rejected"].includes(decision)));
    } catch {
      this.known = new Map();
    }
  }

  /** Of a path: `{ decision, note }`, or undefined. */
  of(path) {
    return this.known.get(path);
  }

  /** @param decision `accepted`, `rejected` or null for none. */
  decide(paths, decision, note = "") {
    // Another page of the folder may have decided since.
    if (this.storage) this.load();
    for (const path of paths) {
      if (decision === null) this.known.delete(path); else this.known.set(path, { decision, note });
    }
    this.save();
    this.changed();
  }

  save() {
    try {
      this.storage?.setItem(this.key, JSON.stringify([...this.known]));
    } catch {
      this.storage = null;
    }
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  /** The text of decisions.json. */
  file() {
    const paths = (wanted) => [...this.known].filter(([, { decision }]) => decision === wanted)
      .map(([path]) => path).sort(byScalars);
    const reject = paths("rejected").map((path) => ({ path, note: this.of(path).note }));
    return `${JSON.stringify({ version: 1, bundle: this.bundle, accept: paths("accepted"), reject }, null, 2)}\n`;
  }
}

/** The browser's storage if it can be written, else null: not every browser offers it to files. */
function writableStorage() {
  try {
    localStorage.setItem("layoutanim-probe", "");
    localStorage.removeItem("layoutanim-probe");
    return localStorage;
  } catch {
    return null;
  }
}
