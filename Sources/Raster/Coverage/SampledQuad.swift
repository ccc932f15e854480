import Primitives

/// A quad whose pixels are those with their centres inside its four sides: no pixel is covered in part.
///
/// A centre exactly on a side belongs to the quad if the side is a left one or a level top one, so that
/// neighbours with a common side neither overlap nor leave a gap (the top-left rule of graphics
/// processors). All decisions are exact, in integers.
struct SampledQuad: Sendable {
  private let edges: [SampledEdge]
  /// The pixels that it may cover.
  let columns: Range<Int>
  let rows: Range<Int>
  /// Whether products of coordinates fit 64 bits.
  private let isNear: Bool

  /// Up to this distance from the origin, in 256ths of a pixel, sums of two products fit 64 bits.
  private static let near = 1 << 29

  /// Nil if the quad has no area after rounding, touches no pixel of the picture, or has a corner that is
  /// not finite.
  init?(_ quad: Quad, width: Int, height: Int) {
    let points = quad.corners
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    guard let corners = Self.clockwise(points.map { DevicePoint($0) }) else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    columns = DevicePoint.centers(from: xs.min() ?? 0, to: xs.max() ?? 0, count: width)
    rows = DevicePoint.centers(from: ys.min() ?? 0, to: ys.max() ?? 0, count: height)
    if columns.isEmpty || rows.isEmpty { return nil }
    isNear = (xs + ys).allSatisfy { $0.magnitude <= Self.near }
    edges = corners.indices.map { SampledEdge(from: corners[$0], to: corners[($0 + 1) % 4]) }
    // A side without length has no inside.
    if edges.contains(where: { $0.run == 0 && $0.rise == 0 }) { return nil }
  }

  /// The corners clockwise on the screen; nil if they enclose no area.
  private static func clockwise(_ corners: [DevicePoint]) -> [DevicePoint]? {
    let twice = corners.indices.reduce(into: Int128(0)) { sum, index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      sum += Int128(start.x) * Int128(end.y) - Int128(end.x) * Int128(start.y)
    }
    return twice == 0 ? nil : twice > 0 ? corners : corners.reversed()
  }

  /// The pixels of a row that the quad covers; an empty range if there are none.
  func columns(inRow row: Int) -> Range<Int> {
    isNear ? columns(inRow: row, as: Int.self) : columns(inRow: row, as: Int128.self)
  }

  @inline(__always)
  private func columns<Number: FixedWidthInteger & SignedInteger>(
    inRow row: Int, as _: Number.Type
  ) -> Range<Int> {
    var (start, end) = (columns.lowerBound, columns.upperBound)
    let y = 256 * row + 128
    let edges = edges.span
    for index in edges.indices {
      let edge = edges[index]
      if edge.rise == 0 {
        if !edge.hasInside(at: y) { return start..<start }
        continue
      }
      let column = edge.firstColumn(at: y, as: Number.self)
      let clipped = Int(min(max(column, Number(start)), Number(end)))
      if edge.rise < 0 { start = clipped } else { end = clipped }
    }
    return start..<end
  }
}
