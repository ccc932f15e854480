/// The views of a conflict with those superviews that the log names.
struct ItemTree {
  /// Views and guides in the order of the log.
  let items: [LoggedItem]
  private var superviews: [LoggedItem: LoggedItem] = [:]
  /// Views whose superview the log does not name and that are aligned with a view that has subviews.
  private(set) var guessed: [LoggedItem] = []

  init(_ constraints: [LoggedConstraint]) {
    var items: [LoggedItem] = []
    var known: Set<LoggedItem> = []
    for item in constraints.flatMap({ $0.items + ($0.superview.map { [$0] } ?? []) })
    where known.insert(item).inserted {
      items.append(item)
    }
    self.items = items
    for constraint in constraints {
      guard let superview = constraint.superview else { continue }
      for item in constraint.items where item != superview { place(item, in: superview) }
    }
    for constraint in constraints { guess(constraint) }
  }

  /// An edge that is equal to the same edge of a view with subviews is, most likely, one of a subview.
  private mutating func guess(_ constraint: LoggedConstraint) {
    guard let second = constraint.second, second.attribute == constraint.first.attribute,
      !["width", "height"].contains(second.attribute)
    else { return }
    let items = constraint.items
    for (item, container) in zip(items, items.reversed())
    where !item.isGuide && superviews[item] == nil && superviews.values.contains(container) {
      place(item, in: container)
      if superviews[item] != nil { guessed.append(item) }
    }
  }

  /// The view that `|` stood for beside an item; the first one if there are several. A log of views
  /// that have moved may have more than one, or a circle.
  private mutating func place(_ item: LoggedItem, in superview: LoggedItem) {
    guard superviews[item] == nil, !superview.isGuide else { return }
    var ancestor: LoggedItem? = superview
    while let view = ancestor {
      if view == item { return }
      ancestor = superviews[view]
    }
    superviews[item] = superview
  }

  func superview(of item: LoggedItem) -> LoggedItem? { superviews[item] }

  /// - Parameter item: nil for those that the canvas holds: views whose superview, and guides whose
  ///   owner, the log does not name.
  func subviews(of item: LoggedItem?) -> [LoggedItem] {
    items.filter { superviews[$0] == item && (item == nil || !$0.isGuide) }
  }

  func guides(of item: LoggedItem) -> [LoggedItem] {
    items.filter { $0.isGuide && superviews[$0] == item }
  }
}
