import ConstraintSolver

extension LayoutEngine {
  /// Adds the solver row of a constraint.
  mutating func installRow(_ index: Int) {
    let row = linearConstraint(at: index)
    installed[index].row = solver.addConstraint(row)
    constraintsByRow.append(index)
  }

  /// Removes the solver row of a constraint, if it has one.
  mutating func removeRow(_ index: Int) {
    guard let row = installed[index].row else { return }
    solver.removeConstraint(row)
    installed[index].row = nil
  }

  /// Deactivates a constraint, whether broken or not.
  mutating func uninstall(_ index: Int) {
    let isBroken = installed[index].isActive && installed[index].row == nil
    installed[index].isActive = false
    removeRow(index)
    guard isBroken else { return }
    broken.removeAll { $0 == index }
    breakingCauses[index] = nil
  }

  /// Updates rows after a change outside their constraints, such as a new transform. If only the
  /// constant of a row differs, the row stays in the solver.
  mutating func updateRows(_ indices: [Int], after change: (inout LayoutEngine) -> Void) {
    var rows: [(index: Int, row: LinearConstraint)] = []
    for index in indices where installed[index].row != nil {
      rows.append((index, linearConstraint(at: index)))
    }
    change(&self)
    for (index, old) in rows { updateRow(index, from: old) }
  }

  private mutating func updateRow(_ index: Int, from old: LinearConstraint) {
    guard let row = installed[index].row else { return }
    let new = linearConstraint(at: index)
    guard new != old else { return }
    var shifted = old
    shifted.constant = new.constant
    if shifted == new {
      solver.setConstant(new.constant, of: row)
    } else {
      removeRow(index)
      installRow(index)
    }
  }
}

extension LayoutEngine {
  /// Finds the views whose margins or safe area a constraint refers to, and their ancestors.
  mutating func findInsetViews() {
    var isInset = Array(repeating: false, count: views.count)
    for index in 0..<callerCount where installed[index].constraint.refersToInsets {
      markInsetViews(installed[index].constraint, &isInset)
    }
    for index in views.indices {
      if views[index].stack?.isLayoutMarginsRelativeArrangement ?? false { isInset[index] = true }
    }
    for index in isInset.indices.reversed() where isInset[index] {
      if let superview = superviews[index] { isInset[superview.rawValue] = true }
    }
    isInset[ViewIndex.root.rawValue] = true
    insetViews = isInset.indices.filter { isInset[$0] }
  }

  private func markInsetViews(_ constraint: LayoutConstraint, _ isInset: inout [Bool]) {
    if constraint.firstItem.hasInsets || constraint.firstAttribute.isMargin {
      isInset[constraint.firstItem.owner.rawValue] = true
    }
    guard let second = constraint.secondItem else { return }
    if second.hasInsets || constraint.secondAttribute.isMargin {
      isInset[second.owner.rawValue] = true
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint refers to margins, a safe area or another rectangle with insets.
  var refersToInsets: Bool {
    firstItem.hasInsets || firstAttribute.isMargin || secondItem?.hasInsets ?? false
      || secondAttribute.isMargin
  }
}

extension LayoutItem {
  /// Whether the rectangle depends on the derived insets of its view.
  var hasInsets: Bool {
    switch self {
    case .safeArea, .layoutMarginsGuide, .readableContentGuide, .topLayoutGuide, .bottomLayoutGuide:
      true
    case .view, .guide, .contentLayoutGuide, .frameLayoutGuide: false
    }
  }
}
