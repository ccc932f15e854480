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

extension [Timeframe] {
  /// Times the steps of one keyframe animation of a property.
  ///
  /// - Parameter changes: what each changes: the value before it minus its own.
  mutating func join<Value: Interpolatable>(changing changes: [Value]) {
    guard var value = changes.first.map({ $0 - $0 }) else { return }
    let values =
      [value]
      + changes.map { change in
        value = value - change
        return value
      }
    let steps = KeyframeStep.joined(compactMap(\.step), through: values)
    for (index, step) in steps.enumerated() { self[index].curve = .keyframe(step) }
  }
}
