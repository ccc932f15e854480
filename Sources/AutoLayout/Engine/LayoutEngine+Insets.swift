import ConstraintSolver
package import Primitives

extension LayoutEngine {
  /// The safe area insets of a view as last solved.
  package func safeAreaInsets(of view: ViewIndex) -> EdgeInsets {
    chain(to: view).safeArea
  }

  /// The effective layout margins of a view as last solved.
  package func layoutMargins(of view: ViewIndex) -> EdgeInsets {
    chain(to: view).margins
  }

  /// Known for the views that somebody refers to; worked out for the others.
  private func chain(to view: ViewIndex) -> DerivedInsets {
    guard let superview = views[view.rawValue].superview else { return insets[view.rawValue] }
    return derivedInsets(of: view, in: chain(to: superview))
  }

  func resolvedInsets(of view: Int) -> EdgeInsets {
    views[view].layoutMargins.resolved(directions[view])
  }

  /// What follows from the views and the canvas, and enters rows.
  struct Derived {
    fileprivate var insets: [DerivedInsets]
    fileprivate var directions: [LayoutDirection]
  }

  var derived: Derived {
    get { Derived(insets: insets, directions: directions) }
    set {
      insets = newValue.insets
      directions = newValue.directions
    }
  }

  /// - Parameter isTurned: whether a layout direction may have changed.
  mutating func derive(isTurned: Bool) {
    if isTurned { resolveDirections() }
    _ = updateInsets()
  }

  /// The places in `installed` whose rows may change with some views and what follows from them:
  /// all, where directions do.
  mutating func places(
    touchedBy views: [ViewIndex], _ before: Derived, _ after: Derived
  ) -> [Int] {
    guard before.directions == after.directions else { return Array(installed.indices) }
    return places(
      touchedBy: views.map(\.rawValue),
      insetsOf: insetViews.filter { before.insets[$0] != after.insets[$0] })
  }

  mutating func resolveDirections() {
    directions = []
    for view in views {
      let inherited = view.superview.map { directions[$0.rawValue] } ?? canvas.layoutDirection
      directions.append(view.semanticContentAttribute.direction(in: inherited))
    }
  }

  /// Works the insets out anew from where the views lie.
  ///
  /// - Returns: whether any changed by more than rounding.
  mutating func updateInsets() -> Bool {
    // Looked at first without a change, which would copy the insets that the caller keeps.
    guard insetViews.contains(where: { freshInsets(of: $0).isApart(from: insets[$0]) }) else {
      return false
    }
    for index in insetViews {
      let new = freshInsets(of: index)
      if new.isApart(from: insets[index]) { insets[index] = new }
    }
    return true
  }

  private func freshInsets(of index: Int) -> DerivedInsets {
    derivedInsets(
      of: ViewIndex(index), in: views[index].superview.map { insets[$0.rawValue] })
  }

  private func derivedInsets(
    of view: ViewIndex, in superview: DerivedInsets?
  ) -> DerivedInsets {
    let own = views[view.rawValue]
    var derived = DerivedInsets(margins: resolvedInsets(of: view.rawValue))
    let frame = solvedFrame(of: view)
    guard let superview, let above = own.superview else {
      derived.safeArea = canvas.safeAreaInsets.resolved(directions[view.rawValue])
      return derived.finished(own, width: frame.width)
    }
    let distances = distances(of: frame, to: solvedFrame(of: above).size)
    if !views[above.rawValue].isScrollView {
      derived.safeArea = superview.safeArea.clipped(by: distances)
    }
    derived.addSafeArea(own)
    if own.preservesSuperviewLayoutMargins {
      derived.margins = derived.margins.union((superview.margins - distances).bounded)
    }
    return derived.withReadable(width: frame.width)
  }

  /// Of a view's edges from those of its superview.
  private func distances(of frame: Rect, to superview: Size) -> EdgeInsets {
    EdgeInsets(
      top: frame.minY, left: frame.minX, bottom: superview.height - frame.maxY,
      right: superview.width - frame.maxX)
  }
}
