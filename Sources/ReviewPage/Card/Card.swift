import LayoutAnimation

/// A transition on the page.
struct Card: Sendable {
  /// What the page and its links call it.
  let name: String
  let verdict: Verdict
  /// Whether it was compared with a pin.
  var isPinned = false
  /// Why it failed.
  var failure: LayoutAnimationError?
  /// How many pixels of all frames differ.
  var differingPixels = 0
  var differsInStructure = false
  /// The list of what was found, in the heading; empty where nothing was compared.
  var verdicts = HTML.empty
  /// All that is below the heading.
  var content = HTML.empty

  /// Of a table: more nobody reads.
  static let mostRows = 200

  /// Whether it comes first: what is more wrong does, and of the rest each keeps its place.
  func precedes(_ other: Card) -> Bool? {
    let own = Self.rank(verdict)
    let others = Self.rank(other.verdict)
    if own != others { return own < others }
    if differsInStructure != other.differsInStructure { return differsInStructure }
    if differingPixels != other.differingPixels { return differingPixels > other.differingPixels }
    return verdict == .same && name != other.name ? name < other.name : nil
  }

  private static func rank(_ verdict: Verdict) -> Int {
    Verdict.allCases.firstIndex(of: verdict) ?? 0
  }
}

extension [Card] {
  /// The worst first.
  var worstFirst: [Card] {
    enumerated().sorted { $0.element.precedes($1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }
}
