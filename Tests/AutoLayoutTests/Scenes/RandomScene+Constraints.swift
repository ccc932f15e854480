import AutoLayout
import Primitives

extension RandomScene {
  private static let groups: [[LayoutAttribute]] = [
    [.left, .right, .centerX], [.top, .bottom, .centerY, .firstBaseline, .lastBaseline],
    [.leading, .trailing, .centerX], [.leading, .trailing], [.width, .height],
  ]

  private static let marginGroups: [[LayoutAttribute]] = [
    [.leftMargin, .rightMargin, .centerXWithinMargins],
    [.topMargin, .bottomMargin, .centerYWithinMargins],
    [.leadingMargin, .trailingMargin, .centerXWithinMargins], [.leadingMargin, .trailingMargin],
    [.width, .height],
  ]

  /// A view whose insets no constraint can change, because all its superviews have given frames.
  private var steadyViews: [ViewIndex] {
    var found: [Int] = []
    for (index, view) in layout.views.enumerated() {
      guard let superview = view.superview else {
        found.append(index)
        continue
      }
      if view.frame != nil, found.contains(superview.rawValue) { found.append(index) }
    }
    return found.map { ViewIndex($0) }
  }

  mutating func constraint() -> LayoutConstraint {
    let group = index(below: Self.groups.count)
    let isSize = group == 4
    let first = anchor(in: group, isMovable: true)
    let second = isSize && flip() ? nil : anchor(in: group, isMovable: false)
    return LayoutConstraint(
      firstItem: first.item, firstAttribute: first.attribute,
      relation: any([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      secondItem: second?.item, secondAttribute: second?.attribute ?? .notAnAttribute,
      multiplier: second == nil ? 1 : any([1, 1, 1, 0.5, 2]), constant: 2 * number(-20...80),
      priority: index(below: 10) < kind.requiredShare ? .required : optionalPriority())
  }

  private mutating func anchor(in group: Int, isMovable: Bool) -> Anchor {
    if !isMovable, kind.insets != .none, flip() { return insetAnchor(in: group) }
    let item = item(isMovable: isMovable)
    let attributes = Self.groups[group].filter {
      if case .view = item { true } else { !$0.isBaseline }
    }
    return item[any(attributes)]
  }

  private mutating func insetAnchor(in group: Int) -> Anchor {
    let view = any(steadyViews)
    let items: [LayoutItem] = [
      .safeArea(view), .layoutMarginsGuide(view), .readableContentGuide(view), .topLayoutGuide,
      .bottomLayoutGuide,
    ]
    if group < 4, flip() { return LayoutItem.view(view)[any(Self.marginGroups[group])] }
    return any(items)[any(Self.groups[group].filter { !$0.isBaseline })]
  }

  private mutating func item(isMovable: Bool) -> LayoutItem {
    let views = layout.views.indices.dropFirst(isMovable ? 1 : 0).map { ViewIndex($0) }
    let guides = layout.guides.enumerated().map {
      LayoutItem.guide(GuideIndex($0.offset), of: $0.element)
    }
    if !guides.isEmpty, flip(4) { return any(guides) }
    guard let first = views.first else { return .view(.root) }
    let view = views.isEmpty ? first : any(views)
    if layout.views[view.rawValue].isScrollView, flip() { return .contentLayoutGuide(view) }
    return flip(6) ? .frameLayoutGuide(view) : .view(view)
  }
}
