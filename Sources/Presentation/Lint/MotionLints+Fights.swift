import AutoLayout
import Primitives
import Timing

extension MotionLints {
  /// Pairs of animations of one property of which one undoes the other.
  func fights(of view: ViewIndex) -> [Lint] {
    let track = tracks[view.rawValue]
    let added: Set<AnimatedProperty> = [.position, .size, .cornerRadius, .contentOffset, .path]
    let replacing = AnimatedProperty.allCases.filter { !added.contains($0) }
    return replacing.compactMap { fight($0, track.spans(of: $0), of: view) }
      + [
        fight(.position, track.center.motions, of: view) { [$0.x, $0.y] },
        fight(.size, track.size.motions, of: view) { [$0.width, $0.height] },
      ].compactMap { $0 }
  }

  /// Only one animation of the property shows at a time: the last one that has started.
  private func fight(
    _ property: AnimatedProperty, _ spans: [TimeSpan], of view: ViewIndex
  ) -> Lint? {
    for (earlier, later) in zip(spans, spans.dropFirst())
    where earlier.timeframe.start == later.timeframe.start && earlier.end <= earlier.timeframe.start
      && !later.timeframe.continues(earlier.timeframe)
    {
      if let fight = fight(view, property, .replaced, earlier.timeframe, later.timeframe) {
        return fight
      }
    }
    return nil
  }

  /// Animations of the property add up.
  private func fight<Value: Interpolatable>(
    _ property: AnimatedProperty, _ motions: [TrackMotion<Value>], of view: ViewIndex,
    _ components: (Value) -> [Double]
  ) -> Lint? {
    let moving = motions.filter { $0.from != $0.to }
    for (earlier, later) in zip(moving, moving.dropFirst())
    where earlier.timeframe.end > later.timeframe.begin
      && !later.timeframe.continues(earlier.timeframe)
    {
      let isEndless = earlier.timeframe.repetition.count == .forever
      let opposes = zip(components(earlier.change), components(later.change)).contains {
        $0 * $1 < 0
      }
      guard isEndless || opposes && earlier.timeframe.start == later.timeframe.start else {
        continue
      }
      let reason: Lint.Fight.Reason = isEndless ? .endless : .opposed
      if let fight = fight(view, property, reason, earlier.timeframe, later.timeframe) {
        return fight
      }
    }
    return nil
  }

  private func fight(
    _ view: ViewIndex, _ property: AnimatedProperty, _ reason: Lint.Fight.Reason,
    _ earlier: Timeframe, _ later: Timeframe
  ) -> Lint? {
    guard let first = starts.keyframe(of: earlier),
      let second = starts.keyframe(of: later, besides: earlier == later ? first : nil)
    else { return nil }
    return .fight(
      .init(view: view, property: property, reason, keyframe: second, earlier: first))
  }
}

extension TrackMotion {
  fileprivate var change: Value { to - from }
}
