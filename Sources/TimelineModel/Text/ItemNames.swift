import AutoLayout

/// The namespace of view ids, guide ids and metrics.
struct ItemNames {
  enum Meaning {
    case view(ViewIndex)
    case metric(Double)
    case guide(GuideIndex, of: ViewIndex)

    /// With its article.
    var kind: String {
      switch self {
      case .view: "a view"
      case .metric: "a metric"
      case .guide: "a guide"
      }
    }
  }

  /// What a name was expected to be.
  enum Kind: String {
    case view
    case metric
    case item = "view or guide"
  }

  struct Entry {
    var meaning: Meaning
    var location: SourceLocation
  }

  /// Words of the format that cannot be declared.
  static let reserved =
    ["root", "superview", "topLayoutGuide", "bottomLayoutGuide"]
    + LayoutPriority.named.map(\.key)

  private var entries: [String: Entry] = [:]
  /// In the order of declaration, because advice must not depend on hashing.
  private(set) var metricNames: [String] = []
  private(set) var viewNames: [String] = []
  private(set) var guideNames: [String] = []

  subscript(name: String) -> Entry? { entries[name] }

  mutating func insert(_ name: String, _ meaning: Meaning, at location: SourceLocation) {
    entries[name] = Entry(meaning: meaning, location: location)
    switch meaning {
    case .metric: metricNames.append(name)
    case .view: viewNames.append(name)
    case .guide: guideNames.append(name)
    }
  }

  /// The number of a metric.
  func metric(_ name: String) -> Double? {
    if case .metric(let value) = entries[name]?.meaning { value } else { nil }
  }

  /// A view, `root` included.
  func view(_ name: String) -> ViewIndex? {
    if name == "root" { return .root }
    return if case .view(let view) = entries[name]?.meaning { view } else { nil }
  }

  /// A view, `root` included, or a guide of the file's.
  func item(_ name: String) -> LayoutItem? {
    if case .guide(let guide, let owner) = entries[name]?.meaning {
      return .guide(guide, of: owner)
    }
    return view(name).map { .view($0) }
  }

  /// What a misspelt name may have been.
  func candidates(for kind: Kind) -> [String] {
    switch kind {
    case .metric: metricNames
    case .view: viewNames + ["root"]
    case .item:
      viewNames + guideNames + ["root", "superview", "topLayoutGuide", "bottomLayoutGuide"]
    }
  }
}
