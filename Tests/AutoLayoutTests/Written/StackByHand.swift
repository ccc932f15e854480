import AutoLayout

/// The constraints of a stack view, written by hand with separate guides.
struct StackByHand {
  let stack: ViewIndex
  let own: StackArrangement
  let views: [LayoutView]
  /// In the order of use: one in every gap, then the one across the axis.
  let guides: [LayoutItem]

  static func guideCount(_ stack: StackArrangement) -> Int { stack.arrangedSubviews.count }

  var shown: [ViewIndex] { own.arrangedSubviews.filter { !views[$0.rawValue].isHidden } }
  var isAcross: Bool { own.axis == .horizontal }

  typealias Edges = (near: LayoutAttribute, far: LayoutAttribute, size: LayoutAttribute)
  var along: Edges {
    isAcross ? (.leading, .trailing, .width) : (.top, .bottom, .height)
  }
  var across: Edges {
    isAcross ? (.top, .bottom, .height) : (.leading, .trailing, .width)
  }

  var constraints: [LayoutConstraint] {
    guard let first = shown.first, let last = shown.last else {
      return own.arrangedSubviews.flatMap { hidden($0) } + touching + fit
    }
    return [
      equal(end(.near, along), first[along.near]), equal(end(.far, along), last[along.far]),
    ] + touching + own.arrangedSubviews.flatMap { hidden($0) } + distributed + aligned(first)
  }

  enum Side { case near, far }

  /// An edge of the stack view, or its margin.
  func end(_ side: Side, _ edges: Edges) -> Anchor {
    let item: LayoutItem =
      own.isLayoutMarginsRelativeArrangement ? .layoutMarginsGuide(stack) : .view(stack)
    return item[side == .near ? edges.near : edges.far]
  }

  private func hidden(_ view: ViewIndex) -> [LayoutConstraint] {
    views[view.rawValue].isHidden ? [equal(view[along.size], plus: 0)] : []
  }

  private func spacing(after view: ViewIndex) -> Double { own.customSpacing[view] ?? own.spacing }

  /// Visible neighbours are their spacing apart, and hidden views between them are in the middle.
  private var touching: [LayoutConstraint] {
    let isOpen = own.distribution == .equalSpacing || own.distribution == .equalCentering
    var made: [LayoutConstraint] = []
    var previous: ViewIndex?
    var (shownBefore, pending): (ViewIndex?, Bool) = (nil, false)
    for view in own.arrangedSubviews {
      let isHidden = views[view.rawValue].isHidden
      if let previous {
        let isLast = !own.arrangedSubviews.drop { $0 != view }.contains {
          !views[$0.rawValue].isHidden
        }
        let full = shownBefore.map { spacing(after: $0) } ?? 0
        let gap: Double =
          if shownBefore == nil || isLast { 0 } else if isHidden {
            pending ? 0 : full / 2
          } else { pending ? full / 2 : full }
        made.append(
          isOpen && !isHidden
            ? atLeast(view[along.near], previous[along.far], plus: gap)
            : equal(view[along.near], previous[along.far], plus: gap))
      }
      if isHidden { pending = true } else { (shownBefore, pending) = (view, false) }
      previous = view
    }
    return made
  }

  private var distributed: [LayoutConstraint] {
    switch own.distribution {
    case .fill: []
    case .fillEqually: shown.dropFirst().map { equal($0[along.size], shown[0][along.size]) }
    case .fillProportionally: proportional
    case .equalSpacing: gaps(along.far, along.near, at: .required)
    case .equalCentering:
      gaps(isAcross ? .centerX : .centerY, isAcross ? .centerX : .centerY, at: .at(149))
    }
  }

  private var proportional: [LayoutConstraint] {
    let lengths = shown.map { views[$0.rawValue].content[own.axis].length ?? 0 }
    let gaps = shown.dropLast().map { spacing(after: $0) }.reduce(0, +)
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return [] }
    let isExact = shown.count == 1 || (gaps == 0 && lengths.count { $0 > 0 } == 1)
    return shown.indices.map { index in
      lengths[index] == 0
        ? equal(shown[index][along.size], plus: 0)
        : equal(
          shown[index][along.size], stack[along.size], times: lengths[index] / (sum + gaps),
          at: isExact ? .required : .at(999 - Double(index)))
    }
  }

  private func gaps(
    _ from: LayoutAttribute, _ to: LayoutAttribute, at priority: LayoutPriority
  ) -> [LayoutConstraint] {
    let between = zip(shown, shown.dropFirst()).enumerated().flatMap { index, pair in
      [
        equal(guides[index][along.near], pair.0[from]),
        equal(guides[index][along.far], pair.1[to]),
      ]
    }
    let same = shown.dropFirst(2).indices.map {
      equal(guides[$0 - 1][along.size], guides[0][along.size], at: priority)
    }
    return between + same + fit
  }

  private var fit: [LayoutConstraint] {
    own.distribution == .equalSpacing || own.distribution == .equalCentering
      ? [equal(stack[along.size], plus: 0, at: .at(49))] : []
  }
}
