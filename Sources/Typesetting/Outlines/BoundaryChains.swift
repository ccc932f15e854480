import Primitives

/// A side's part in one band that bounds the area.
struct Boundary {
  /// Which side it is part of.
  var side: Int
  /// Whether the area begins here, from left to right. The contour runs down there, and up where the
  /// area ends.
  var opens: Bool
  var low: Point
  var high: Point

  var start: Point { opens ? high : low }
  var end: Point { opens ? low : high }
}

/// Links the boundaries of bands, from the lowest, to closed contours.
struct BoundaryChains {
  private var parts: [Boundary] = []
  /// By part, the one that follows on the contour.
  private var next: [Int] = []
  /// The parts of the last band, from left to right.
  private var band: Range<Int> = 0..<0

  mutating func addBand(_ boundaries: [Boundary]) {
    let above = parts.count..<(parts.count + boundaries.count)
    parts += boundaries
    next += Array(repeating: -1, count: boundaries.count)
    link(touching(above))
    band = above
  }

  /// The parts that end or start at the level between two bands, in order of x.
  private func touching(_ above: Range<Int>) -> [(part: Int, isBelow: Bool)] {
    var touching: [(part: Int, isBelow: Bool)] = []
    var (lower, upper) = (band.lowerBound, above.lowerBound)
    while lower < band.upperBound || upper < above.upperBound {
      let takesLower =
        upper == above.upperBound
        || lower < band.upperBound && parts[lower].high.x <= parts[upper].low.x
      touching.append(takesLower ? (lower, true) : (upper, false))
      if takesLower { lower += 1 } else { upper += 1 }
    }
    return touching
  }

  /// Links two by two: between the first and the second the area is on one side of the level only,
  /// between the second and the third on both sides or none. One of each two arrives and one leaves.
  private mutating func link(_ touching: [(part: Int, isBelow: Bool)]) {
    for index in stride(from: 0, to: touching.count - 1, by: 2) {
      let (first, second) = (touching[index], touching[index + 1])
      let firstArrives = parts[first.part].opens != first.isBelow
      if firstArrives { next[first.part] = second.part } else { next[second.part] = first.part }
    }
  }

  /// The contours, each once around.
  func contours() -> [[Point]] {
    var isTaken = Array(repeating: false, count: parts.count)
    var contours: [[Point]] = []
    for first in parts.indices where !isTaken[first] {
      var members: [Int] = []
      var part = first
      while !isTaken[part] {
        isTaken[part] = true
        members.append(part)
        part = next[part]
      }
      let corners = corners(of: members)
      if corners.count > 2 { contours.append(corners) }
    }
    return contours
  }

  /// The corners of a contour, without those inside one side.
  private func corners(of members: [Int]) -> [Point] {
    var corners: [Point] = []
    var last = parts[members[members.count - 1]]
    for member in members {
      let part = parts[member]
      let continues = part.side == last.side && part.opens == last.opens && last.end == part.start
      if !continues {
        if last.end != part.start { corners.append(last.end) }
        corners.append(part.start)
      }
      last = part
    }
    return corners
  }
}
