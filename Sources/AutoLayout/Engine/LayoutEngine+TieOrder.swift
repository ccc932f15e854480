import ConstraintSolver

/// Which of several constraints of one priority that cannot all be satisfied gives way: the one that
/// is the last in the tie order.
extension LayoutEngine {
  /// The place of a view in the stack view that arranges it.
  struct StackPlace: Equatable, Sendable {
    var axis: LayoutAxis
    /// Counted from 0.
    var index: Int
  }

  /// Constraints take precedence over content sizes, as if content sizes were activated later. Of the
  /// lengths of views along their stack view, the first one gives way, and of its gaps that should be
  /// equal, the last one.
  func tieOrder(at index: Int) -> Int32 {
    if let place = gapPlace(of: installed[index]) {
      return TieOrder.equalGap + Int32(truncatingIfNeeded: place)
    }
    let isContent = installed[index].isContentSize
    guard let place = stackPlace(ofLength: installed[index].constraint) else {
      return isContent ? TieOrder.content : 0
    }
    return (isContent ? TieOrder.content : TieOrder.arrangedLength)
      - Int32(truncatingIfNeeded: place.index)
  }

  /// The place of a view whose length along its stack view a constraint compares with a constant.
  private func stackPlace(ofLength constraint: LayoutConstraint) -> StackPlace? {
    guard case .view(let view) = constraint.firstItem, constraint.secondItem == nil,
      let place = stackPlaces[view.rawValue], place.axis == constraint.firstAttribute.axis
    else { return nil }
    return place
  }

  /// The place of a gap of a stack view that a constraint holds equal to the first one.
  private func gapPlace(of constraint: InstalledConstraint) -> Int? {
    guard case .stack(_, .fillEqually) = constraint.system,
      case .guide(let guide, _) = constraint.constraint.firstItem
    else { return nil }
    return guidePlaces[guide.rawValue]
  }

  /// Records which views a stack view arranges, and moves their constraints in the tie order.
  mutating func updatePlaces(in stack: ViewIndex) {
    let arrangement = views[stack.rawValue].stack
    let arranged = arrangement?.arrangedSubviews ?? []
    let known = arrangedViews[stack, default: []]
    if known != arranged {
      let kept = Set(arranged)
      for view in known where !kept.contains(view) { setPlace(nil, of: view) }
    }
    for (index, view) in arranged.enumerated() {
      setPlace(arrangement.map { StackPlace(axis: $0.axis, index: index) }, of: view)
    }
    arrangedViews[stack] = arranged
  }

  private mutating func setPlace(_ place: StackPlace?, of view: ViewIndex) {
    guard stackPlaces[view.rawValue] != place else { return }
    stackPlaces[view.rawValue] = place
    updateTieOrders(of: view)
  }

  private mutating func updateTieOrders(of view: ViewIndex) {
    // A layout that is being built has no constraints of the caller yet.
    let held = modificationCount == 0 ? [] : cachedDependents().constraints[view.rawValue]
    updateTieOrders(systemConstraints[view.rawValue].content + held)
  }

  mutating func updateTieOrders(_ indices: [Int]) {
    for index in indices {
      guard let row = installed[index].row else { continue }
      solver.setTieOrder(tieOrder(at: index), of: row)
    }
  }
}

extension LayoutEngine.InstalledConstraint {
  fileprivate var isContentSize: Bool {
    if case .contentSize = system { true } else { false }
  }
}

/// The tie orders of constraints other than the caller's, which have 0. The place of a view in its stack
/// view is subtracted; there are far fewer views than numbers between them.
private enum TieOrder {
  /// Before those of the caller, which are activated later. The place of the gap is added.
  static let equalGap: Int32 = -1 << 29
  static let arrangedLength: Int32 = 1 << 28
  static let content: Int32 = 1 << 29
}
