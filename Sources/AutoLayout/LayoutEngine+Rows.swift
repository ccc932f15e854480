import ConstraintSolver

extension LayoutEngine {
  mutating func installRow(_ index: Int) {
    installed[index].row = solver.addConstraint(linear(installed[index].constraint))
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
    let rows = indices.filter { installed[$0].row != nil }
    let before = rows.map { linear(installed[$0].constraint) }
    change(&self)
    for (index, old) in zip(rows, before) { rewriteRow(index, from: old) }
  }

  private mutating func rewriteRow(_ index: Int, from old: LinearConstraint) {
    guard let row = installed[index].row else { return }
    let new = linear(installed[index].constraint)
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

  /// The constraints of masks and stacks, which relate a view to others.
  var arrangingPlaces: [Int] {
    (callerCount..<installed.count).filter {
      if case .contentSize = installed[$0].system { false } else { true }
    }
  }
}

extension LayoutEngine {
  /// By view, the caller's constraints whose rows its given frame or its transform enters: those
  /// that must be written anew when it changes; and those that insets enter.
  mutating func findDependents() {
    dependents = Array(repeating: [], count: views.count)
    insetDependents = (0..<callerCount).filter { installed[$0].constraint.refersToInsets }
    var isInset = Array(repeating: false, count: views.count)
    for index in insetDependents { markInsets(installed[index].constraint, &isInset) }
    for index in views.indices {
      if views[index].stack?.isLayoutMarginsRelativeArrangement ?? false { isInset[index] = true }
    }
    for index in isInset.indices.reversed() where isInset[index] {
      if let superview = views[index].superview { isInset[superview.rawValue] = true }
    }
    isInset[ViewIndex.root.rawValue] = true
    insetViews = isInset.indices.filter { isInset[$0] }
    guard style == .legacy || givenFrames.dropFirst().contains(where: { $0 != nil }) else {
      return
    }
    for index in 0..<callerCount {
      for view in viewsOnTheWay(between: installed[index].constraint)
      where dependents[view.rawValue].last != index {
        dependents[view.rawValue].append(index)
      }
    }
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

  /// From both items up to their closest common ancestor, which is among them.
  private func viewsOnTheWay(between constraint: LayoutConstraint) -> [ViewIndex] {
    let first = constraint.firstItem.owner
    let second = constraint.secondItem?.owner ?? first
    let container = commonAncestor(first, second)
    var found = [container]
    for var view in [first, second] {
      while view != container, let superview = views[view.rawValue].superview {
        found.append(view)
        view = superview
      }
    }
    return found
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
