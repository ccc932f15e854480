import TimelineModel
import Timing

extension Timeline {
  /// How long the start of a transition is seen before it begins.
  static let lead = Nanoseconds(100_000_000)

  /// What a state is called; the layout without any is `declared`.
  func name(ofState index: Int?) -> String { index.map { states[$0].name } ?? "declared" }

  /// Only the transition from one state to another.
  ///
  /// - Parameter start: nil is the layout as declared.
  func going(from start: Int?, to end: Int) -> Timeline {
    var timeline = self
    timeline.duration = nil
    timeline.keyframes = []
    if let start { timeline.keyframes.append(keyframe(from: nil, to: start, at: .zero)) }
    var last = keyframe(from: start, to: end, at: Self.lead)
    last.animation = stateAnimation
    timeline.keyframes.append(last)
    return timeline
  }

  private func keyframe(from start: Int?, to end: Int, at time: Nanoseconds) -> Keyframe {
    var keyframe = Keyframe(
      time: time, changes: changes(from: start, to: end), location: states[end].location)
    keyframe.state = end
    return keyframe
  }
}
