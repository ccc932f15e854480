package import Primitives

extension LayoutEngine {
  /// Changes properties of a view; all but the superview may change.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func update(
    _ view: ViewIndex, _ change: (inout LayoutView) -> Void
  ) -> [LayoutConflict] {
    let old = views[view.rawValue]
    var new = old
    change(&new)
    guard new != old else { return [] }
    precondition(new.superview == old.superview, "a view stays in its superview")
    let before = derivedState
    views[view.rawValue] = new
    if new.stack != old.stack { findInsetViews() }
    updateDerivedState(
      directionsMayChange: new.semanticContentAttribute != old.semanticContentAttribute)
    let after = derivedState
    let touched = indices(affectedBy: new.hasSameRows(as: old) ? [] : [view], before, after)
    views[view.rawValue] = old
    derivedState = before
    updateRows(touched) { engine in
      engine.views[view.rawValue] = new
      engine.isScrolled = engine.isScrolled || new.contentOffset != Point()
      engine.derivedState = after
      engine.updateFrameVariables(of: view)
    }
    if isPresent[view.rawValue] { reinstallSystem(of: view, from: old) }
    return settle()
  }

  /// Gives variables to a view with a frame if its mask has flags, else a rectangle. A view with
  /// variables keeps them.
  private mutating func updateFrameVariables(of view: ViewIndex) {
    guard let frame = views[view.rawValue].frame else { return }
    if views[view.rawValue].autoresizingMask.isEmpty, frames[view.rawValue] == nil {
      givenFrames[view.rawValue] = frame
    } else if frames[view.rawValue] == nil {
      givenFrames[view.rawValue] = nil
      frames[view.rawValue] = FrameVariables(in: &solver)
    }
  }

  private mutating func reinstallSystem(of view: ViewIndex, from old: LayoutView) {
    let new = views[view.rawValue]
    installContent(of: view)
    if new.autoresizingMask != old.autoresizingMask, new.frame == old.frame {
      // A new mask applies to the current rectangle, not to the declared frame.
      views[view.rawValue].frame = old.fixedFrame ?? solvedFrame(of: view)
    }
    if new.frame != old.frame || new.autoresizingMask != old.autoresizingMask {
      translateMask(of: view, superviewSize: nil)
    }
    installStack(of: view)
    installStackOfSuperview(of: view)
  }

  /// Changes the canvas: the size, safe area and layout direction of `root`.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setCanvas(_ canvas: LayoutCanvas) -> [LayoutConflict] {
    guard self.canvas != canvas else { return [] }
    let (before, old) = (derivedState, self.canvas)
    place(canvas)
    updateDerivedState(directionsMayChange: canvas.layoutDirection != old.layoutDirection)
    let after = derivedState
    let touched = indices(affectedBy: [.root], before, after)
    place(old)
    derivedState = before
    updateRows(touched) { engine in
      engine.place(canvas)
      engine.derivedState = after
    }
    return settle()
  }

  private mutating func place(_ canvas: LayoutCanvas) {
    self.canvas = canvas
    givenFrames[ViewIndex.root.rawValue] = Rect(size: canvas.size)
  }

  /// Adds views to the tree.
  ///
  /// - Parameters:
  ///   - views: a view and its subviews, superviews first.
  ///   - superviewSize: the size of the first view's superview in the last layout, for the mask; nil
  ///     for the solved size.
  /// - Returns: the conflicts that this causes.
  package mutating func insert(_ views: [ViewIndex], superviewSize: Size?) -> [LayoutConflict] {
    let new = views.filter { !isPresent[$0.rawValue] }
    // Before the constraints, because a stack view arranges the views that are in the tree.
    for view in new { isPresent[view.rawValue] = true }
    for view in new { installSystem(of: view) }
    if let first = views.first { installStackOfSuperview(of: first) }
    let conflicts = settle()
    for (index, view) in views.enumerated() {
      guard !self.views[view.rawValue].autoresizingMask.isEmpty else { continue }
      translateMask(of: view, superviewSize: index == 0 ? superviewSize : nil)
    }
    return conflicts + settle()
  }

  /// Removes views from the tree, and deactivates every constraint that refers to one of them.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func remove(_ views: [ViewIndex]) -> [LayoutConflict] {
    for view in views { isPresent[view.rawValue] = false }
    let held = cachedDependents().constraints
    let touched = Set(views.flatMap { held[$0.rawValue] }).sorted()
    for index in touched where installed[index].isActive && !hasItemsInTree(index) {
      uninstall(index)
    }
    for view in views { uninstallSystem(of: view) }
    if let first = views.first { installStackOfSuperview(of: first) }
    return settle()
  }

  /// Whether both items of a constraint are in the tree.
  private func hasItemsInTree(_ index: Int) -> Bool {
    let constraint = installed[index].constraint
    return isPresent[constraint.firstItem.owner.rawValue]
      && constraint.secondItem.map { isPresent[$0.owner.rawValue] } ?? true
  }
}

extension LayoutView {
  /// Whether constraints have the same rows with either view, apart from system constraints, which
  /// are replaced anyway.
  fileprivate func hasSameRows(as other: LayoutView) -> Bool {
    frame == other.frame && autoresizingMask == other.autoresizingMask
      && alignmentRectInsets == other.alignmentRectInsets
      && firstBaselineOffset == other.firstBaselineOffset
      && lastBaselineOffset == other.lastBaselineOffset && transform == other.transform
      && contentOffset == other.contentOffset
  }
}
