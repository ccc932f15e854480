/// What a view measures: its content size, and how far inside its baselines are.
package struct MeasuredContent: Sendable {
  package var view: ViewIndex
  package var size: ContentSize
  /// As in `LayoutView`, in points.
  package var firstBaselineOffset: Double
  package var lastBaselineOffset: Double

  package init(
    view: ViewIndex, size: ContentSize, firstBaselineOffset: Double, lastBaselineOffset: Double
  ) {
    self.view = view
    self.size = size
    self.firstBaselineOffset = firstBaselineOffset
    self.lastBaselineOffset = lastBaselineOffset
  }
}

extension LayoutView {
  /// Takes over what was measured.
  package mutating func measure(_ measured: MeasuredContent) {
    content = measured.size
    firstBaselineOffset = measured.firstBaselineOffset
    lastBaselineOffset = measured.lastBaselineOffset
  }
}

extension LayoutEngine {
  /// Changes the intrinsic content size of a view, or its priorities.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setContent(_ content: ContentSize, of view: ViewIndex) -> [LayoutConflict] {
    let (first, last) = (
      views[view.rawValue].firstBaselineOffset, views[view.rawValue].lastBaselineOffset
    )
    return setContents([
      MeasuredContent(
        view: view, size: content, firstBaselineOffset: first, lastBaselineOffset: last)
    ])
  }

  /// Changes what views measure, as labels do whose widths are known now. What is broken is the same as one
  /// by one, but it is faster, because each stack view is arranged once, and the solver is asked once.
  /// Margins follow when all are changed, as they do when labels are measured again for a layout pass.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setContents(_ contents: [MeasuredContent]) -> [LayoutConflict] {
    if broken.isEmpty || contents.allSatisfy(isOptional) { return setTogether(contents[...]) }
    var conflicts: [LayoutConflict] = []
    for index in contents.indices { conflicts += setTogether(contents[index...index]) }
    return conflicts
  }

  /// Whether no required constraint follows from a content, so that what is broken stays so.
  private func isOptional(_ content: MeasuredContent) -> Bool {
    let old = views[content.view.rawValue]
    return !content.hasOtherBaselines(than: old) && arrangedSubview(content.view) == nil
      && content.size.isOptional && old.content.isOptional
  }

  private mutating func setTogether(_ contents: ArraySlice<MeasuredContent>) -> [LayoutConflict] {
    let changed = contents.filter { $0.differs(from: views[$0.view.rawValue]) }
    guard !changed.isEmpty else { return [] }
    var stacks: Set<Int> = []
    for content in changed {
      let arranged = arrangedSubview(content.view)
      replaceBaselines(content)
      let old = views[content.view.rawValue].content
      views[content.view.rawValue].content = content.size
      if !setLengths(of: content.view, from: old) { installContent(of: content.view) }
      guard arrangedSubview(content.view) != arranged else { continue }
      if let superview = superviews[content.view.rawValue] { stacks.insert(superview.rawValue) }
    }
    for stack in stacks.sorted() { installStack(of: ViewIndex(stack)) }
    return settle()
  }

  private mutating func replaceBaselines(_ content: MeasuredContent) {
    guard content.hasOtherBaselines(than: views[content.view.rawValue]) else { return }
    updateRows(indices(referringToBaselinesOf: content.view)) { engine in
      engine.views[content.view.rawValue].firstBaselineOffset = content.firstBaselineOffset
      engine.views[content.view.rawValue].lastBaselineOffset = content.lastBaselineOffset
    }
  }
}

extension ContentSize {
  /// Whether no priority is required.
  fileprivate var isOptional: Bool {
    LayoutAxis.allCases.allSatisfy {
      self[$0].hugging < .required && self[$0].compressionResistance < .required
    }
  }
}

extension MeasuredContent {
  fileprivate func differs(from measured: LayoutView) -> Bool {
    size != measured.content || hasOtherBaselines(than: measured)
  }

  fileprivate func hasOtherBaselines(than measured: LayoutView) -> Bool {
    firstBaselineOffset != measured.firstBaselineOffset
      || lastBaselineOffset != measured.lastBaselineOffset
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
