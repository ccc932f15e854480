import AutoLayout
import Presentation
import Primitives
import Reporting
import TimelineModel
import Timing

/// What a mistake changes: the views that are shown elsewhere, and the conflicts that it adds.
struct PitfallEffect {
  /// The views of which a frame differs, with how far they are off at most and the first such frame.
  private struct Shift {
    let view: String
    var distance: Double
    let time: FrameTime
    /// Whether it is at rest where it should move.
    var jumps: Bool
  }

  private var shifts: [Shift] = []
  private let conflicts: Int

  init(_ written: AnimationPlan, _ other: AnimationPlan) {
    conflicts = other.conflictCount - written.conflictCount
    var found: [Int: Shift] = [:]
    for frame in 0..<min(written.frameCount, other.frameCount) {
      let time = written.clock.time(ofFrame: frame)
      let (should, shown) = (written.presentation(at: time), other.presentation(at: time))
      let model = other.model(at: time)
      for view in should.indices.dropFirst() {
        let distance = should[view].geometry.edgeDistance(to: shown[view].geometry)
        guard distance > Self.tolerance, should[view].isPresent else { continue }
        let rests = model[view].geometry.edgeDistance(to: shown[view].geometry) < Self.tolerance
        var shift =
          found[view]
          ?? Shift(view: written.timeline.views[view].id, distance: 0, time: time, jumps: true)
        shift.distance = max(shift.distance, distance)
        shift.jumps = shift.jumps && rests
        found[view] = shift
      }
    }
    shifts = found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// In points: less is not seen.
  private static let tolerance = 0.01

  var isNothing: Bool { shifts.isEmpty && conflicts <= 0 }

  /// A sentence for each kind of effect.
  var words: String {
    let jumping = shifts.filter(\.jumps)
    let moving = shifts.filter { !$0.jumps }
    let parts = [
      sentence(jumping, "jumps", "jump"), sentence(moving, "moves otherwise", "move otherwise"),
      conflicts > 0
        ? "constraints conflict \(conflicts == 1 ? "once" : "\(conflicts) times") more" : nil,
    ].compactMap(\.self)
    return parts.joined(separator: "; ")
  }

  private func sentence(_ shifts: [Shift], _ one: String, _ several: String) -> String? {
    guard let first = shifts.map(\.time).min(by: { $0.seconds < $1.seconds }) else { return nil }
    let names = shifts.prefix(4).map { "`\($0.view)`" }
    let more = shifts.count > 4 ? ["\(shifts.count - 4) more"] : []
    let list = (names + more).joined(separator: ", ")
    let largest = shifts.map(\.distance).max() ?? 0
    return
      "\(list) \(shifts.count == 1 ? one : several) from \(first.seconds.text(decimals: 3)) s on, "
      + "up to \(largest.text(decimals: 1)) pt from where \(shifts.count == 1 ? "it" : "they") should be"
  }
}

extension AnimationPlan {
  fileprivate var conflictCount: Int {
    findings().count { if case .conflict = $0 { true } else { false } }
  }
}
