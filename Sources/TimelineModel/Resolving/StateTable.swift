import AutoLayout

/// What the states of a file set, with all names resolved as before the first keyframe.
struct StateTable {
  struct Entry {
    var name: String
    var location: SourceLocation
    /// By constraint, what the state sets.
    var settings: [Int: ConstraintSetting] = [:]
    var properties: [PropertyChange] = []
    /// Whether no mistake in it has been reported.
    var isValid: Bool
  }

  enum PropertyChange {
    case view(ViewIndex, ViewChange, SourceLocation)
    case canvas(CanvasChange, SourceLocation)
  }

  var entries: [Entry] = []
  var indices: [String: Int] = [:]
  /// By constraint that any state sets: what it is declared with, as far as a state sets it.
  private(set) var declared: [Int: ConstraintSetting] = [:]
  /// The keys of `declared`, ascending.
  private(set) var constraints: [Int] = []
  /// The views that states name, each with the first such place.
  private(set) var views: [NamedView] = []
  private var seenViews: Set<ViewIndex> = []
  /// How much is set, by all states together.
  var changeCount = 0

  mutating func note(_ view: ViewIndex, at location: SourceLocation) {
    guard seenViews.insert(view).inserted else { return }
    views.append(NamedView(view: view, location: location))
  }

  /// Sets parts of a constraint in an entry.
  mutating func set(
    _ member: Int, of declaration: TimelineConstraint, in entry: inout Entry,
    at location: SourceLocation, _ parts: ConstraintChange
  ) {
    let none = ConstraintSetting(index: member, location: location)
    var (own, restored) = (entry.settings[member] ?? none, declared[member] ?? none)
    own.location = location
    if let constant = parts.constant {
      own.constant = constant
      restored.constant = .number(declaration.constraint.constant)
    }
    if let priority = parts.priority {
      own.priority = priority
      restored.priority = declaration.constraint.priority
    }
    if let isActive = parts.isActive {
      own.isActive = isActive
      restored.isActive = declaration.isActive
    }
    entry.settings[member] = own
    declared[member] = restored
  }

  /// Where a state first sets a constraint.
  func place(of constraint: Int) -> SourceLocation? {
    entries.lazy.compactMap { $0.settings[constraint]?.location }.first
  }

  /// Ends the table.
  mutating func close() { constraints = declared.keys.sorted() }

  /// What a state gives to all constraints that any state sets.
  ///
  /// - Parameter location: of what goes to the state.
  func settings(of index: Int, at location: SourceLocation) -> [ConstraintSetting] {
    let own = entries[index].settings
    return constraints.compactMap { constraint in
      guard var setting = declared[constraint] else { return nil }
      setting.location = location
      guard let set = own[constraint] else { return setting }
      setting.constant = set.constant ?? setting.constant
      setting.priority = set.priority ?? setting.priority
      setting.isActive = set.isActive ?? setting.isActive
      setting.location = set.location
      return setting
    }
  }
}
