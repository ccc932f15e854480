/// A step function: `steps()` of CSS (css-easing-2, section 2.3).
package struct StepFunction: Hashable, Sendable {
  /// Whether it also jumps at the start and at the end.
  package enum Position: String, CaseIterable, Sendable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpNone = "jump-none"
    case jumpBoth = "jump-both"
  }

  /// At least 1, with `jumpNone` at least 2.
  package let count: Int
  package let position: Position

  /// - Precondition: there is at least one step, with `jumpNone` at least two.
  package init(count: Int, position: Position = .jumpEnd) {
    precondition(count >= (position == .jumpNone ? 2 : 1), "\(count) steps, \(position.rawValue)")
    self.count = count
    self.position = position
  }

  /// The progress at an elapsed fraction; outside 0…1 the steps continue.
  package func progress(at fraction: Double) -> Double {
    var step = (fraction * Double(count)).rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if fraction >= 0 { step = max(step, 0) }
    if fraction <= 1 { step = min(step, jumps) }
    return step / jumps
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count - 1)
    case .jumpBoth: Double(count + 1)
    }
  }
}
