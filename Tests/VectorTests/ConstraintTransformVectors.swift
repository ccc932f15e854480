import AutoLayout
import Primitives
import TestSupport
import Testing

/// A transformed view that constraints attach to an anchor view of the same size.
@Suite struct ConstraintTransformVectors {
  @Test func everyRowHolds() throws {
    try runVectors(of: "constraints-transforms.json", checks: ["transformed-view": check])
  }

  private func check(_ row: VectorRow) throws {
    let offsets = try row.object("visualOffsetFromUntransformed")
    try check(row, "modernIOS8", .modern, offset: offsets.numbers("modern"))
    try check(row, "legacyIOS7_modelA", .legacy, offset: offsets.numbers("legacy"))
  }

  /// Checks the engine's centre; the visible one follows from the definition of a transform.
  private func check(
    _ row: VectorRow, _ key: String, _ style: SolutionStyle, offset: [Double]
  ) throws {
    let expected = try row.object(key)
    let anchor = try rect(row.numbers("anchorFrame"), row)
    let transform = try transform(row)
    let geometry = try geometry(row, anchor, transform, style)
    let visual = geometry.center + transform.translation
    let corners = corners(of: geometry, transform)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    let box = [xs[0], ys[0], xs[3] - xs[0], ys[3] - ys[0]]
    let moved = visual - anchor.center
    let compared = [
      ([geometry.center.x, geometry.center.y], try expected.numbers("center")),
      ([visual.x, visual.y], try expected.numbers("visualCenter")),
      (box, try expected.numbers("visualBoundingBox")), ([moved.x, moved.y], offset),
    ]
    let tolerance = try row.number("tolerance")
    for (ours, theirs) in compared {
      try #require(ours.count == theirs.count)
      #expect(zip(ours, theirs).allSatisfy { abs($0 - $1) <= tolerance }, "\(row), \(key): \(ours)")
    }
  }

  private func geometry(
    _ row: VectorRow, _ anchor: Rect, _ transform: AffineTransform, _ style: SolutionStyle
  ) throws -> LayoutGeometry {
    let size = try row.numbers("size")
    try #require(size.count == 2)
    let edges: [LayoutAttribute]
    switch try row.string("constraints") {
    case "topLeading": edges = [.top, .leading]
    case "center": edges = [.centerX, .centerY]
    case let other: throw VectorError("\(row): unknown constraints '\(other)'")
    }
    let view = LayoutItem.view(ViewIndex(2))
    let constraints =
      edges.map {
        LayoutConstraint(
          firstItem: view, firstAttribute: $0, secondItem: .view(ViewIndex(1)), secondAttribute: $0)
      } + [
        LayoutConstraint(firstItem: view, firstAttribute: .width, constant: size[0]),
        LayoutConstraint(firstItem: view, firstAttribute: .height, constant: size[1]),
      ]
    var engine = LayoutEngine(
      views: [
        LayoutView(superview: nil), LayoutView(superview: .root, frame: anchor),
        LayoutView(superview: .root, transform: transform),
      ], canvas: LayoutCanvas(size: Size(width: 1000, height: 1000)), constraints: constraints,
      style: style)
    #expect(engine.activate(Array(constraints.indices)).isEmpty, "\(row)")
    // The rows state the conversion before rounding.
    return engine.geometries(on: nil)[2]
  }

  private func corners(of geometry: LayoutGeometry, _ transform: AffineTransform) -> [Point] {
    let half = geometry.size * 0.5
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      geometry.center + transform(Point(x: x * half.width, y: y * half.height))
    }
  }

  private func transform(_ row: VectorRow) throws -> AffineTransform {
    let m = try row.numbers("transform")
    try #require(m.count == 6)
    return AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  private func rect(_ numbers: [Double], _ row: VectorRow) throws -> Rect {
    try #require(numbers.count == 4, "\(row)")
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
