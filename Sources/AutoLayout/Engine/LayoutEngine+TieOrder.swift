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
  /// equal, the last one. Nothing depends on when the system's constraints were created: a stack view
  /// creates some again when it shows a view.
  func tieOrder(at index: Int) -> Int64 {
    TieOrder.order(ofRank: tieRank(at: index), seniority: seniority(at: index))
  }

  private func tieRank(at index: Int) -> Int {
    if let place = gapPlace(of: installed[index]) { return TieOrder.equalGap + place }
    let isContent = installed[index].isContentSize
    guard let place = stackPlace(ofLength: installed[index].constraint) else {
      return isContent ? TieOrder.content : 0
    }
    return (isContent ? TieOrder.content : TieOrder.arrangedLength) - place.index
  }

  /// The system's constraints in the order of their views, then those of the caller in that of activation.
  private func seniority(at index: Int) -> Int {
    guard let system = installed[index].system else {
      return TieOrder.ofCaller + installed[index].activation
    }
    return TieOrder.seniority(of: system, at: installed[index].position)
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
    let own = systemConstraints[view.rawValue]
    // A stack view that is arranged itself has a constraint on its length.
    updateTieOrders(own.content + own.stack + held)
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

/// The parts of a tie order: a rank, and among those of the same rank the seniority.
private enum TieOrder {
  /// Before all others. The place of the gap is added.
  static let equalGap = -2 << 18
  /// After the other constraints of the caller. The place of the view in its stack view, of which there are
  /// fewer than 2¹⁸, is subtracted.
  static let arrangedLength = 2 << 18
  static let content = 3 << 18

  static let ofCaller = 1 << 40

  static func order(ofRank rank: Int, seniority: Int) -> Int64 { Int64(rank << 41 + seniority) }

  /// A view has fewer than 2²¹ constraints of one kind.
  static func seniority(of system: SystemConstraint, at position: Int) -> Int {
    system.view.rawValue << 22 + (system.isOfStack ? 1 << 21 : 0) + position
  }
}

extension SystemConstraint {
  fileprivate var isOfStack: Bool {
    if case .stack = self { true } else { false }
  }
}
