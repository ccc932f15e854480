import ConstraintSolver
package import Primitives

/// Insets of a view that depend on where it lies.
struct DerivedInsets: Hashable, Sendable {
  /// `safeAreaInsets`.
  var safeArea = EdgeInsets()
  /// The effective layout margins: own, safe area, and the superview's where they are preserved.
  var margins = EdgeInsets()
  /// The margins, but centred and no further apart than 672 points (the width at the default text
  /// size).
  var readable = EdgeInsets()

  static let readableWidth = 672.0
}

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

extension DerivedInsets {
  fileprivate func finished(_ view: LayoutView, width: Double) -> DerivedInsets {
    var derived = self
    derived.addSafeArea(view)
    return derived.withReadable(width: width)
  }

  fileprivate mutating func addSafeArea(_ view: LayoutView) {
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
  }

  fileprivate func withReadable(width: Double) -> DerivedInsets {
    var derived = self
    let excess = max(0, width - margins.left - margins.right - Self.readableWidth)
    derived.readable = margins + EdgeInsets(left: excess / 2, right: excess / 2)
    return derived
  }

  func isApart(from other: DerivedInsets) -> Bool {
    safeArea.isApart(from: other.safeArea) || margins.isApart(from: other.margins)
      || readable.isApart(from: other.readable)
  }
}

extension EdgeInsets {
  /// What of a superview's insets reaches a view at these distances from its edges.
  fileprivate func clipped(by distances: EdgeInsets) -> EdgeInsets {
    func clip(_ inset: Double, _ distance: Double) -> Double {
      min(inset, max(0, inset - distance))
    }
    return EdgeInsets(
      top: clip(top, distances.top), left: clip(left, distances.left),
      bottom: clip(bottom, distances.bottom), right: clip(right, distances.right))
  }

  /// Views that push each other ever further out end at the largest canvas.
  fileprivate var bounded: EdgeInsets {
    let largest = 16_384.0
    return EdgeInsets(
      top: min(top, largest), left: min(left, largest), bottom: min(bottom, largest),
      right: min(right, largest))
  }

  /// The larger of each side.
  fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  fileprivate func isApart(from other: EdgeInsets) -> Bool {
    let apart = 1e-9
    return abs(top - other.top) > apart || abs(left - other.left) > apart
      || abs(bottom - other.bottom) > apart || abs(right - other.right) > apart
  }
}
