import AutoLayout

/// The namespace of view ids, guide ids and metrics.
struct ItemNames {
  enum Meaning {
    case view(ViewIndex)
    case metric(Double)
    case guide(GuideIndex, of: ViewIndex)

    /// The kind of item for a message, with its article.
    var kind: String {
      switch self {
      case .view: "a view"
      case .metric: "a metric"
      case .guide: "a guide"
      }
    }
  }

  /// The kind of item that a name was expected to refer to.
  enum Kind: String {
    case view
    case metric
    case item = "view or guide"
  }

  struct Entry {
    var meaning: Meaning
    var location: SourceLocation
  }

  /// Words of the format, which a file cannot declare.
  static let reserved = items + LayoutPriority.named.map(\.key)

  /// Items that every timeline has.
  static let items = ["root", "superview", "topLayoutGuide", "bottomLayoutGuide"]

  private var entries: [String: Entry] = [:]
  /// The names in whose declaration an error was reported: what they mean is in doubt.
  private var doubtful: Set<String> = []
  /// The number of declarations without a name of their own, because it is malformed, is not a string
  /// or is that of another.
  private(set) var lostCount = 0
  /// In the order of declaration, because suggestions must not depend on hashing.
  private(set) var metricNames: [String] = []
  private(set) var viewNames: [String] = []
  private(set) var guideNames: [String] = []

  subscript(name: String) -> Entry? { entries[name] }

  /// Marks a name that is declared twice or malformed. It has no meaning from then on, so that nothing
  /// that would follow from one of its meanings is reported.
  mutating func doubt(_ name: String) { doubtful.insert(name) }

  /// Counts a declaration whose own name is lost.
  mutating func loseName() { lostCount += 1 }

  func isDoubtful(_ name: String) -> Bool { doubtful.contains(name) }

  /// Whether a text has a malformed name in it, which cannot be told from its other parts.
  func hasDoubtfulName(in text: String) -> Bool {
    doubtful.contains { $0.utf8.count > 1 && !isIdentifier($0) && text.contains($0) }
  }

  private func meaning(of name: String) -> Meaning? {
    doubtful.isEmpty || !doubtful.contains(name) ? entries[name]?.meaning : nil
  }

  mutating func insert(_ name: String, _ meaning: Meaning, at location: SourceLocation) {
    entries[name] = Entry(meaning: meaning, location: location)
    switch meaning {
    case .metric: metricNames.append(name)
    case .view: viewNames.append(name)
    case .guide: guideNames.append(name)
    }
  }

  /// The value of a metric; nil if the name is not that of a metric.
  func metric(_ name: String) -> Double? {
    if case .metric(let value)? = meaning(of: name) { value } else { nil }
  }

  /// A view, including `root`.
  func view(_ name: String) -> ViewIndex? {
    if name == "root" { return .root }
    return if case .view(let view)? = meaning(of: name) { view } else { nil }
  }

  /// A view, including `root`, or a declared guide.
  func item(_ name: String) -> LayoutItem? {
    if case .guide(let guide, let owner)? = meaning(of: name) {
      return .guide(guide, of: owner)
    }
    return view(name).map { .view($0) }
  }

  /// The names to suggest for a misspelt one.
  func candidates(for kind: Kind) -> [String] {
    switch kind {
    case .metric: metricNames
    case .view: viewNames + ["root"]
    case .item:
      viewNames + guideNames + Self.items
    }
  }
}

extension Timeline {
  /// Words of the format, which a file cannot declare as the name of a view, a guide or a metric.
  package static var reservedNames: [String] { ItemNames.reserved }
}
