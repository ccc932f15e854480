import ConstraintSolver
import Primitives

/// The positions of items in the coordinates of an ancestor, as expressions over the variables.
extension LayoutEngine {
  /// The position of an item along an axis, in the coordinates of `container`, an ancestor.
  func interval(
    of item: LayoutItem, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    switch item {
    case .guide(let guide, let owner):
      return interval(of: guideFrames[guide.rawValue], of: owner, axis, in: container)
    case .contentLayoutGuide(let view):
      guard let content = contentFrames[view] else { break }
      var interval = contentBounds(of: view, axis, in: container)
      interval.extent = LinearExpression(terms: [Term(content.extent(axis))])
      return interval
    case .view, .safeArea, .layoutMarginsGuide, .readableContentGuide, .frameLayoutGuide,
      .topLayoutGuide, .bottomLayoutGuide:
      break
    }
    return inset(bounds(of: item.owner, axis, in: container), of: item, axis)
  }

  /// The interval of a rectangle at known distances from the edges of its view.
  private func inset(_ bounds: Interval, of item: LayoutItem, _ axis: LayoutAxis) -> Interval {
    let view = item.owner.rawValue
    return switch item {
    case .view:
      bounds.inset(by: views[view].alignmentRectInsets.resolved(directions[view]), axis)
    case .safeArea: bounds.inset(by: insets[view].safeArea, axis)
    case .layoutMarginsGuide: bounds.inset(by: insets[view].margins, axis)
    case .readableContentGuide: bounds.inset(by: insets[view].readable, axis)
    case .topLayoutGuide: band(bounds, axis, isAtEnd: false)
    case .bottomLayoutGuide: band(bounds, axis, isAtEnd: true)
    case .guide, .contentLayoutGuide, .frameLayoutGuide: bounds
    }
  }

  /// A guide's variables are in the coordinates of the view that owns it.
  private func interval(
    of guide: FrameVariables, of owner: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    let bounds = contentBounds(of: owner, axis, in: container)
    return Interval(
      origin: bounds.origin + LinearExpression(terms: [Term(guide.origin(axis))]),
      extent: LinearExpression(terms: [Term(guide.extent(axis))]))
  }

  /// The position of a view along an axis, in the coordinates of `container`, an ancestor or itself.
  func bounds(
    of view: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    if view == container {
      return Interval(
        origin: .constant(contentOffset(of: view, axis)), extent: extent(of: view, axis))
    }
    var origin = LinearExpression()
    var ancestor = view
    while ancestor != container, let superview = views[ancestor.rawValue].superview {
      add(originOf: ancestor, axis, to: &origin)
      if superview != container { origin.constant -= contentOffset(of: superview, axis) }
      ancestor = superview
    }
    return Interval(origin: origin, extent: boundingExtent(of: view, axis))
  }

  /// The same, beginning at the origin of the view's content.
  private func contentBounds(
    of view: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    var bounds = bounds(of: view, axis, in: container)
    bounds.origin.constant -= contentOffset(of: view, axis)
    return bounds
  }

  private func contentOffset(of view: ViewIndex, _ axis: LayoutAxis) -> Double {
    guard isScrolled else { return 0 }
    let offset = views[view.rawValue].contentOffset
    return axis == .horizontal ? offset.x : offset.y
  }

  private func add(originOf view: ViewIndex, _ axis: LayoutAxis, to form: inout LinearExpression) {
    if let given = givenFrames[view.rawValue] {
      let origin = givenOrigin(of: view, given)
      form.constant += axis == .horizontal ? origin.x : origin.y
    } else if let frame = frames[view.rawValue] {
      form.terms.append(Term(frame.origin(axis)))
    }
  }

  /// The width or height of a view.
  func extent(of view: ViewIndex, _ axis: LayoutAxis) -> LinearExpression {
    if let frame = frames[view.rawValue] {
      return LinearExpression(terms: [Term(frame.extent(axis))])
    }
    let size = givenFrames[view.rawValue]?.size ?? canvas.size
    return .constant(axis == .horizontal ? size.width : size.height)
  }

  /// The area of `root` above or below the safe area, as wide as `root`.
  private func band(_ bounds: Interval, _ axis: LayoutAxis, isAtEnd: Bool) -> Interval {
    guard axis == .vertical else { return bounds }
    let safeArea = insets[ViewIndex.root.rawValue].safeArea
    let height = isAtEnd ? safeArea.bottom : safeArea.top
    let origin = isAtEnd ? bounds.end + -height : bounds.origin
    return Interval(origin: origin, extent: .constant(height))
  }
}
