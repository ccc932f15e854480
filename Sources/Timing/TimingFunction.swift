/// A cubic Bézier curve from the elapsed fraction of an animation to its progress
/// (`CAMediaTimingFunction`).
///
/// The named curves have Apple's documented control points (`CAMediaTimingFunctionName`), as `Double`
/// and not as Core Animation's `Float`, a difference of 1e-8.
package struct TimingFunction: Hashable, Sendable {
  /// x of both control points is in 0…1; y is any number.
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "control points at x \(x1), \(x2)")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  package static let linear = TimingFunction(0, 0, 1, 1)
  package static let easeIn = TimingFunction(0.42, 0, 1, 1)
  package static let easeOut = TimingFunction(0, 0, 0.58, 1)
  package static let easeInOut = TimingFunction(0.42, 0, 0.58, 1)
  package static let coreAnimationDefault = TimingFunction(0.25, 0.1, 0.25, 1)

  /// The names of curves in the timeline format.
  package static let named: KeyValuePairs<String, TimingFunction> = [
    "easeInOut": .easeInOut,
    "linear": .linear,
    "easeIn": .easeIn,
    "easeOut": .easeOut,
    "coreAnimationDefault": .coreAnimationDefault,
  ]
}
