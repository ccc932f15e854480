import LayoutAnimation
import Presentation
import Primitives
import TimelineModel
import Timing

/// The marks of the constraints by frame.
struct OverlayTracks {
  let json: JSON

  /// The limit for constraints with marks, each counted once per frame: more marks would cover the
  /// views.
  static let mostMarks = 100_000

  /// Nil if the limit is exceeded.
  init?(
    _ timeline: PlannedTimeline, mostMarks: Int = Self.mostMarks
  ) throws(LayoutAnimationError) {
    let (count, overflow) = timeline.plan.timeline.constraints.count
      .multipliedReportingOverflow(by: timeline.frameCount)
    guard !overflow, count <= mostMarks else { return nil }
    let overlay = try ConstraintOverlay(timeline)
    var tracks: [MarkTrack] = []
    var places: [MarkTrack.Key: Int] = [:]
    for frame in 0..<timeline.frameCount {
      var counts: [MarkTrack.Key: Int] = [:]
      for mark in overlay.marks(at: timeline.plan.clock.time(ofFrame: frame)) {
        var key = MarkTrack.Key(constraint: mark.constraint, shape: mark.shape)
        counts[key, default: 0] += 1
        key.number = counts[key] ?? 0
        let place = places[key] ?? tracks.count
        if place == tracks.count {
          places[key] = place
          tracks.append(MarkTrack(key: key))
        }
        tracks[place].set(mark, in: frame)
      }
    }
    json = .array(tracks.map { $0.json(timeline.frameCount) })
  }
}

/// One mark by frame. A constraint may have several marks.
private struct MarkTrack {
  struct Key: Hashable {
    var constraint: Int
    var shape: OverlayMark.Shape
    /// Distinguishes the marks of the same constraint and shape.
    var number = 0
  }

  let key: Key
  private var values: [[JSON]] = keys.map { _ in [] }

  private static let keys = ["style", "label", "x0", "y0", "x1", "y1"]

  init(key: Key) { self.key = key }

  /// - Parameter frame: later than in previous calls; frames between have no mark.
  mutating func set(_ mark: OverlayMark, in frame: Int) {
    fill(upTo: frame)
    let places = [mark.from.x, mark.from.y, mark.to.x, mark.to.y].map { JSON(rounded: $0) }
    for (index, value) in ([JSON(mark.style.rawValue), JSON(mark.label)] + places).enumerated() {
      values[index].append(value)
    }
  }

  private mutating func fill(upTo frame: Int) {
    for index in values.indices {
      values[index] += Array(repeating: .null, count: frame - values[index].count)
    }
  }

  func json(_ frameCount: Int) -> JSON {
    var track = self
    track.fill(upTo: frameCount)
    let head: [(key: String, value: JSON)] = [
      ("constraint", JSON(key.constraint)), ("shape", JSON(key.shape.rawValue)),
    ]
    return .object(head + zip(Self.keys, track.values).map { ($0, JSON.track($1)) })
  }
}
