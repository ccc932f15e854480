import AutoLayout
import Primitives

/// Whole layouts, moved, scaled and mirrored.
extension Layout {
  /// The layout with each constraint replaced by another.
  private func replacing(_ change: (LayoutConstraint) -> LayoutConstraint) -> Layout {
    var new = Layout()
    (new.canvas, new.views, new.guides) = (canvas, views, guides)
    new.add(constraints.map(change))
    return new
  }

  /// The layout inside a view of the canvas's size somewhere in a larger canvas.
  var deeper: Layout {
    var new = replacing { constraint in
      var moved = constraint
      moved.firstItem = constraint.firstItem.moved
      moved.secondItem = constraint.secondItem?.moved
      return moved
    }
    new.canvas.size = canvas.size + Size(width: 60, height: 90)
    new.guides = guides.map(\.moved)
    new.views = views.map { view in
      var moved = view
      moved.superview = view.superview?.moved ?? .root
      moved.stack?.arrangedSubviews = view.stack?.arrangedSubviews.map(\.moved) ?? []
      moved.stack?.customSpacing = [:]
      for (index, spacing) in view.stack?.customSpacing ?? [:] {
        moved.stack?.customSpacing[index.moved] = spacing
      }
      return moved
    }
    new.views[0].frame = Rect(origin: Point(x: 25, y: 35), size: canvas.size)
    new.views.insert(LayoutView(superview: nil), at: 0)
    return new
  }

  func scaled(by factor: Double) -> Layout {
    var new = replacing { constraint in
      var scaled = constraint
      scaled.constant *= factor
      return scaled
    }
    new.canvas.size = canvas.size * factor
    new.views = views.map { $0.scaled(by: factor) }
    return new
  }

  /// Left and right scale about an edge that a mirror moves, so that only directional locations
  /// keep their multipliers.
  mutating func makeMirrorable() {
    self = replacing { constraint in
      guard constraint.isPhysical else { return constraint }
      var plain = constraint
      plain.multiplier = 1
      return plain
    }
  }

  var mirrored: Layout {
    var new = replacing(\.mirrored)
    new.canvas.layoutDirection =
      canvas.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    new.views = views.map(\.mirrored)
    return new
  }
}

extension ViewIndex {
  fileprivate var moved: ViewIndex { ViewIndex(rawValue + 1) }
}

extension LayoutItem {
  fileprivate var moved: LayoutItem {
    switch self {
    case .view(let view): .view(view.moved)
    case .guide(let guide, let view): .guide(guide, of: view.moved)
    case .safeArea(let view): .safeArea(view.moved)
    case .layoutMarginsGuide(let view): .layoutMarginsGuide(view.moved)
    case .readableContentGuide(let view): .readableContentGuide(view.moved)
    case .contentLayoutGuide(let view): .contentLayoutGuide(view.moved)
    case .frameLayoutGuide(let view): .frameLayoutGuide(view.moved)
    case .topLayoutGuide, .bottomLayoutGuide: self
    }
  }
}

extension LayoutConstraint {
  /// A horizontal location that does not follow the layout direction.
  fileprivate var isPhysical: Bool {
    firstAttribute.axis == .horizontal && firstAttribute.isLocation
      && !firstAttribute.followsLayoutDirection && !secondAttribute.followsLayoutDirection
  }

  fileprivate var mirrored: LayoutConstraint {
    guard isPhysical else { return self }
    var new = self
    new.firstAttribute = firstAttribute.opposite
    new.secondAttribute = secondAttribute.opposite
    new.constant = -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: new.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: new.relation = .lessThanOrEqual
    }
    return new
  }
}

extension LayoutAttribute {
  fileprivate var opposite: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

extension LayoutInsets {
  fileprivate func scaled(by factor: Double) -> LayoutInsets {
    LayoutInsets(
      top: top * factor, near: near * factor, bottom: bottom * factor, far: far * factor,
      followsLayoutDirection: followsLayoutDirection)
  }

  fileprivate var mirrored: LayoutInsets {
    followsLayoutDirection ? self : LayoutInsets(top: top, near: far, bottom: bottom, far: near)
  }
}

extension LayoutView {
  fileprivate func scaled(by factor: Double) -> LayoutView {
    var new = self
    new.frame = frame.map { Rect(origin: $0.origin * factor, size: $0.size * factor) }
    for axis in LayoutAxis.allCases {
      new.content[axis].length = content[axis].length.map { $0 * factor }
    }
    new.layoutMargins = layoutMargins.scaled(by: factor)
    new.alignmentRectInsets = alignmentRectInsets.scaled(by: factor)
    new.firstBaselineOffset *= factor
    new.lastBaselineOffset *= factor
    new.stack?.spacing *= factor
    for view in stack?.arrangedSubviews ?? [] { new.stack?.customSpacing[view]? *= factor }
    return new
  }

  fileprivate var mirrored: LayoutView {
    var new = self
    new.layoutMargins = layoutMargins.mirrored
    new.alignmentRectInsets = alignmentRectInsets.mirrored
    switch semanticContentAttribute {
    case .unspecified: break
    case .forceRightToLeft: new.semanticContentAttribute = .forceLeftToRight
    case .forceLeftToRight, .playback, .spatial: new.semanticContentAttribute = .forceRightToLeft
    }
    return new
  }
}
