import ConstraintSolver
import Primitives

extension LayoutEngine {
  /// A constraint as a row: `first − multiplier · second  (== | <= | >=)  constant`.
  ///
  /// Locations are measured in the coordinates of the items' closest common ancestor, so that a
  /// multiplier on a location scales the coordinate in that view's system. Where an attribute
  /// follows the layout direction, the system is that view's mirrored one if it reads from right
  /// to left: a constant then points inward as it does from left to right.
  func linear(_ constraint: LayoutConstraint) -> LinearConstraint {
    let second = constraint.secondItem
    let container = commonAncestor(
      constraint.firstItem.owner, second?.owner ?? constraint.firstItem.owner)
    let frame = CoordinateSystem(
      container: container, isMirrored: isMirrored(constraint, container))
    var form = attribute(constraint.firstAttribute, of: constraint.firstItem, in: frame)
    if let second {
      form =
        form - attribute(constraint.secondAttribute, of: second, in: frame)
        * constraint.multiplier
      // Mirrored locations begin at the container's far edge; of equal shares nothing is left.
      if frame.isMirrored, constraint.multiplier != 1 {
        form = form + extent(of: container, .horizontal) * (1 - constraint.multiplier)
      }
    }
    return LinearConstraint(
      form.terms, constraint.relation.linear, constraint.constant - form.constant,
      priority: constraint.priority.rawValue)
  }

  /// Where locations are measured from.
  private struct CoordinateSystem {
    var container: ViewIndex
    /// Whether horizontal locations count leftward.
    var isMirrored: Bool
  }

  private func isMirrored(_ constraint: LayoutConstraint, _ container: ViewIndex) -> Bool {
    (constraint.firstAttribute.followsLayoutDirection
      || constraint.secondAttribute.followsLayoutDirection)
      && directions[container.rawValue] == .rightToLeft
  }

  /// A view is its own ancestor.
  func commonAncestor(_ a: ViewIndex, _ b: ViewIndex) -> ViewIndex {
    var (a, b) = (a.rawValue, b.rawValue)
    while a != b {
      if depths[a] >= depths[b] {
        a = views[a].superview?.rawValue ?? 0
      } else {
        b = views[b].superview?.rawValue ?? 0
      }
    }
    return ViewIndex(a)
  }

  private func attribute(
    _ attribute: LayoutAttribute, of item: LayoutItem, in system: CoordinateSystem
  ) -> LinearForm {
    guard let axis = attribute.axis else { return .constant(0) }
    if attribute.isSize { return interval(of: item, axis, in: item.owner).extent }
    let interval =
      attribute.isMargin
      ? bounds(of: item.owner, axis, in: system.container)
        .inset(by: insets[item.owner.rawValue].margins, axis)
      : interval(of: item, axis, in: system.container)
    guard system.isMirrored else { return location(attribute, of: item, interval) }
    return location(attribute.mirrored, of: item, interval) * -1
  }

  private func location(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ interval: Interval
  ) -> LinearForm {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: interval.origin
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: interval.end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: interval.middle
    case .firstBaseline: interval.origin + views[item.owner.rawValue].firstBaselineOffset
    case .lastBaseline: interval.end + -views[item.owner.rawValue].lastBaselineOffset
    case .width, .height, .notAnAttribute: .constant(0)
    }
  }

  private func interval(
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

  private func bounds(
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

extension LayoutRelation {
  var linear: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
