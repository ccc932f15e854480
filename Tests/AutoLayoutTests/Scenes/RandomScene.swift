import AutoLayout
import Primitives
import TestSupport

/// A random tree of views with the constraints that a sequence of changes chooses from.
struct RandomScene {
  let kind: SceneKind
  var layout = Layout()
  var generator: SeededGenerator
  /// The number of weak constraints at the start, one for each edge and size (see `SceneKind`).
  private(set) var wishCount = 0

  init(_ kind: SceneKind, seed: UInt64) {
    self.kind = kind
    generator = SeededGenerator(seed: seed)
    layout.canvas = canvas()
    if kind.insets != .none { layout.views[0].layoutMargins = insets() }
    _ = layout.view(content: content())
    for _ in 0..<Int.random(in: kind.views, using: &generator) { addSomething() }
    if kind.hasProperties { for index in layout.views.indices.dropFirst() { addProperties(index) } }
    if kind.isUnique { addWishes() }
    for _ in 0..<kind.constraints { layout.add(constraint()) }
  }

  mutating func flip(_ chance: Int = 2) -> Bool { index(below: chance) == 0 }

  mutating func index(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }

  mutating func any<Element>(_ list: [Element]) -> Element { list[index(below: list.count)] }

  mutating func canvas() -> LayoutCanvas {
    var canvas = LayoutCanvas(
      size: Size(width: 2 * number(100...200), height: 2 * number(80...200)))
    if kind.insets != .none { canvas.safeAreaInsets = insets() }
    if kind.hasProperties, flip(3) { canvas.layoutDirection = .rightToLeft }
    return canvas
  }

  mutating func insets() -> LayoutInsets {
    LayoutInsets(
      top: 2 * number(0...12), near: 2 * number(0...12), bottom: 2 * number(0...12),
      far: 2 * number(0...12), followsLayoutDirection: kind.hasProperties && flip())
  }

  mutating func frame() -> Rect {
    Rect(
      x: 2 * number(0...40), y: 2 * number(0...40), width: 2 * number(1...60),
      height: 2 * number(1...60))
  }

  mutating func mask() -> AutoresizingMask { AutoresizingMask(rawValue: 1 + index(below: 63)) }

  /// Few levels, so that ties occur; all above those of `wishes`.
  mutating func optionalPriority() -> LayoutPriority { .at(any([250, 500, 500.5, 750, 999])) }

  mutating func content() -> ContentSize {
    var content = ContentSize()
    for axis in LayoutAxis.allCases where flip() {
      content[axis] = ContentSize.Axis(
        length: 2 * number(0...40), hugging: .at(any([250, 250, 251, 750])),
        compressionResistance: .at(any([750, 750, 749, 999])))
    }
    return content
  }
}

extension RandomScene {
  /// The views that are not stack views, to which other views can be added.
  private var containers: [ViewIndex] {
    layout.views.indices.filter { layout.views[$0].stack == nil }.map { ViewIndex($0) }
  }

  private mutating func addSomething() {
    let superview = any(containers)
    switch any(kind.roles) {
    case .plain: _ = layout.view(in: superview, content: content())
    case .given: _ = layout.given(frame(), in: superview)
    case .masked:
      let view = layout.given(frame(), in: superview)
      layout.views[view.rawValue].autoresizingMask = mask()
    case .guide: _ = layout.guide(of: superview)
    case .scroll:
      let view = layout.view(in: superview)
      layout.views[view.rawValue].isScrollView = true
    case .stack: addStack(in: superview)
    }
  }

  private mutating func addStack(in superview: ViewIndex) {
    let margins = EdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    let stack = layout.view(in: superview, margins: margins)
    let arranged = (0..<1 + index(below: 4)).map { _ in
      let view = layout.view(in: stack, content: content())
      layout.views[view.rawValue].isHidden = flip(5)
      return view
    }
    layout.views[stack.rawValue].stack = arrangement(of: arranged)
  }

  mutating func arrangement(of views: [ViewIndex]) -> StackArrangement {
    var arrangement = StackArrangement(
      axis: any(LayoutAxis.allCases), distribution: any(StackArrangement.Distribution.allCases),
      alignment: any(StackArrangement.Alignment.allCases), spacing: 2 * number(0...6),
      isLayoutMarginsRelativeArrangement: kind.insets == .none && flip(3), arrangedSubviews: views)
    for view in views where flip(5) { arrangement.customSpacing[view] = 2 * number(0...10) }
    return arrangement
  }

  mutating func addProperties(_ index: Int) {
    if flip() { layout.views[index].layoutMargins = insets() }
    if flip(3) { layout.views[index].alignmentRectInsets = insets() }
    if flip() { layout.views[index].firstBaselineOffset = number(0...16) }
    if flip() { layout.views[index].lastBaselineOffset = number(0...8) }
    layout.views[index].preservesSuperviewLayoutMargins = flip(3)
    layout.views[index].insetsLayoutMarginsFromSafeArea = !flip(3)
    if flip(4) {
      layout.views[index].semanticContentAttribute = any(SemanticContentAttribute.allCases)
    }
  }

  /// Each has its own priority, below all that stack views use.
  private mutating func addWishes() {
    var items = layout.views.indices.dropFirst().map { LayoutItem.view(ViewIndex($0)) }
    items += layout.guides.enumerated().map { .guide(GuideIndex($0), of: $1) }
    for item in items {
      let owner = item.owner.rawValue
      let isView = item == .view(item.owner)
      let anchor = LayoutItem.frameLayoutGuide(
        isView ? layout.views[owner].superview ?? .root : item.owner)
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        let priority = LayoutPriority.at(20 - Double(wishCount) / 8)
        layout.add(
          attribute.isSize
            ? equal(item[attribute], plus: 2 * number(5...60), at: priority)
            : equal(item[attribute], anchor[attribute], plus: 2 * number(0...30), at: priority))
        wishCount += 1
      }
    }
  }
}
