import Primitives
import Timing

extension Timeframe {
  /// The step of a keyframe animation that it is; nil for another animation.
  var step: KeyframeStep? { if case .keyframe(let step) = curve { step } else { nil } }

  /// Whether this continues the keyframe animation of which the other is a step.
  func continues(_ other: Timeframe) -> Bool {
    guard let step, let earlier = other.step else { return false }
    return step.animation == earlier.animation && start == other.start
  }
}

/// The steps of one property of a keyframe animation, and what each changes: the value before it minus its own.
private struct LooseSteps<Value: Interpolatable>: Hashable {
  let timeframes: [Timeframe]
  let changes: [Value]

  /// The steps, timed through each other.
  func joined() -> [Timeframe] {
    guard var value = changes.first.map({ $0 - $0 }) else { return [] }
    let values =
      [value]
      + changes.map { change in
        value = value - change
        return value
      }
    var timeframes = timeframes
    let steps = KeyframeStep.joined(timeframes.compactMap(\.step), through: values)
    for (index, step) in steps.enumerated() { timeframes[index].curve = .keyframe(step) }
    return timeframes
  }

  /// The steps of others differ in what they change, mostly.
  func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}

/// The steps of keyframe animations that have been timed. Properties that change alike share them.
struct JoinedSteps {
  private var known: [AnyHashable: [Timeframe]] = [:]
  /// Of the functions that time them.
  private(set) var stopCount = 0

  /// Times the steps of one keyframe animation of a property.
  ///
  /// - Parameter changes: what each changes: the value before it minus its own.
  mutating func join<Value: Interpolatable>(
    _ timeframes: [Timeframe], changing changes: [Value]
  ) -> [Timeframe] {
    let loose = LooseSteps(timeframes: timeframes, changes: changes)
    if let joined = known[loose] { return joined }
    let joined = loose.joined()
    known[loose] = joined
    stopCount += joined.first?.step?.stopCount ?? 0
    return joined
  }
}
