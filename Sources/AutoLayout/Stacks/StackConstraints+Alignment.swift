extension StackConstraints {
  /// The constraints across the axis: every view is aligned with the first visible one, and the stack
  /// contains them.
  var alignments: [Equation] {
    guard let first = visible.first else { return [] }
    return arrangement.alignment == .fill
      ? filled(like: first) : aligned(to: first) + spanned(first)
  }

  private func filled(like first: Arranged) -> [Equation] {
    [
      make(.canvasConnection, stackItem, edge(.near, isAcross: true), first.item, across.near),
      make(.canvasConnection, stackItem, edge(.far, isAcross: true), first.item, across.far),
    ]
      + others(than: first).flatMap {
        [
          make(.alignment, $0.item, across.far, first.item, across.far),
          make(.alignment, $0.item, across.near, first.item, across.near),
        ]
      }
  }

  private func aligned(to first: Arranged) -> [Equation] {
    others(than: first).map {
      make(.alignment, $0.item, alignedAttribute, first.item, alignedAttribute)
    }
  }

  private func others(than first: Arranged) -> [Arranged] {
    arranged.filter { $0.view != first.view }
  }

  private var alignedAttribute: LayoutAttribute {
    switch arrangement.alignment {
    case .fill, .leading: across.near
    case .trailing: across.far
    case .center: across.center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// A layout guide contains all views and is as small as possible; the stack has its size.
  private func spanned(_ first: Arranged) -> [Equation] {
    var equations = [
      make(.canvasConnection, stackItem, edge(.near, isAcross: true), spanner, across.near),
      make(.canvasConnection, stackItem, edge(.far, isAcross: true), spanner, across.far),
    ]
    if arrangement.alignment == .center {
      equations.append(make(.canvasConnection, stackItem, centerAcross, first.item, across.center))
    }
    equations += arranged.flatMap(boundaries)
    equations.append(
      make(.spanningFit, spanner, across.size, constant: 0, priority: .spanningFit))
    equations += arranged.map(suppression)
    if arrangement.alignment.isBaseline { equations.append(canvasFit(across.size)) }
    return equations
  }

  /// A view whose length nothing else determines is as small as possible; an empty one, as large as the
  /// stack view allows.
  private func suppression(of view: Arranged) -> Equation {
    view.hasContent
      ? make(.ambiguitySuppression, view.item, across.size, constant: 0, priority: .suppression)
      : make(
        .ambiguitySuppression, view.item, across.size, spanner, across.size,
        priority: .suppression)
  }

  /// The aligned side as an equation just below required, the other sides as inequalities.
  private func boundaries(of view: Arranged) -> [Equation] {
    [
      boundary(view, across.near, .lessThanOrEqual, isAligned: arrangement.alignment == .leading),
      boundary(
        view, across.far, .greaterThanOrEqual, isAligned: arrangement.alignment == .trailing),
    ]
  }

  private func boundary(
    _ view: Arranged, _ attribute: LayoutAttribute, _ relation: LayoutRelation, isAligned: Bool
  ) -> Equation {
    make(
      .spanningBoundary, spanner, attribute, view.item, attribute, isAligned ? .equal : relation,
      priority: isAligned ? .spanningBoundary : .required)
  }
}

extension StackConstraints {
  /// The attributes along one axis of the stack.
  struct Attributes {
    var near: LayoutAttribute
    var far: LayoutAttribute
    var center: LayoutAttribute
    var size: LayoutAttribute
    var nearMargin: LayoutAttribute
    var farMargin: LayoutAttribute
    var marginCenter: LayoutAttribute

    static let horizontal = Attributes(
      near: .leading, far: .trailing, center: .centerX, size: .width, nearMargin: .leadingMargin,
      farMargin: .trailingMargin, marginCenter: .centerXWithinMargins)

    static let vertical = Attributes(
      near: .top, far: .bottom, center: .centerY, size: .height, nearMargin: .topMargin,
      farMargin: .bottomMargin, marginCenter: .centerYWithinMargins)
  }

  enum Side { case near, far }

  var along: Attributes { arrangement.axis == .horizontal ? .horizontal : .vertical }
  var across: Attributes { arrangement.axis == .horizontal ? .vertical : .horizontal }
  var stackItem: LayoutItem { .view(stack) }

  /// The stack's edge, or its margin if the arrangement is relative to margins.
  func edge(_ side: Side, isAcross: Bool = false) -> LayoutAttribute {
    let attributes = isAcross ? across : along
    let isInset = arrangement.isLayoutMarginsRelativeArrangement
    return switch side {
    case .near: isInset ? attributes.nearMargin : attributes.near
    case .far: isInset ? attributes.farMargin : attributes.far
    }
  }

  private var centerAcross: LayoutAttribute {
    arrangement.isLayoutMarginsRelativeArrangement ? across.marginCenter : across.center
  }

  func make(
    _ identifier: StackConstraint, _ first: LayoutItem, _ firstAttribute: LayoutAttribute,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    _ relation: LayoutRelation = .equal, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required
  ) -> Equation {
    (
      identifier,
      LayoutConstraint(
        firstItem: first, firstAttribute: firstAttribute, relation: relation, secondItem: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: priority)
    )
  }
}

extension LayoutPriority {
  fileprivate static let spanningBoundary = LayoutPriority(999.5) ?? .defaultHigh
  fileprivate static let spanningFit = LayoutPriority(51) ?? .fittingSizeLevel
  fileprivate static let suppression = LayoutPriority(25) ?? .fittingSizeLevel
}
