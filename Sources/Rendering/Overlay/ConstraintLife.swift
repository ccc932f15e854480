import TimelineModel
import Timing

/// The time span in which a constraint exists.
struct ConstraintLife: Hashable {
  var start: Nanoseconds
  /// Nil if it is never removed.
  var end: Nanoseconds?

  func contains(_ time: Nanoseconds) -> Bool { start <= time && end.map { time < $0 } ?? true }
}

extension Timeline {
  /// By constraint. A constraint that does not exist initially is declared in the keyframe that
  /// adds it, so that the source location identifies the keyframe.
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
  /// The number of elements that are at most `number`, in an ascending list.
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
