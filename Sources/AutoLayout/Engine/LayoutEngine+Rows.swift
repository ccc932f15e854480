import ConstraintSolver

extension LayoutEngine {
  mutating func installRow(_ index: Int) {
    let row = linear(at: index)
    installed[index].row = solver.addConstraint(row)
    owners.append(index)
  }

  mutating func removeRow(_ index: Int) {
    guard let row = installed[index].row else { return }
    solver.removeConstraint(row)
    installed[index].row = nil
  }

  mutating func uninstall(_ index: Int) {
    installed[index].isActive = false
    removeRow(index)
    broken.removeAll { $0 == index }
  }

  /// Writes rows anew after a change that their constraints do not show, such as that of a
  /// transform: only constants are set where only these differ.
  mutating func rewriteRows(_ indices: [Int], after change: (inout LayoutEngine) -> Void) {
    var rows: [(index: Int, row: LinearConstraint)] = []
    for index in indices where installed[index].row != nil {
      rows.append((index, linear(at: index)))
    }
    change(&self)
    for (index, old) in rows { rewriteRow(index, from: old) }
  }

  private mutating func rewriteRow(_ index: Int, from old: LinearConstraint) {
    guard let row = installed[index].row else { return }
    let new = linear(at: index)
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
  /// The views whose margins or safe area somebody refers to, with their ancestors.
  mutating func findInsetViews() {
    var isInset = Array(repeating: false, count: views.count)
    for index in 0..<callerCount where installed[index].constraint.refersToInsets {
      markInsets(installed[index].constraint, &isInset)
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

  private func markInsets(_ constraint: LayoutConstraint, _ isInset: inout [Bool]) {
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
  /// Whether it is attached to margins or to a safe area of a view.
  var refersToInsets: Bool {
    firstItem.hasInsets || firstAttribute.isMargin || secondItem?.hasInsets ?? false
      || secondAttribute.isMargin
  }
}

extension LayoutItem {
  var hasInsets: Bool {
    switch self {
    case .safeArea, .layoutMarginsGuide, .readableContentGuide, .topLayoutGuide, .bottomLayoutGuide:
      true
    case .view, .guide, .contentLayoutGuide, .frameLayoutGuide: false
    }
  }
}
