import AutoLayout
import Primitives
import TestSupport
import Testing

/// Stack views agree with constraints written by hand.
@Suite struct StackByHandTests {
  private static let hidden: [Set<Int>] = [[], [0], [2], [4], [1, 2], [0, 4], [0, 1, 2, 3, 4]]

  /// Five labels of different lengths in a stack view that stretches or compresses them.
  private func row(
    _ stack: StackArrangement, hidden: Set<Int>, length: Double, _ direction: LayoutDirection
  ) -> Layout {
    var layout = Layout()
    layout.canvas.layoutDirection = direction
    let view = layout.view(margins: EdgeInsets(top: 3, left: 5, bottom: 7, right: 11))
    var own = stack
    for index in 0..<5 {
      var content = ContentSize()
      content.horizontal.length = Double(20 + 10 * index)
      content.vertical.length = Double(15 + 4 * index)
      // The third has the lowest priorities, of hugging and of compression resistance.
      content[stack.axis].hugging = .at(index == 2 ? 249 : 251 + Double(index))
      content[stack.axis].compressionResistance = .at(index == 2 ? 700 : 750 + Double(index))
      let label = layout.view(in: view, content: content)
      layout.views[label.rawValue].isHidden = hidden.contains(index)
      layout.views[label.rawValue].firstBaselineOffset = Double(12 + index)
      layout.views[label.rawValue].lastBaselineOffset = Double(3 + index)
      own.arrangedSubviews.append(label)
    }
    if stack.spacing == 6 { own.customSpacing = [own.arrangedSubviews[1]: 14] }
    layout.views[view.rawValue].stack = own
    layout.add(
      equal(view[.left], root[.left], plus: 10), equal(view[.top], root[.top], plus: 10),
      equal(view[stack.axis == .horizontal ? .width : .height], plus: length))
    // The same optional constraints in both make the layout unambiguous.
    for index in 2...6 {
      let label = ViewIndex(index)
      for (place, attribute) in [LayoutAttribute.left, .top, .width, .height].enumerated() {
        let priority = LayoutPriority.at(20 - Double(4 * index + place) / 4)
        layout.add(
          attribute.isSize
            ? equal(label[attribute], plus: 9, at: priority)
            : equal(label[attribute], view[attribute], plus: 9, at: priority))
      }
    }
    return layout
  }

  /// The same layout without a stack view.
  private func byHand(_ layout: Layout) -> Layout {
    var hand = layout
    guard let stack = layout.views[1].stack else { return layout }
    hand.views[1].stack = nil
    let guides = (0..<StackByHand.guideCount(stack)).map { _ in hand.guide(of: ViewIndex(1)) }
    hand.add(
      StackByHand(stack: ViewIndex(1), own: stack, views: layout.views, guides: guides).constraints)
    return hand
  }

  private func solved(_ layout: Layout) -> (frames: [Rect], conflicts: [LayoutConflict]) {
    var engine = layout.idle
    let conflicts = engine.activate(Array(layout.constraints.indices))
    return (engine.solvedFrames(), conflicts)
  }

  @Test(
    arguments: StackArrangement.Distribution.allCases, StackArrangement.Alignment.allCases)
  func aStackIsItsConstraints(
    _ distribution: StackArrangement.Distribution, _ alignment: StackArrangement.Alignment
  ) {
    var compared = 0
    let turn = distribution.rawValue.count + 3 * alignment.rawValue.count
    for (index, stack) in variants(distribution, alignment).enumerated() {
      // By default each is tested with one of the hidden sets in turn, else with all.
      for (number, hidden) in Self.hidden.enumerated()
      where cases(1) > 1 || number == (turn + index) % Self.hidden.count {
        for (length, direction) in [(420.0, LayoutDirection.leftToRight), (150, .rightToLeft)] {
          let layout = row(stack, hidden: hidden, length: length, direction)
          let (own, hand) = (solved(layout), solved(byHand(layout)))
          let place: Comment = "\(stack), hidden \(hidden.sorted()), \(length)"
          #expect(own.conflicts.isEmpty == hand.conflicts.isEmpty, place)
          guard own.conflicts.isEmpty, hand.conflicts.isEmpty else { continue }
          compared += 1
          #expect(zip(own.frames, hand.frames).allSatisfy { isClose($0, $1) }, place)
          expectMeaning(stack, own.frames, layout, direction, place)
        }
      }
    }
    #expect(compared > 0)
  }

  private func variants(
    _ distribution: StackArrangement.Distribution, _ alignment: StackArrangement.Alignment
  ) -> [StackArrangement] {
    LayoutAxis.allCases.flatMap { axis in
      [0, 6].flatMap { spacing in
        [false, true].map { isInset in
          StackArrangement(
            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
            isLayoutMarginsRelativeArrangement: isInset)
        }
      }
    }
  }

  /// The documented behaviour, checked on the frames.
  private func expectMeaning(
    _ stack: StackArrangement, _ frames: [Rect], _ layout: Layout, _ direction: LayoutDirection,
    _ place: Comment
  ) {
    let isAcross = stack.axis == .horizontal
    let isReversed = isAcross && direction == .rightToLeft
    let own = layout.views[1].stack ?? stack
    let shown = own.arrangedSubviews.filter { !layout.views[$0.rawValue].isHidden }
    func span(_ view: ViewIndex) -> (near: Double, far: Double) {
      let frame = frames[view.rawValue]
      if isReversed { return (-frame.maxX, -frame.minX) }
      return isAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    for view in own.arrangedSubviews where !shown.contains(view) {
      #expect(isClose(span(view).far, span(view).near), place)
    }
    let gaps = zip(shown, shown.dropFirst()).map { span($1).near - span($0).far }
    let spacings = shown.dropLast().map { own.customSpacing[$0] ?? own.spacing }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      #expect(zip(gaps, spacings).allSatisfy { isClose($0, $1) }, place)
    case .equalSpacing:
      #expect(gaps.allSatisfy { isClose($0, gaps[0]) }, place)
    case .equalCentering:
      #expect(zip(gaps, spacings).allSatisfy { $0 >= $1 - 1e-9 }, place)
    }
    if stack.distribution == .fillEqually {
      let lengths = shown.map { span($0).far - span($0).near }
      #expect(lengths.allSatisfy { isClose($0, lengths[0]) }, place)
    }
    // The view with the lowest priority takes the whole surplus or shortage.
    if stack.distribution == .fill, shown.contains(ViewIndex(4)) {
      for view in shown where view != ViewIndex(4) {
        let length = span(view).far - span(view).near
        #expect(
          isClose(length, layout.views[view.rawValue].content[stack.axis].length ?? -1)
            || frames[4].size.width <= 1e-9 || frames[4].size.height <= 1e-9, place)
      }
    }
  }

  @Test(arguments: StackArrangement.Distribution.allCases)
  func hidingAndShowingEndsWhereItBegan(_ distribution: StackArrangement.Distribution) {
    for stack in variants(distribution, .center) {
      let layout = row(stack, hidden: [1], length: 300, .leftToRight)
      var engine = layout.idle
      _ = engine.activate(Array(layout.constraints.indices))
      let before = engine.solvedFrames()
      for view in [2, 4, 5, 3] { _ = engine.update(ViewIndex(view)) { $0.isHidden.toggle() } }
      for view in [5, 3, 2, 4] { _ = engine.update(ViewIndex(view)) { $0.isHidden.toggle() } }
      #expect(zip(engine.solvedFrames(), before).allSatisfy { isClose($0, $1) }, "\(stack)")
    }
  }
}
