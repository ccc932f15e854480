import AutoLayout
import Primitives
import TestSupport
import Testing

/// Autoresizing masks along the horizontal axis: the constraints that they are translated into, and
/// the frame of a view after its superview is resized.
@Suite struct AutoresizingVectors {
  @Test func everyRowHolds() throws {
    try runVectors(
      of: "autoresizing.json",
      checks: ["autoresizing-constraints": checkTranslation, "autoresizing-resize": checkResize])
  }

  private func checkTranslation(_ row: VectorRow) throws {
    let (mask, frame) = (try mask(row), try row.object("frame"))
    let translation = mask.translation(
      origin: try frame.number("x"), length: try frame.number("width"),
      in: try row.number("superviewWidth"), .horizontal)
    let (width, center) = (try row.object("width"), try row.object("centerX"))
    let compared = [
      (translation.length.multiplier, try width.number("multiplier")),
      (translation.length.constant, try width.number("constant")),
      (translation.center.multiplier, try center.number("multiplierOfSuperviewWidth")),
      (translation.center.constant, try center.number("constant")),
    ]
    let tolerance = try row.number("tolerance")
    for (ours, theirs) in compared {
      #expect(abs(ours - theirs) <= tolerance, "\(row): \(translation)")
    }
  }

  /// The superview is the canvas, which is resized.
  private func checkResize(_ row: VectorRow) throws {
    let (frame, expected) = (try row.object("frame"), try row.object("expect"))
    var view = LayoutView(
      superview: .root,
      frame: Rect(
        x: try frame.number("x"), y: 0, width: try frame.number("width"), height: 10))
    view.autoresizingMask = try mask(row)
    let width = try row.number("superviewWidth")
    var engine = LayoutEngine(
      views: [LayoutView(superview: nil), view],
      canvas: LayoutCanvas(size: Size(width: width, height: 100)), constraints: [])
    engine.translateAutoresizingMasks()
    let newWidth = try row.number("newSuperviewWidth")
    let resized = LayoutCanvas(size: Size(width: newWidth, height: 100))
    #expect(engine.setCanvas(resized).isEmpty, "\(row)")
    let solved = engine.solvedFrames()[1]
    let tolerance = try row.number("tolerance")
    #expect(abs(solved.minX - (try expected.number("x"))) <= tolerance, "\(row): \(solved)")
    #expect(abs(solved.width - (try expected.number("width"))) <= tolerance, "\(row): \(solved)")
  }

  /// The mask given by its flags, which must agree with its bits.
  private func mask(_ row: VectorRow) throws -> AutoresizingMask {
    let flags = try row.string("mask")
    let bits = AutoresizingMask(rawValue: Int(try row.number("maskBits")))
    guard flags != "none" else {
      #expect(bits.isEmpty, "\(row)")
      return bits
    }
    var mask: AutoresizingMask = []
    for flag in flags.split(separator: "|") {
      guard let known = AutoresizingMask.named.first(where: { $0.key == flag }) else {
        throw VectorError("\(row): unknown flag '\(flag)'")
      }
      mask.insert(known.value)
    }
    #expect(mask == bits, "\(row)")
    return mask
  }
}
