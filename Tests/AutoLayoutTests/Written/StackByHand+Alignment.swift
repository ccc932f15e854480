import AutoLayout

extension StackByHand {
  func aligned(_ first: ViewIndex) -> [LayoutConstraint] {
    let others = own.arrangedSubviews.filter { $0 != first }
    let ends = [Side.near, .far].map { end($0, across) }
    guard own.alignment != .fill else {
      return [equal(ends[0], first[across.near]), equal(ends[1], first[across.far])]
        + others.flatMap {
          [equal($0[across.near], first[across.near]), equal($0[across.far], first[across.far])]
        }
    }
    let around = guides[StackByHand.guideCount(own) - 1]
    let near = own.alignment == .leading || (isBaseline && !isAcross)
    let far = own.alignment == .trailing
    var made = [equal(ends[0], around[across.near]), equal(ends[1], around[across.far])]
    if own.alignment == .center { made.append(equal(centre, first[center])) }
    made += others.map { equal($0[attribute], first[attribute]) }
    for view in own.arrangedSubviews {
      made.append(
        near
          ? equal(around[across.near], view[across.near], at: .at(999.5))
          : atMost(around[across.near], view[across.near]))
      made.append(
        far
          ? equal(around[across.far], view[across.far], at: .at(999.5))
          : atLeast(around[across.far], view[across.far]))
      made.append(
        isEmpty(view)
          ? equal(view[across.size], around[across.size], at: .at(25))
          : equal(view[across.size], plus: 0, at: .at(25)))
    }
    made.append(equal(around[across.size], plus: 0, at: .at(51)))
    if isBaseline, isAcross { made.append(equal(stack[across.size], plus: 0, at: .at(49))) }
    return made
  }

  /// Whether neither the view's content nor its subviews determine its length across.
  private func isEmpty(_ view: ViewIndex) -> Bool {
    views[view.rawValue].content[isAcross ? .vertical : .horizontal].length == nil
      && !views.contains { $0.superview == view }
  }

  private var isBaseline: Bool {
    own.alignment == .firstBaseline || own.alignment == .lastBaseline
  }

  private var center: LayoutAttribute { isAcross ? .centerY : .centerX }

  private var centre: Anchor {
    own.isLayoutMarginsRelativeArrangement
      ? LayoutItem.layoutMarginsGuide(stack)[center] : stack[center]
  }

  private var attribute: LayoutAttribute {
    switch own.alignment {
    case .fill, .leading: across.near
    case .trailing: across.far
    case .center: center
    case .firstBaseline: isAcross ? .firstBaseline : across.near
    case .lastBaseline: isAcross ? .lastBaseline : across.near
    }
  }
}
