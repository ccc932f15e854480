import LayoutAnimation

/// A transition on the page.
struct Card: Sendable {
  /// Its name on the page and in links.
  var name: String
  /// The file as the user named it.
  let path: String
  let verdict: Verdict
  /// The result of verifying a folder of frames; nil for a timeline.
  var frames: SuiteResult.Kind?
  /// Whether it was compared with a pin.
  var isPinned = false
  /// Why it failed.
  var failure: LayoutAnimationError?
  /// The number of differing pixels in all frames.
  var differingPixels = 0
  var differsInStructure = false
  /// The aspects that differ, in words; empty if none does.
  var differences = ""
  /// The codes of its findings, each once.
  var findings: [String] = []
  /// A small picture of a frame; nil if it has no frames, or only files.
  var poster: EmbeddedImage?
  /// The verdicts in the heading; empty if nothing was compared.
  var aspects: [CardPart.Aspect] = []
  /// What is below the heading.
  var parts: [CardPart] = []
  /// What the page's player shows; nil without a player.
  var data: JSON?

  /// The largest number of rows of a table.
  static let mostRows = 200

  var hasPlayer: Bool { data != nil }

  var verdicts: HTML { aspects.html }

  var content: HTML { parts.html + (data.map(Template.data) ?? .empty) }

  var isUnusableFolder: Bool {
    frames == nil && SuiteTotals.isUnusableFolder(kind, path: path)
  }

  /// What it counts as.
  var kind: SuiteResult.Kind { frames ?? verdict.kind }

  /// Whether it comes first because it is worse; nil if the order does not change.
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
  /// The cards, the worst first.
  var worstFirst: [Card] {
    enumerated().sorted { $0.element.precedes($1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }
}
