import AutoLayout
import Primitives

/// Assigns lanes side by side to marks that would overlap.
///
/// I-beams are offset from all others on the same line. Alignment lines, which belong on their
/// edges, are offset only from those of the same attributes of the same items.
struct MarkLanes {
  /// A line in which marks may be placed that do not overlap.
  fileprivate enum Track: Hashable {
    case level(turn: Int, strip: Int)
    case upright(turn: Int, strip: Int)
    /// Identified by its two ends.
    case slanted(turn: Int, [Int])
    case line(turn: Int, lane: Double, Ends)
  }

  /// The attributes that a constraint relates, regardless of their order.
  struct Ends: Hashable {
    private struct End: Hashable {
      var item: LayoutItem?
      var attribute: LayoutAttribute
    }

    private let ends: Set<End>

    init(_ constraint: LayoutConstraint) {
      ends = [
        End(item: constraint.firstItem, attribute: constraint.firstAttribute),
        End(item: constraint.secondItem, attribute: constraint.secondAttribute),
      ]
    }
  }

  /// In order of preference: no offset, then alternately on both sides.
  private static let lanes: [Double] = [0, 1, -1, 2, -2, 3, -3, 4, -4]
  /// The maximum number of marks in one track; further marks may overlap.
  static let mostInTrack = 64

  private let mostInTrack: Int
  private var taken: [Track: [ClosedInterval]] = [:]

  init(mostInTrack: Int = Self.mostInTrack) { self.mostInTrack = mostInTrack }

  /// Takes the first lane that is free at all times.
  ///
  /// - Parameter places: all marks of one shape of a constraint, each with its turn.
  /// - Returns: the offset in lanes.
  mutating func lane(for places: [(turn: Int, place: MarkPlace)], _ ends: Ends) -> Double {
    let free = Self.lanes.first { lane in
      places.allSatisfy { isFree($0.place, in: lane, turn: $0.turn, ends) }
    }
    let lane = free ?? 0
    for (turn, place) in places {
      let (track, range) = Self.track(of: place, in: lane, turn: turn, ends)
      taken[track, default: []].append(range)
    }
    return lane
  }

  private func isFree(
    _ place: MarkPlace, in lane: Double, turn: Int, _ ends: Ends
  ) -> Bool {
    let (track, range) = Self.track(of: place, in: lane, turn: turn, ends)
    return track.andNeighbors.allSatisfy { track in
      guard let others = taken[track], others.count < mostInTrack else { return true }
      return others.allSatisfy { !$0.overlaps(range) }
    }
  }

  private static func track(
    of place: MarkPlace, in lane: Double, turn: Int, _ ends: Ends
  ) -> (Track, ClosedInterval) {
    let whole = ClosedInterval(lower: 0, upper: 1)
    if place.shape == .line { return (.line(turn: turn, lane: lane, ends), whole) }
    let place = place.shifted(by: lane)
    let (from, to) = (place.from, place.to)
    let corners = [from.x, from.y, to.x, to.y].map(strip)
    if abs(from.y - to.y) < 1e-6 {
      return (.level(turn: turn, strip: corners[1]), ClosedInterval(spanning: from.x, to.x))
    }
    if abs(from.x - to.x) < 1e-6 {
      return (.upright(turn: turn, strip: corners[0]), ClosedInterval(spanning: from.y, to.y))
    }
    return (.slanted(turn: turn, corners), whole)
  }

  /// The number of a strip of the canvas that is four points wide.
  private static func strip(_ place: Double) -> Int {
    Int(max(-1e12, min(1e12, (place / 4).rounded(.down))))
  }
}

extension MarkLanes.Track {
  /// With the adjacent strips, in which marks are too close to distinguish.
  fileprivate var andNeighbors: [Self] {
    switch self {
    case .level(let turn, let strip): (-1...1).map { .level(turn: turn, strip: strip + $0) }
    case .upright(let turn, let strip): (-1...1).map { .upright(turn: turn, strip: strip + $0) }
    case .slanted, .line: [self]
    }
  }
}

extension ClosedInterval {
  fileprivate init(spanning a: Double, _ b: Double) {
    self.init(lower: min(a, b), upper: max(a, b))
  }

  /// Whether they overlap by more than their ends.
  fileprivate func overlaps(_ other: ClosedInterval) -> Bool {
    let same = self == other
    return same || (lower + 0.5 < other.upper && other.lower + 0.5 < upper)
  }
}
