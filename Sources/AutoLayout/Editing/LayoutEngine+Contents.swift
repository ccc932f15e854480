/// What a view measures: its content size, and how far inside its baselines are.
package struct MeasuredContent: Sendable {
  package var view: ViewIndex
  package var size: ContentSize
  /// As in `LayoutView`, in points.
  package var firstBaselineOffset: Double
  package var lastBaselineOffset: Double

  /// - Parameter measured: the view with what it measures now.
  package init(_ view: ViewIndex, _ measured: LayoutView) {
    self.view = view
    size = measured.content
    firstBaselineOffset = measured.firstBaselineOffset
    lastBaselineOffset = measured.lastBaselineOffset
  }
}

extension LayoutEngine {
  /// Changes the intrinsic content size of a view, or its priorities.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setContent(_ content: ContentSize, of view: ViewIndex) -> [LayoutConflict] {
    replaceContent(content, of: view) ? settle() : []
  }

  /// Changes what views measure, as labels do whose widths are known now. The result is the same as one
  /// by one, but faster, because the solver is asked once.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setContents(_ contents: [MeasuredContent]) -> [LayoutConflict] {
    var (conflicts, isSettled) = ([LayoutConflict](), true)
    for content in contents {
      let hasNewSize = replaceContent(content.size, of: content.view)
      guard replaceBaselines(content) || hasNewSize else { continue }
      isSettled = !solvesBatches
      if isSettled { conflicts += settle() }
    }
    return isSettled ? conflicts : conflicts + settle()
  }

  /// - Returns: whether anything changed.
  private mutating func replaceContent(_ content: ContentSize, of view: ViewIndex) -> Bool {
    guard views[view.rawValue].content != content else { return false }
    let arranged = arrangedSubview(view)
    views[view.rawValue].content = content
    installContent(of: view)
    if arrangedSubview(view) != arranged { installStackOfSuperview(of: view) }
    return true
  }

  /// - Returns: whether anything changed.
  private mutating func replaceBaselines(_ content: MeasuredContent) -> Bool {
    let (view, old) = (content.view.rawValue, views[content.view.rawValue])
    guard
      (old.firstBaselineOffset, old.lastBaselineOffset)
        != (content.firstBaselineOffset, content.lastBaselineOffset)
    else { return false }
    let touched = indices(referringToBaselinesOf: content.view)
    updateRows(touched) { engine in
      engine.views[view].firstBaselineOffset = content.firstBaselineOffset
      engine.views[view].lastBaselineOffset = content.lastBaselineOffset
    }
    return true
  }
}

extension LayoutEngine {
  private mutating func indices(referringToBaselinesOf view: ViewIndex) -> [Int] {
    var indices = Array(cachedDependents().constraints[view.rawValue])
    if let superview = superviews[view.rawValue],
      views[superview.rawValue].stack?.alignment.isBaseline ?? false
    {
      indices += systemConstraints[superview.rawValue].stack
    }
    return indices.filter { installed[$0].constraint.refersToBaseline }
  }
}

extension LayoutConstraint {
  fileprivate var refersToBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
  }
}

extension StackArrangement.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
