import Primitives
import Timing

/// A gradient over time. Each of its parts has an animation of its own, as a key path of `CAGradientLayer`
/// has, which takes over from the value shown.
///
/// Between different numbers of colours nothing can be interpolated: such a gradient replaces the one before
/// at once and ends its animations, and so does the first gradient of a view.
struct GradientTrack: Sendable {
  fileprivate struct Parts {
    var colors: ReplacingTrack<NumberList>
    var locations: ReplacingTrack<NumberList>
    var startPoint: ReplacingTrack<Point>
    var endPoint: ReplacingTrack<Point>
  }

  /// In order of time, each with one number of colours.
  private var periods: [(start: Nanoseconds, parts: Parts)] = []

  /// No gradient.
  init() {}

  init(_ initial: GradientComponents) { periods = [(.zero, Parts(initial))] }

  mutating func set(
    _ new: GradientComponents, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    guard let last = periods.indices.last, periods[last].parts.suit(new) else {
      var joined = JoinedSteps()
      joinSteps(&joined)
      return periods.append((time, Parts(new)))
    }
    periods[last].parts.set(new, at: time, timeframe)
  }

  mutating func joinSteps(_ joined: inout JoinedSteps) {
    if let last = periods.indices.last { periods[last].parts.joinSteps(&joined) }
  }

  mutating func settle(_ settlement: Settlement) -> Bool {
    guard let last = periods.indices.last else { return false }
    return periods[last].parts.settle(settlement)
  }

  func shown(at time: FrameTime) -> GradientComponents? {
    parts(at: time).map { parts in
      GradientComponents(
        colors: parts.colors.shown(at: time).colors,
        locations: parts.locations.shown(at: time).numbers,
        startPoint: parts.startPoint.shown(at: time), endPoint: parts.endPoint.shown(at: time))
    }
  }

  func model(at time: FrameTime) -> GradientComponents? {
    parts(at: time).map { parts in
      GradientComponents(
        colors: parts.colors.model.value(at: time).colors,
        locations: parts.locations.model.value(at: time).numbers,
        startPoint: parts.startPoint.model.value(at: time),
        endPoint: parts.endPoint.model.value(at: time))
    }
  }

  var spans: [TimeSpan] {
    periods.flatMap {
      [
        $0.parts.colors.spans, $0.parts.locations.spans, $0.parts.startPoint.spans,
        $0.parts.endPoint.spans,
      ]
    }.merged
  }

  private func parts(at time: FrameTime) -> Parts? {
    periods.last { time.hasReached($0.start) }?.parts
  }
}

extension GradientTrack.Parts {
  fileprivate init(_ gradient: GradientComponents) {
    colors = ReplacingTrack(NumberList(gradient.colors))
    locations = ReplacingTrack(NumberList(gradient.locations))
    startPoint = ReplacingTrack(gradient.startPoint)
    endPoint = ReplacingTrack(gradient.endPoint)
  }

  /// Whether the gradient has as many colours.
  fileprivate func suit(_ gradient: GradientComponents) -> Bool {
    locations.model.last.numbers.count == gradient.locations.count
  }

  fileprivate mutating func joinSteps(_ joined: inout JoinedSteps) {
    colors.joinSteps(&joined)
    locations.joinSteps(&joined)
    startPoint.joinSteps(&joined)
    endPoint.joinSteps(&joined)
  }

  fileprivate mutating func settle(_ settlement: Settlement) -> Bool {
    let settled = [
      colors.settle(settlement), locations.settle(settlement), startPoint.settle(settlement),
      endPoint.settle(settlement),
    ]
    return settled.contains(true)
  }

  /// Starts an animation of each part that differs.
  fileprivate mutating func set(
    _ new: GradientComponents, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    colors.setIfChanged(NumberList(new.colors), at: time, timeframe)
    locations.setIfChanged(NumberList(new.locations), at: time, timeframe)
    startPoint.setIfChanged(new.startPoint, at: time, timeframe)
    endPoint.setIfChanged(new.endPoint, at: time, timeframe)
  }
}

extension ReplacingTrack {
  mutating func setIfChanged(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    if value != model.last { set(value, at: time, timeframe) }
  }
}
