import ConstraintSolver
import Primitives

/// Where items lie, in the coordinates of a view around them.
extension LayoutEngine {
  func interval(
    of item: LayoutItem, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    switch item {
    case .guide(let guide, let owner):
      return interval(of: guideFrames[guide.rawValue], of: owner, axis, in: container)
    case .contentLayoutGuide(let view):
      guard let content = contentFrames[view] else { break }
      var interval = bounds(of: view, axis, in: container)
      interval.extent = LinearForm(terms: [Term(content.extent(axis))])
      return interval
    case .view, .safeArea, .layoutMarginsGuide, .readableContentGuide, .frameLayoutGuide,
      .topLayoutGuide, .bottomLayoutGuide:
      break
    }
    return inset(bounds(of: item.owner, axis, in: container), of: item, axis)
  }

  /// A rectangle that lies in its view at known distances from the edges.
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

  /// A guide's own variables are in its owner's coordinates.
  private func interval(
    of guide: FrameVariables, of owner: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    let bounds = bounds(of: owner, axis, in: container)
    return Interval(
      origin: bounds.origin + LinearForm(terms: [Term(guide.origin(axis))]),
      extent: LinearForm(terms: [Term(guide.extent(axis))]))
  }

  func bounds(
    of view: ViewIndex, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    if view == container { return Interval(origin: LinearForm(), extent: extent(of: view, axis)) }
    var origin = LinearForm()
    var ancestor = view
    while ancestor != container, let superview = views[ancestor.rawValue].superview {
      add(originOf: ancestor, axis, to: &origin)
      ancestor = superview
    }
    return Interval(origin: origin, extent: boxExtent(of: view, axis))
  }

  private func add(originOf view: ViewIndex, _ axis: LayoutAxis, to form: inout LinearForm) {
    if let given = givenFrames[view.rawValue] {
      let origin = givenOrigin(of: view, given)
      form.constant += axis == .horizontal ? origin.x : origin.y
    } else if let frame = frames[view.rawValue] {
      form.terms.append(Term(frame.origin(axis)))
    }
  }

  /// A view's own width or height.
  func extent(of view: ViewIndex, _ axis: LayoutAxis) -> LinearForm {
    if let frame = frames[view.rawValue] { return LinearForm(terms: [Term(frame.extent(axis))]) }
    let size = givenFrames[view.rawValue]?.size ?? canvas.size
    return .constant(axis == .horizontal ? size.width : size.height)
  }

  /// `root`'s strip above or below the safe area, as wide as `root`.
  private func band(_ bounds: Interval, _ axis: LayoutAxis, isAtEnd: Bool) -> Interval {
    guard axis == .vertical else { return bounds }
    let safeArea = insets[ViewIndex.root.rawValue].safeArea
    let height = isAtEnd ? safeArea.bottom : safeArea.top
    let origin = isAtEnd ? bounds.end + -height : bounds.origin
    return Interval(origin: origin, extent: .constant(height))
  }
}
