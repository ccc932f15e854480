import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

/// Notes, turn after turn, what every constraint is.
struct ConstraintTurns {
  private(set) var states: [ModelHistory<ConstraintState?>]
  /// By view: those of its alignment rectangle.
  private(set) var insets: [ModelHistory<EdgeInsets>]
  private let timeline: Timeline
  /// By constraint.
  private var lives: [ConstraintLife]
  private var turnCount = 0
  /// By constraint: the turns after which it has marks.
  private var markedTurns: [[Range<Int>]]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    lives = timeline.constraintLives
    states = timeline.constraints.map { _ in ModelHistory(nil) }
    insets = timeline.views.map { _ in ModelHistory(EdgeInsets()) }
    markedTurns = timeline.constraints.map { _ in [] }
  }

  mutating func add(_ engine: LayoutEngine, at time: Nanoseconds) {
    for index in states.indices {
      let state = state(of: index, in: engine, at: time)
      if state != states[index].last { states[index].set(state, at: time) }
      if state != nil { markedTurns[index].append(turn: turnCount) }
    }
    for index in insets.indices {
      let inset = engine.alignmentRectInsets(of: ViewIndex(index))
      if inset != insets[index].last { insets[index].set(inset, at: time) }
    }
    turnCount += 1
  }

  private mutating func state(
    of index: Int, in engine: LayoutEngine, at time: Nanoseconds
  ) -> ConstraintState? {
    guard lives[index].contains(time) else { return nil }
    let constraint = engine.constraint(index)
    let owners = [constraint.firstItem.owner, constraint.secondItem?.owner].compactMap { $0 }
    guard owners.allSatisfy({ engine.isPresent[$0.rawValue] }) else {
      // It has left the tree with its item, and does not come back with it.
      lives[index].end = time
      return nil
    }
    return ConstraintState(of: index, in: engine)
  }

  /// By constraint: how many steps its marks give way to those of others that hold the same
  /// attributes of the same items, the same at all times.
  var shifts: [Double] {
    var rows = MarkRows()
    let places = timeline.constraints.indices.map { index in
      rows.place(timeline.constraints[index].constraint, turns: markedTurns[index])
    }
    return zip(timeline.constraints, places).map { declared, place in
      Double(place) - Double(rows.count(beside: declared.constraint) - 1) / 2
    }
  }
}

/// When a constraint exists.
struct ConstraintLife: Hashable {
  var start: Nanoseconds
  /// Nil for one that stays.
  var end: Nanoseconds?

  func contains(_ time: Nanoseconds) -> Bool { start <= time && end.map { time < $0 } ?? true }
}

extension Timeline {
  /// By constraint. Those that are not there from the start stand in the keyframe that adds them.
  fileprivate var constraintLives: [ConstraintLife] {
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

extension [Range<Int>] {
  fileprivate mutating func append(turn: Int) {
    let isNext = last?.upperBound == turn
    append((isNext ? removeLast().lowerBound : turn)..<turn + 1)
  }
}
