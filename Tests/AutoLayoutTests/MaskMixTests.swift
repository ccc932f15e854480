import AutoLayout
import Primitives
import TestSupport
import Testing

/// Autoresizing masks together with constraints.
@Suite struct MaskMixTests {
  private func expectClose(_ a: [Rect], _ b: [Rect], _ place: Comment) {
    #expect(zip(a, b).allSatisfy { isClose($0, $1) }, place)
  }

  /// A masked view in a masked view, and a view that constraints attach to the inner one.
  private func nested(_ outer: Int, _ inner: Int) -> Layout {
    var layout = Layout()
    let first = layout.given(Rect(x: 20, y: 10, width: 200, height: 100))
    let second = layout.given(Rect(x: 30, y: 20, width: 80, height: 40), in: first)
    layout.views[first.rawValue].autoresizingMask = AutoresizingMask(rawValue: outer)
    layout.views[second.rawValue].autoresizingMask = AutoresizingMask(rawValue: inner)
    let label = layout.view()
    layout.add(
      equal(label[.left], second[.right], plus: 4), equal(label[.top], second[.bottom]),
      equal(label[.width], second[.width], times: 0.5), equal(label[.height], plus: 12))
    return layout
  }

  /// The solver may compute 1e-32 for a width of zero; dividing by it would give 1e32.
  @Test(arguments: 1..<8) func aLengthThatIsZeroButForRoundingIsNotShared(flags: Int) {
    let mask = AutoresizingMask(rawValue: flags)
    let shares = { (x: Double, superlength: Double) in
      mask.translation(origin: x, length: 12, in: superlength, .horizontal)
    }
    #expect(shares(5, 1e-32) == shares(5, 0))
    #expect(shares(5, 1e-32).length.multiplier.magnitude <= 3)
    // The far margin, the length or both are flexible, and they are zero.
    let near = shares(5 + 1e-15, 5)
    #expect(near.length.multiplier.magnitude <= 3 && near.center.multiplier.magnitude <= 4)
  }

  @Test func resizingThereAndBackIsTheSame() {
    for (outer, inner) in zip(1..<64, (1..<64).map { 1 + $0 * 37 % 63 }) {
      let layout = nested(outer, inner)
      var engine = layout.engine()
      engine.translateAutoresizingMasks()
      let before = engine.solvedFrames()
      for size in [Size(width: 500, height: 90), Size(width: 120, height: 700)] {
        var canvas = layout.canvas
        canvas.size = size
        #expect(engine.setCanvas(canvas).isEmpty)
        expectTable(engine, before, "masks \(outer), \(inner) at \(size)")
      }
      #expect(engine.setCanvas(layout.canvas).isEmpty)
      expectClose(engine.solvedFrames(), before, "masks \(outer), \(inner)")
    }
  }

  /// Both masks as observed on iOS 7, and the label next to them.
  private func expectTable(_ engine: LayoutEngine, _ before: [Rect], _ place: Comment) {
    let frames = engine.solvedFrames()
    for view in [1, 2] {
      let flags = engine.views[view].autoresizingMask
      let (old, own, above) = (before[view], frames[view], frames[view - 1].size)
      let x = WrittenMask(
        near: flags.contains(.flexibleLeftMargin), length: flags.contains(.flexibleWidth),
        far: flags.contains(.flexibleRightMargin), origin: old.minX, extent: old.width,
        superlength: before[view - 1].width)
      let y = WrittenMask(
        near: flags.contains(.flexibleTopMargin), length: flags.contains(.flexibleHeight),
        far: flags.contains(.flexibleBottomMargin), origin: old.minY, extent: old.height,
        superlength: before[view - 1].height)
      let size = Size(width: x.length(in: above.width), height: y.length(in: above.height))
      let center = Point(x: x.center(in: above.width), y: y.center(in: above.height))
      #expect(isClose(own, Rect(center: center, size: size)), place)
    }
    let corner = frames[1].origin + frames[2].origin
    #expect(isClose(frames[3].minX, corner.x + frames[2].width + 4), place)
    #expect(isClose(frames[3].width, frames[2].width / 2), place)
  }

  /// A mask in a view that constraints size follows that size.
  @Test func aMaskInAViewThatIsSolved() {
    var layout = Layout()
    let box = layout.view()
    let width = layout.add(equal(box[.width], plus: 100))
    layout.add(
      equal(box[.left], root[.left]), equal(box[.top], root[.top]), equal(box[.height], plus: 50))
    let view = layout.given(Rect(x: 10, y: 10, width: 60, height: 20), in: box)
    layout.views[view.rawValue].autoresizingMask = [.flexibleWidth]
    var engine = layout.engine()
    engine.translateAutoresizingMasks()
    #expect(engine.setConstant(160, of: width).isEmpty)
    #expect(isClose(engine.solvedFrames()[2], Rect(x: 10, y: 10, width: 120, height: 20)))
  }
}
