import ConstraintSolver
package import Primitives

extension LayoutEngine {
  /// The safe area insets of a view in the last solution.
  package func safeAreaInsets(of view: ViewIndex) -> EdgeInsets {
    derivedInsets(of: view).safeArea
  }

  /// The effective layout margins of a view in the last solution.
  package func layoutMargins(of view: ViewIndex) -> EdgeInsets {
    derivedInsets(of: view).margins
  }

  /// Derived from the superviews', because `insets` is up to date only for `insetViews`.
  private func derivedInsets(of view: ViewIndex) -> DerivedInsets {
    guard let superview = views[view.rawValue].superview else { return insets[view.rawValue] }
    return derivedInsets(of: view, in: derivedInsets(of: superview))
  }

  /// The view's own margins, by left and right.
  func resolvedInsets(of view: Int) -> EdgeInsets {
    views[view].layoutMargins.resolved(directions[view])
  }

  /// The state that is derived from the views and the canvas, and affects rows.
  struct DerivedState {
    fileprivate var insets: [DerivedInsets]
    fileprivate var directions: [LayoutDirection]
  }

  var derivedState: DerivedState {
    get { DerivedState(insets: insets, directions: directions) }
    set {
      insets = newValue.insets
      directions = newValue.directions
    }
  }

  /// - Parameter isTurned: whether a layout direction may have changed.
  mutating func updateDerivedState(directionsMayChange: Bool) {
    if directionsMayChange { resolveDirections() }
    _ = updateInsets()
  }

  /// The indices of the constraints whose rows may change with some views and the derived state; all
  /// constraints if a layout direction changes.
  mutating func indices(
    affectedBy views: [ViewIndex], _ before: DerivedState, _ after: DerivedState
  ) -> [Int] {
    guard before.directions == after.directions else { return Array(installed.indices) }
    return indices(
      affectedBy: views.map(\.rawValue),
      insetsOf: insetViews.filter { before.insets[$0] != after.insets[$0] })
  }

  /// Derives the layout direction of every view, superviews first.
  mutating func resolveDirections() {
    directions = []
    for view in views {
      let inherited = view.superview.map { directions[$0.rawValue] } ?? canvas.layoutDirection
      directions.append(view.semanticContentAttribute.direction(in: inherited))
    }
  }

  /// Derives the insets of `insetViews` from the solved frames.
  ///
  /// - Returns: whether any changed by more than rounding.
  mutating func updateInsets() -> Bool {
    var isChanged = false
    for index in insetViews {
      let new = recomputedInsets(of: index)
      guard new.differs(from: insets[index]) else { continue }
      insets[index] = new
      isChanged = true
    }
    return isChanged
  }

  /// The `insetViews` in the tree whose insets do not follow from the solved frames.
  var outdatedInsetViews: [ViewIndex] {
    insetViews.filter { isPresent[$0] && recomputedInsets(of: $0).differs(from: insets[$0]) }
      .map { ViewIndex($0) }
  }

  private func recomputedInsets(of index: Int) -> DerivedInsets {
    derivedInsets(
      of: ViewIndex(index), in: views[index].superview.map { insets[$0.rawValue] })
  }

  private func derivedInsets(
    of view: ViewIndex, in superview: DerivedInsets?
  ) -> DerivedInsets {
    var derived = DerivedInsets(margins: resolvedInsets(of: view.rawValue))
    let frame = solvedFrame(of: view)
    guard let superview, let above = superviews[view.rawValue] else {
      derived.safeArea = canvas.safeAreaInsets.resolved(directions[view.rawValue])
      addSafeArea(to: &derived, of: view)
      return derived.addingReadableInsets(width: frame.width)
    }
    let distances = distances(of: frame, to: solvedFrame(of: above).size)
    if !views[above.rawValue].isScrollView {
      derived.safeArea = superview.safeArea.clipped(by: distances)
    }
    addSafeArea(to: &derived, of: view)
    if views[view.rawValue].preservesSuperviewLayoutMargins {
      derived.margins = derived.margins.union(
        (superview.margins - distances).limitedToLargestCanvas)
    }
    return derived.addingReadableInsets(width: frame.width)
  }

  /// Adds the safe area to the margins unless the view opts out.
  private func addSafeArea(to derived: inout DerivedInsets, of view: ViewIndex) {
    guard views[view.rawValue].insetsLayoutMarginsFromSafeArea else { return }
    derived.margins = derived.margins + derived.safeArea
  }

  /// The distances of a view's edges from those of its superview.
  private func distances(of frame: Rect, to superview: Size) -> EdgeInsets {
    EdgeInsets(
      top: frame.minY, left: frame.minX, bottom: superview.height - frame.maxY,
      right: superview.width - frame.maxX)
  }
}
