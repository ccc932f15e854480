package import Primitives

extension LayoutEngine {
  /// Changes what layout knows about a view, in any of its properties but its superview.
  ///
  /// - Returns: the contradictions that this brought about.
  package mutating func update(
    _ view: ViewIndex, _ change: (inout LayoutView) -> Void
  ) -> [LayoutConflict] {
    let old = views[view.rawValue]
    var new = old
    change(&new)
    guard new != old else { return [] }
    precondition(new.superview == old.superview, "a view stays in its superview")
    let before = derived
    views[view.rawValue] = new
    if new.stack != old.stack { findInsetViews() }
    derive(isTurned: new.semanticContentAttribute != old.semanticContentAttribute)
    let after = derived
    let touched = places(touchedBy: new.entersRows(like: old) ? [] : [view], before, after)
    views[view.rawValue] = old
    derived = before
    rewriteRows(touched) { engine in
      engine.views[view.rawValue] = new
      engine.derived = after
      engine.giveFrame(to: view)
    }
    if isPresent[view.rawValue] { reinstallSystem(of: view, from: old) }
    return settle()
  }

  /// Between a constant rectangle and variables: a mask with flags makes the second of the first.
  private mutating func giveFrame(to view: ViewIndex) {
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
      // Another mask goes on from where the view lies, not from where it was declared.
      views[view.rawValue].frame = old.fixedFrame ?? solvedFrame(of: view)
    }
    if new.frame != old.frame || new.autoresizingMask != old.autoresizingMask {
      translateMask(of: view, superviewSize: nil)
    }
    arrange(view)
    arrangeSuperview(of: view)
  }

  /// Resizes the canvas, as `root`'s bounds, safe area and direction.
  package mutating func setCanvas(_ canvas: LayoutCanvas) -> [LayoutConflict] {
    guard self.canvas != canvas else { return [] }
    let (before, old) = (derived, self.canvas)
    place(canvas)
    derive(isTurned: canvas.layoutDirection != old.layoutDirection)
    let after = derived
    let touched = places(touchedBy: [.root], before, after)
    place(old)
    derived = before
    rewriteRows(touched) { engine in
      engine.place(canvas)
      engine.derived = after
    }
    return settle()
  }

  private mutating func place(_ canvas: LayoutCanvas) {
    self.canvas = canvas
    givenFrames[ViewIndex.root.rawValue] = Rect(size: canvas.size)
  }

  /// Puts views into the tree.
  ///
  /// - Parameters:
  ///   - views: parents before children.
  ///   - superviewSize: of the first one's superview as last laid out, for masks.
  package mutating func insert(_ views: [ViewIndex], superviewSize: Size?) -> [LayoutConflict] {
    let new = views.filter { !isPresent[$0.rawValue] }
    // All first: a stack view arranges those that are in the tree.
    for view in new { isPresent[view.rawValue] = true }
    for view in new { installSystem(of: view) }
    if let first = views.first { arrangeSuperview(of: first) }
    let conflicts = settle()
    for (index, view) in views.enumerated() {
      guard !self.views[view.rawValue].autoresizingMask.isEmpty else { continue }
      translateMask(of: view, superviewSize: index == 0 ? superviewSize : nil)
    }
    return conflicts + settle()
  }

  /// Takes views out of the tree, and with them every constraint that refers to one of them.
  ///
  /// - Returns: the contradictions that this brought about.
  package mutating func remove(_ views: [ViewIndex]) -> [LayoutConflict] {
    for view in views { isPresent[view.rawValue] = false }
    let held = knownDependents().constraints
    let touched = Set(views.flatMap { held[$0.rawValue] }).sorted()
    for index in touched where installed[index].isActive && !isHeld(index) { uninstall(index) }
    for view in views { uninstallSystem(of: view) }
    if let first = views.first { arrangeSuperview(of: first) }
    return settle()
  }

  /// Whether both items of a constraint are in the tree.
  private func isHeld(_ index: Int) -> Bool {
    let constraint = installed[index].constraint
    return isPresent[constraint.firstItem.owner.rawValue]
      && constraint.secondItem.map { isPresent[$0.owner.rawValue] } ?? true
  }
}

extension LayoutView {
  /// Whether rows are the same with either; those of content and stacks are made by themselves.
  fileprivate func entersRows(like other: LayoutView) -> Bool {
    frame == other.frame && autoresizingMask == other.autoresizingMask
      && alignmentRectInsets == other.alignmentRectInsets
      && firstBaselineOffset == other.firstBaselineOffset
      && lastBaselineOffset == other.lastBaselineOffset && transform == other.transform
  }
}
