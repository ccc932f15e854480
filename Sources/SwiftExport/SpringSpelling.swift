import JSONText
import TimelineModel

/// A spring as the timeline spells it, and so which call of UIKit has it.
enum SpringSpelling {
  /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`
  case dampingRatio(Double, velocity: Double)
  /// `animate(springDuration:bounce:initialSpringVelocity:)`
  case bounce(Double, duration: Double, velocity: Double)
  /// `UISpringTimingParameters`
  case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)

  /// Nil for an animation without a spring.
  ///
  /// - Parameter animation: the value of the key, in a valid timeline.
  init?(_ animation: JSONValue?) {
    guard let spring = animation?.named("spring") else { return nil }
    let velocity = spring.number("initialVelocity") ?? 0
    if let ratio = spring.number("dampingRatio") {
      self = .dampingRatio(ratio, velocity: velocity)
    } else if let bounce = spring.number("bounce"), let duration = spring.number("duration") {
      self = .bounce(bounce, duration: duration, velocity: velocity)
    } else if let mass = spring.number("mass"), let stiffness = spring.number("stiffness"),
      let damping = spring.number("damping")
    {
      self = .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  func named(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }

  fileprivate func number(_ key: String) -> Double? {
    if case .number(let number)? = named(key)?.content { number.value } else { nil }
  }
}
