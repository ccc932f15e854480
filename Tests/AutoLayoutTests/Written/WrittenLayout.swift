import AutoLayout
import Primitives

/// A second implementation of the meaning of constraints, with different unknowns: the near and far
/// edges of every rectangle in root coordinates. Insets are numbers of the finished layout.
struct WrittenLayout {
  let views: [LayoutView]
  let guideOwners: [ViewIndex]
  let canvas: LayoutCanvas
  let insets: [WrittenInsets]
  let directions: [LayoutDirection]

  /// - Parameter frames: by view, in the superview's coordinates.
  init(views: [LayoutView], guides: [ViewIndex], canvas: LayoutCanvas, frames: [Rect]) {
    self.views = views
    guideOwners = guides
    self.canvas = canvas
    insets = WrittenInsets.all(views, canvas, frames)
    directions = WrittenInsets.directions(of: views, canvas)
  }

  var unknownCount: Int { 6 * views.count + 4 * guideOwners.count }

  /// `form (== | <= | >=) 0` at a priority.
  struct Row {
    var form: WrittenForm
    var relation: LayoutRelation
    var priority: LayoutPriority

    func error(at values: [Double]) -> Double {
      let value = form.value(at: values)
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  func row(_ constraint: LayoutConstraint) -> Row {
    let owners = [
      constraint.firstItem.owner, (constraint.secondItem ?? constraint.firstItem).owner,
    ]
    let container = ancestors(owners[0]).first { ancestors(owners[1]).contains($0) } ?? .root
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isMirrored =
      attributes.contains { $0.isDirectional } && directions[container.rawValue] == .rightToLeft
    var form = measure(constraint.firstItem, attributes[0], in: container, isMirrored)
    if let second = constraint.secondItem {
      form =
        form - measure(second, attributes[1], in: container, isMirrored) * constraint.multiplier
    }
    return Row(
      form: form + -constraint.constant, relation: constraint.relation,
      priority: constraint.priority)
  }

  private func ancestors(_ view: ViewIndex) -> [ViewIndex] {
    [view] + (views[view.rawValue].superview.map(ancestors) ?? [])
  }

  /// A length, or a distance from the container's near edge, which is the right one if mirrored.
  private func measure(
    _ item: LayoutItem, _ attribute: LayoutAttribute, in container: ViewIndex, _ isMirrored: Bool
  ) -> WrittenForm {
    let axis = attribute.axis ?? .horizontal
    if attribute.isSize { return span(item, axis).length }
    let place = place(item, attribute, axis, isMirrored)
    let bounds = frame(container, axis)
    return isMirrored ? bounds.far - place : place - bounds.near
  }

  private func place(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ axis: LayoutAxis, _ isMirrored: Bool
  ) -> WrittenForm {
    let view = item.owner.rawValue
    let span =
      attribute.isOfMargins ? insetFrame(item.owner, insets[view].margins, axis) : span(item, axis)
    switch attribute {
    case .leading, .leadingMargin: return isMirrored ? span.far : span.near
    case .trailing, .trailingMargin: return isMirrored ? span.near : span.far
    case .left, .top, .leftMargin, .topMargin: return span.near
    case .right, .bottom, .rightMargin, .bottomMargin: return span.far
    case .firstBaseline: return span.near + views[view].firstBaselineOffset
    case .lastBaseline: return span.far + -views[view].lastBaselineOffset
    default: return span.middle
    }
  }
}

extension WrittenLayout {
  /// The edges of an item along one axis, in root coordinates.
  func frame(_ view: ViewIndex, _ axis: LayoutAxis) -> WrittenSpan {
    let own = views[view.rawValue]
    guard let superview = own.superview else {
      let length = axis == .horizontal ? canvas.size.width : canvas.size.height
      return WrittenSpan(near: WrittenForm(), far: WrittenForm(constant: length))
    }
    if let given = own.frame, own.autoresizingMask.isEmpty {
      let near = frame(superview, axis).near + (axis == .horizontal ? given.minX : given.minY)
      return WrittenSpan(
        near: near, far: near + (axis == .horizontal ? given.width : given.height))
    }
    return unknownSpan(6 * view.rawValue + 2 * axis.rawValue)
  }

  private func unknownSpan(_ index: Int) -> WrittenSpan {
    WrittenSpan(near: .unknown(index), far: .unknown(index + 1))
  }

  private func insetFrame(
    _ view: ViewIndex, _ insets: EdgeInsets, _ axis: LayoutAxis
  ) -> WrittenSpan {
    axis == .horizontal
      ? frame(view, axis).inset(insets.left, insets.right)
      : frame(view, axis).inset(insets.top, insets.bottom)
  }

  func span(_ item: LayoutItem, _ axis: LayoutAxis) -> WrittenSpan {
    let view = item.owner
    let own = insets[view.rawValue]
    switch item {
    case .view:
      let sides = WrittenInsets.sides(
        views[view.rawValue].alignmentRectInsets, directions[view.rawValue])
      return insetFrame(
        view, EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]), axis)
    case .frameLayoutGuide: return frame(view, axis)
    case .guide(let guide, _):
      return unknownSpan(6 * views.count + 4 * guide.rawValue + 2 * axis.rawValue)
    case .contentLayoutGuide:
      let near = frame(view, axis).near
      return WrittenSpan(
        near: near, far: near + .unknown(6 * view.rawValue + 4 + axis.rawValue))
    case .safeArea: return insetFrame(view, own.safeArea, axis)
    case .layoutMarginsGuide: return insetFrame(view, own.margins, axis)
    case .readableContentGuide: return insetFrame(view, own.readable, axis)
    case .topLayoutGuide, .bottomLayoutGuide: return strip(item, axis)
    }
  }

  private func strip(_ item: LayoutItem, _ axis: LayoutAxis) -> WrittenSpan {
    let bounds = frame(.root, axis)
    guard axis == .vertical else { return bounds }
    return item == .topLayoutGuide
      ? WrittenSpan(near: bounds.near, far: bounds.near + insets[0].safeArea.top)
      : WrittenSpan(near: bounds.far + -insets[0].safeArea.bottom, far: bounds.far)
  }
}

extension LayoutAttribute {
  fileprivate var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  fileprivate var isOfMargins: Bool {
    [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ].contains(self)
  }
}
