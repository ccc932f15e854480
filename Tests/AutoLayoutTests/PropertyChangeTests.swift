import AutoLayout
import Primitives
import TestSupport
import Testing

/// After a change of a view's properties, an engine agrees with a new one that has them from the
/// start.
@Suite struct PropertyChangeTests {
  @Test(arguments: 0..<60 as Range<UInt64>, [SolutionStyle.modern, .legacy])
  func aChangeIsTheSameAsAFreshStart(seed: UInt64, style: SolutionStyle) {
    var random = PlacedViews(seed: seed, style)
    var engine = random.layout.engine()
    for step in 0..<12 {
      random.change(&engine)
      var fresh = random.layout
      fresh.views = engine.views
      fresh.canvas = engine.canvas
      let expected = fresh.engine().solvedFrames()
      let areEqual = zip(engine.solvedFrames(), expected).allSatisfy { isClose($0, $1) }
      #expect(areEqual, "seed \(seed), step \(step)")
    }
  }

  @Test func aMarginWithoutConstraintsCausesNoSolverWork() {
    var layout = Layout()
    let views = (0..<50).map { _ in layout.view() }
    for (place, view) in views.enumerated() { layout.fix(view, x: Double(place)) }
    var engine = layout.engine()
    let before = engine.statistics
    for view in views {
      #expect(engine.update(view) { $0.layoutMargins = .init(EdgeInsets(left: 30)) }.isEmpty)
    }
    #expect(engine.statistics == before)
  }
}

/// Views positioned one after the other by constraints of all kinds to earlier views.
private struct PlacedViews {
  private(set) var layout = Layout()
  private var generator: SeededGenerator

  init(seed: UInt64, _ style: SolutionStyle) {
    generator = SeededGenerator(seed: seed)
    layout.style = style
    for _ in 0..<8 {
      let superview = ViewIndex(below(layout.views.count))
      if below(4) == 0 {
        _ = layout.given(rect(), in: superview)
      } else {
        place(layout.view(in: superview))
      }
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func number() -> Double { Double(below(200)) / 4 }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func place(_ view: ViewIndex) {
    let horizontal: [LayoutAttribute] = [.left, .right, .leading, .trailing, .centerX]
    let vertical: [LayoutAttribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    for (axis, size) in [(horizontal, LayoutAttribute.width), (vertical, .height)] {
      let item = earlierItem(than: view)
      // Leading and trailing are illegal with left and right.
      let isDirectional = axis.contains(.leading) && below(2) == 0
      let choices =
        axis.contains(.leading)
        ? (isDirectional ? [.leading, .trailing] : [.left, .right, .centerX]) : axis
      layout.add(
        equal(
          view[choices[below(choices.count)]], secondAnchor(item, choices),
          times: [1, 1, 0.5, 2][below(4)], plus: number()))
      layout.add(equal(view[size], earlierItem(than: view)[size], times: 0.5, plus: number()))
    }
  }

  /// Only views have baselines.
  private mutating func secondAnchor(_ item: LayoutItem, _ choices: [LayoutAttribute]) -> Anchor {
    guard case .view = item else {
      return item[choices.first { $0 != .firstBaseline && $0 != .lastBaseline } ?? .top]
    }
    return item[choices[below(choices.count)]]
  }

  private mutating func earlierItem(than view: ViewIndex) -> LayoutItem {
    let other = ViewIndex(below(view.rawValue))
    return switch below(6) {
    case 0: .layoutMarginsGuide(other)
    case 1: .safeArea(other)
    case 2: .readableContentGuide(other)
    default: .view(other)
    }
  }

  mutating func change(_ engine: inout LayoutEngine) {
    if below(5) == 0 { return changeCanvas(of: &engine) }
    let view = ViewIndex(below(layout.views.count))
    if engine.views[view.rawValue].frame != nil, below(2) == 0 {
      _ = engine.setFrame(rect(), of: view)
      return
    }
    let (kind, insets, number, isOn) = (below(7), insets(), number(), below(2) == 0)
    _ = engine.update(view) { view in
      switch kind {
      case 0: view.layoutMargins = LayoutInsets(insets)
      case 1: view.preservesSuperviewLayoutMargins = isOn
      case 2: view.insetsLayoutMarginsFromSafeArea = isOn
      case 3: view.alignmentRectInsets = LayoutInsets(insets)
      case 4: view.firstBaselineOffset = number
      case 5: view.semanticContentAttribute = isOn ? .forceRightToLeft : .unspecified
      default: view.transform = AffineTransform(a: 0.5, b: isOn ? 0.25 : 0, d: 2, tx: number)
      }
    }
  }

  private mutating func changeCanvas(of engine: inout LayoutEngine) {
    var canvas = engine.canvas
    switch below(3) {
    case 0: canvas.size = Size(width: 200 + number(), height: 200 + number())
    case 1: canvas.safeAreaInsets = LayoutInsets(insets())
    default: canvas.layoutDirection = below(2) == 0 ? .rightToLeft : .leftToRight
    }
    _ = engine.setCanvas(canvas)
  }
}
