import AutoLayout
import Primitives
import TestSupport
import Testing

/// Margins and safe areas are consistent with the layout that they cause.
@Suite struct InsetFixedPointTests {
  private func expectFixedPoint(
    _ engine: LayoutEngine, _ place: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = WrittenInsets.all(engine.views, engine.canvas, engine.solvedFrames())
    for index in engine.views.indices {
      let view = ViewIndex(index)
      #expect(
        isNear(engine.layoutMargins(of: view), expected[index].margins)
          && isNear(engine.safeAreaInsets(of: view), expected[index].safeArea),
        place, sourceLocation: sourceLocation)
    }
  }

  private func isNear(_ a: EdgeInsets, _ b: EdgeInsets) -> Bool {
    [a.top - b.top, a.left - b.left, a.bottom - b.bottom, a.right - b.right]
      .allSatisfy { abs($0) <= 1e-7 }
  }

  /// A chain of views, each attached to edges, margins or safe areas of its superview.
  private func chain(_ generator: inout SeededGenerator) -> Layout {
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    func insets() -> LayoutInsets {
      LayoutInsets(
        top: number(0...30), near: number(0...30), bottom: number(0...30), far: number(0...30),
        followsLayoutDirection: Bool.random(using: &generator))
    }
    var layout = Layout()
    layout.canvas.safeAreaInsets = insets()
    layout.canvas.layoutDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    layout.views[0].layoutMargins = insets()
    var above = ViewIndex.root
    for _ in 0..<4 {
      let view = layout.view(in: above)
      layout.views[view.rawValue].layoutMargins = insets()
      layout.views[view.rawValue].preservesSuperviewLayoutMargins = .random(using: &generator)
      layout.views[view.rawValue].insetsLayoutMarginsFromSafeArea = .random(using: &generator)
      layout.views[view.rawValue].isScrollView = Int.random(in: 0..<5, using: &generator) == 0
      for (edge, sign) in [(LayoutAttribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1)] {
        let item = [
          LayoutItem.view(above), .safeArea(above), .layoutMarginsGuide(above),
          .readableContentGuide(above),
        ].randomElement(using: &generator)
        guard let item else { continue }
        layout.add(equal(view[edge], item[edge], plus: sign * number(-12...24)))
      }
      above = view
    }
    return layout
  }

  @Test func nestedViewsAtAllDistances() {
    for seed in 0..<UInt64(cases(60)) {
      var generator = SeededGenerator(seed: seed)
      let layout = chain(&generator)
      var engine = layout.engine()
      expectFixedPoint(engine, "seed \(seed)")
      for size in [Size(width: 800, height: 300), Size(width: 200, height: 500)] {
        var canvas = layout.canvas
        canvas.size = size
        canvas.safeAreaInsets.top = size.width / 20
        #expect(engine.setCanvas(canvas).isEmpty)
        expectFixedPoint(engine, "seed \(seed), \(size)")
        var fresh = layout
        fresh.canvas = canvas
        #expect(
          zip(engine.solvedFrames(), fresh.engine().solvedFrames()).allSatisfy { isClose($0, $1) },
          "seed \(seed), \(size)")
      }
    }
  }

  /// width = 250 + right margin, and the margin = 60 − (300 − width) / 2: both sides meet at 320.
  @Test func aWidthThatDependsOnItsOwnMargin() {
    var layout = Layout()
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(right: 60))
    let view = layout.view()
    layout.views[view.rawValue].preservesSuperviewLayoutMargins = true
    let inner = layout.view(in: view)
    layout.add(
      equal(view[.centerX], root[.centerX]), equal(inner[.left], view[.left]),
      equal(inner[.right], view[.rightMargin]), equal(inner[.width], plus: 250))
    let engine = layout.engine()
    #expect(abs(engine.solvedFrames()[view.rawValue].width - 320) < 1e-6)
    expectFixedPoint(engine, "own margin")
  }

  /// Each point of margin makes the view a point wider, and the margin with it: solving still ends.
  @Test func aCircleThatNeverClosesEnds() {
    var layout = Layout()
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(right: 60))
    let view = layout.view()
    layout.views[view.rawValue].preservesSuperviewLayoutMargins = true
    let inner = layout.view(in: view)
    layout.add(
      equal(view[.left], root[.left]), equal(inner[.left], view[.left]),
      equal(inner[.right], view[.rightMargin]), equal(inner[.width], plus: 290))
    #expect(layout.engine().solvedFrames()[inner.rawValue].width == 290)
  }
}
