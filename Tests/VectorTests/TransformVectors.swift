import Presentation
import Primitives
import TestSupport
import Testing
import Timing

@Suite struct TransformVectors {
  @Test func everyRowHolds() throws {
    try runVectors(
      of: "transform-interpolation.json",
      checks: ["matrix2d-decomposed": checkMatrix, "angle-keypath-degrees": checkAngle])
  }

  private func checkMatrix(_ row: VectorRow) throws {
    let (from, to) = (try matrix("from", row), try matrix("to", row))
    let shown = shown(
      from: ModelTransform(from), to: ModelTransform(to), takesShortestTurn: true,
      progress: try row.number("at"))
    try compare(shown, with: row.numbers("exact"), row)
    if let published = try row.optional("published")?.array().map({ try $0.number() }) {
      try compare(shown, with: published, row)
    }
  }

  /// An animated angle is interpolated as a number, independently of matrices; a matrix only makes
  /// it visible.
  private func checkAngle(_ row: VectorRow) throws {
    let (from, to) = (try row.number("from"), try row.number("to"))
    let shown = shown(
      from: turned(from), to: turned(to), takesShortestTurn: false, progress: try row.number("at"))
    try compare(shown, with: turned(row.number("exact")).matrix.numbers, row)
  }

  /// The presentation value at the given progress of an animation.
  private func shown(
    from: ModelTransform, to: ModelTransform, takesShortestTurn: Bool, progress: Double
  ) -> AffineTransform {
    let constant = LinearFunction([
      .init(input: 0, output: progress), .init(input: 1, output: progress),
    ])
    let timeframe = Timeframe(
      start: .zero, begin: .zero, duration: .second, curve: .piecewiseLinear(constant))
    var track = TransformTrack(from)
    track.set(to, .all, takesShortestTurn: takesShortestTurn, at: .zero, timeframe)
    return track.shown(at: FrameTime(nanoseconds: 500_000_000))
  }

  private func turned(_ degrees: Double) -> ModelTransform {
    var parts = TransformParts.identity
    parts.rotation = degrees
    return ModelTransform(parts)
  }

  private func compare(_ ours: AffineTransform, with theirs: [Double], _ row: VectorRow) throws {
    let tolerance = try row.number("tolerance")
    try #require(theirs.count == 6)
    #expect(
      zip(ours.numbers, theirs).allSatisfy { abs($0 - $1) <= tolerance }, "\(row): \(ours)")
  }

  private func matrix(_ key: String, _ row: VectorRow) throws -> AffineTransform {
    let m = try row.numbers(key)
    try #require(m.count == 6)
    return AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
