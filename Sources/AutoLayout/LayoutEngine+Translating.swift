import ConstraintSolver
import Primitives

extension LayoutEngine {
  /// A constraint as a row: `first − multiplier · second  (== | <= | >=)  constant`.
  ///
  /// Locations are measured in the coordinates of the items' closest common ancestor, so that a
  /// multiplier on a location scales the coordinate in that view's system.
  func linear(_ constraint: LayoutConstraint) -> LinearConstraint {
    let second = constraint.secondItem
    let container = commonAncestor(
      constraint.firstItem.owner, second?.owner ?? constraint.firstItem.owner)
    var form = attribute(constraint.firstAttribute, of: constraint.firstItem, in: container)
    if let second {
      form =
        form - attribute(constraint.secondAttribute, of: second, in: container)
        * constraint.multiplier
    }
    return LinearConstraint(
      form.terms, constraint.relation.linear, constraint.constant - form.constant,
      priority: constraint.priority.rawValue)
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
    _ attribute: LayoutAttribute, of item: LayoutItem, in container: ViewIndex
  ) -> LinearForm {
    guard let axis = attribute.axis else { return .constant(0) }
    if attribute == .width || attribute == .height {
      return interval(of: item, axis, in: item.owner).extent
    }
    let interval = interval(of: item, axis, in: container)
    let margins = interval.inset(by: views[item.owner.rawValue].layoutMargins, axis)
    return switch attribute {
    case .left, .leading, .top, .firstBaseline: interval.origin
    case .right, .trailing, .bottom, .lastBaseline: interval.end
    case .centerX, .centerY: interval.middle
    case .leftMargin, .leadingMargin, .topMargin: margins.origin
    case .rightMargin, .trailingMargin, .bottomMargin: margins.end
    case .centerXWithinMargins, .centerYWithinMargins: margins.middle
    case .width, .height, .notAnAttribute: .constant(0)
    }
  }

  private func interval(
    of item: LayoutItem, _ axis: LayoutAxis, in container: ViewIndex
  ) -> Interval {
    let bounds = bounds(of: item.owner, axis, in: container)
    return switch item {
    case .view: bounds
    case .safeArea: bounds.inset(by: canvas.safeAreaInsets, axis)
    case .layoutMarginsGuide(let view):
      bounds.inset(by: views[view.rawValue].layoutMargins, axis)
    case .readableContentGuide(let view): readable(bounds, view, axis)
    case .topLayoutGuide: band(bounds, axis, isAtEnd: false)
    case .bottomLayoutGuide: band(bounds, axis, isAtEnd: true)
    }
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

  /// The margins, but centred and no wider than 672 points (the default text size's width).
  private func readable(_ bounds: Interval, _ view: ViewIndex, _ axis: LayoutAxis) -> Interval {
    var inset = bounds.inset(by: views[view.rawValue].layoutMargins, axis)
    guard axis == .horizontal, view == .root else { return inset }
    let excess = inset.extent.constant - 672
    if excess > 0 {
      inset.origin.constant += excess / 2
      inset.extent.constant -= excess
    }
    return inset
  }

  /// `root`'s strip above or below the safe area, as wide as `root`.
  private func band(_ bounds: Interval, _ axis: LayoutAxis, isAtEnd: Bool) -> Interval {
    guard axis == .vertical else { return bounds }
    let insets = canvas.safeAreaInsets
    let height = isAtEnd ? insets.bottom : insets.top
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
