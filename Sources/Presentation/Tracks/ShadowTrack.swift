import Primitives
import Timing

/// A shadow over time. Each of its parts has an animation of its own, as `shadowColor`, `shadowOpacity`,
/// `shadowRadius` and `shadowOffset` have, which takes over from the value shown.
struct ShadowTrack: Sendable {
  private var color: ReplacingTrack<ColorComponents>
  private var opacity: ReplacingTrack<Double>
  private var radius: ReplacingTrack<Double>
  private var offset: ReplacingTrack<Point>

  init(_ initial: ShadowComponents) {
    color = ReplacingTrack(initial.color)
    opacity = ReplacingTrack(initial.opacity)
    radius = ReplacingTrack(initial.radius)
    offset = ReplacingTrack(initial.offset)
  }

  /// Starts an animation of each part that differs.
  mutating func set(_ new: ShadowComponents, at time: Nanoseconds, _ timeframe: Timeframe?) {
    color.setIfChanged(new.color, at: time, timeframe)
    opacity.setIfChanged(new.opacity, at: time, timeframe)
    radius.setIfChanged(new.radius, at: time, timeframe)
    offset.setIfChanged(new.offset, at: time, timeframe)
  }

  mutating func joinSteps(_ joined: inout JoinedSteps) {
    color.joinSteps(&joined)
    opacity.joinSteps(&joined)
    radius.joinSteps(&joined)
    offset.joinSteps(&joined)
  }

  mutating func settle(_ settlement: Settlement) -> Bool {
    let settled = [
      color.settle(settlement), opacity.settle(settlement), radius.settle(settlement),
      offset.settle(settlement),
    ]
    return settled.contains(true)
  }

  func shown(at time: FrameTime) -> ShadowComponents {
    ShadowComponents(
      color: color.shown(at: time), opacity: opacity.shown(at: time),
      radius: radius.shown(at: time), offset: offset.shown(at: time))
  }

  func model(at time: FrameTime) -> ShadowComponents {
    ShadowComponents(
      color: color.model.value(at: time), opacity: opacity.model.value(at: time),
      radius: radius.model.value(at: time), offset: offset.model.value(at: time))
  }
  var spans: [TimeSpan] { [color.spans, opacity.spans, radius.spans, offset.spans].merged }
}
