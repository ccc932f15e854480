import ConstraintSolver
import Primitives

/// The positions of items in the coordinates of an ancestor. Terms are appended to those of the constraint that
/// is built: expressions that are added and multiplied took a tenth of the time of a stack view's changes.
extension LayoutEngine {
  /// Appends the terms of a coordinate of an item, in the coordinates of `container`, an ancestor of its view or
  /// that view.
  ///
  /// - Parameter coordinate: multiplied by the coefficient of the attribute.
  /// - Returns: what is not variable. Where the coordinate has no share, it may be zero instead.
  func append(
    _ coordinate: AxisCoordinate, of item: LayoutItem, _ axis: LayoutAxis,
    in container: ViewIndex, to terms: inout [Term]
  ) -> FixedInterval {
    switch item {
    case .guide(let guide, let owner):
      return append(
        coordinate, of: guideFrames[guide.rawValue], hasOrigin: true, inContentOf: owner, axis,
        in: container, to: &terms)
    case .contentLayoutGuide(let view):
      guard let content = contentFrames[view] else { break }
      return append(
        coordinate, of: content, hasOrigin: false, inContentOf: view, axis, in: container,
        to: &terms)
    case .topLayoutGuide, .bottomLayoutGuide:
      guard axis == .vertical else { break }
      return appendBand(coordinate, isAtEnd: item == .bottomLayoutGuide, in: container, to: &terms)
    case .view, .safeArea, .layoutMarginsGuide, .readableContentGuide, .frameLayoutGuide: break
    }
    var fixed = appendBounds(coordinate, of: item.owner, axis, in: container, to: &terms)
    if let insets = knownInsets(of: item) { fixed.inset(by: insets, axis) }
    return fixed
  }

  /// The known distances of an item from the edges of its view.
  private func knownInsets(of item: LayoutItem) -> EdgeInsets? {
    let view = item.owner.rawValue
    return switch item {
    case .view: views[view].alignmentRectInsets.resolved(directions[view])
    case .safeArea: insets[view].safeArea
    case .layoutMarginsGuide: insets[view].margins
    case .readableContentGuide: insets[view].readable
    case .guide, .contentLayoutGuide, .frameLayoutGuide, .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }

  /// Appends the terms of a rectangle in the content of a view.
  ///
  /// - Parameter hasOrigin: whether the rectangle's origin is variable, too; otherwise it is the content's.
  private func append(
    _ coordinate: AxisCoordinate, of frame: FrameVariables, hasOrigin: Bool,
    inContentOf owner: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex,
    to terms: inout [Term]
  ) -> FixedInterval {
    var fixed = FixedInterval()
    if coordinate.origin != 0 {
      fixed.origin =
        appendOrigin(coordinate.origin, of: owner, axis, in: container, to: &terms)
        - contentOffset(of: owner, axis)
      if hasOrigin { terms.append(Term(frame.origin(axis), coordinate.origin)) }
    }
    if coordinate.extent != 0 { terms.append(Term(frame.extent(axis), coordinate.extent)) }
    return fixed
  }

  /// Appends the terms of a view's bounds, in the coordinates of `container`, an ancestor or itself.
  func appendBounds(
    _ coordinate: AxisCoordinate, of view: ViewIndex, _ axis: LayoutAxis,
    in container: ViewIndex, to terms: inout [Term]
  ) -> FixedInterval {
    var fixed = FixedInterval()
    if coordinate.origin != 0 {
      fixed.origin = appendOrigin(coordinate.origin, of: view, axis, in: container, to: &terms)
    }
    if coordinate.extent != 0 {
      fixed.extent =
        view == container
        ? appendExtent(coordinate.extent, of: view, axis, to: &terms)
        : appendBoundingExtent(coordinate.extent, of: view, axis, to: &terms)
    }
    return fixed
  }

  private func appendOrigin(
    _ factor: Double, of view: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex,
    to terms: inout [Term]
  ) -> Double {
    guard view != container else { return contentOffset(of: view, axis) }
    var (constant, ancestor) = (0.0, view)
    while ancestor != container, let superview = superviews[ancestor.rawValue] {
      if let given = givenFrames[ancestor.rawValue] {
        let origin = givenOrigin(of: ancestor, given)
        constant += axis == .horizontal ? origin.x : origin.y
      } else if let frame = frames[ancestor.rawValue] {
        terms.append(Term(frame.origin(axis), factor))
      }
      if superview != container { constant -= contentOffset(of: superview, axis) }
      ancestor = superview
    }
    return constant
  }

  /// Appends the term of a width or height of a view.
  ///
  /// - Returns: the length where it is given.
  func appendExtent(
    _ factor: Double, of view: ViewIndex, _ axis: LayoutAxis, to terms: inout [Term]
  ) -> Double {
    if let frame = frames[view.rawValue] {
      terms.append(Term(frame.extent(axis), factor))
      return 0
    }
    let size = givenFrames[view.rawValue]?.size ?? canvas.size
    return axis == .horizontal ? size.width : size.height
  }

  /// Where the content of a view begins in its bounds.
  private func contentOffset(of view: ViewIndex, _ axis: LayoutAxis) -> Double {
    guard isScrolled else { return 0 }
    let offset = views[view.rawValue].contentOffset
    return axis == .horizontal ? offset.x : offset.y
  }

  /// Appends the terms of the area of `root` above or below the safe area, as wide as `root`.
  private func appendBand(
    _ coordinate: AxisCoordinate, isAtEnd: Bool, in container: ViewIndex, to terms: inout [Term]
  ) -> FixedInterval {
    let safeArea = insets[ViewIndex.root.rawValue].safeArea
    let height = isAtEnd ? safeArea.bottom : safeArea.top
    let edge = (isAtEnd ? AxisCoordinate.far : .near) * coordinate.origin
    let bounds = appendBounds(edge, of: .root, .vertical, in: container, to: &terms)
    let origin = isAtEnd ? bounds.value(at: .far) - height : bounds.origin
    return FixedInterval(origin: origin, extent: height)
  }
}
