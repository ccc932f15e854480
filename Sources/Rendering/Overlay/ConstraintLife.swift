import TimelineModel
import Timing

/// When a constraint exists.
struct ConstraintLife: Hashable {
  var start: Nanoseconds
  /// Nil for one that stays.
  var end: Nanoseconds?

  func contains(_ time: Nanoseconds) -> Bool { start <= time && end.map { time < $0 } ?? true }
}

extension Timeline {
  /// By constraint. Those that are not there from the start stand in the keyframe that adds them.
  var constraintLives: [ConstraintLife] {
    var lives = constraints.map { _ in ConstraintLife(start: .zero) }
    let keyframes = keyframes.sorted { $0.location.lowerOffset < $1.location.lowerOffset }
    let offsets = keyframes.map(\.location.lowerOffset)
    let initial = Set(initialConstraints)
    for (index, constraint) in constraints.enumerated() where !initial.contains(index) {
      let count = offsets.count(notAbove: constraint.location.lowerOffset)
      if count > 0 { lives[index].start = keyframes[count - 1].time }
    }
    for keyframe in keyframes {
      for case .remove(let index) in keyframe.changes.map(\.operation) {
        lives[index].end = keyframe.time
      }
    }
    return lives
  }
}

extension [Int] {
  /// How many there are up to a number, in a list that ascends.
  fileprivate func count(notAbove number: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        self[middle] <= number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
