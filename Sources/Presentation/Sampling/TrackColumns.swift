import Primitives
import Timing

/// The model values of one property of many views, as `ModelHistory` has them for one.
struct StepColumn<Value: Sendable>: Sendable {
  private struct Row {
    var initial: Value
    /// Its later values are `steps[first..<end]`.
    var first: Int
    var end: Int
  }

  private var rows: [Row] = []
  /// By the number of their time, and for each row in order of time.
  private var steps: [(time: Int, value: Value)] = []

  mutating func append(_ history: ModelHistory<Value>, _ draft: inout TimeTableDraft) {
    append(history, draft: &draft) { $0 }
  }

  mutating func append<Original>(
    _ history: ModelHistory<Original>, draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    let first = steps.count
    for step in history.steps.dropFirst() {
      steps.append((draft.number(of: step.time), converted(step.value)))
    }
    rows.append(
      Row(initial: converted(history.steps[0].value), first: first, end: steps.count))
  }

  func isConstant(_ row: Int) -> Bool { rows[row].first == rows[row].end }

  func value(_ row: Int, at moment: borrowing Moment) -> Value {
    let row = rows[row]
    var next = row.end
    while next > row.first {
      next -= 1
      let step = steps[next]
      if moment.isReached[step.time] { return step.value }
    }
    return row.initial
  }
}

/// One property of many views over time, as `AdditiveTrack` and `ReplacingTrack` have it for one.
struct TrackColumn<Value: Interpolatable>: Sendable {
  private var model = StepColumn<Value>()
  /// By row, where its animations end.
  private var ends: [Int] = [0]
  /// By the number of their timeframe: the difference that is added, or where they begin.
  private var animations: [(timeframe: Int, value: Value)] = []
  private let isAdditive: Bool

  init(isAdditive: Bool) { self.isAdditive = isAdditive }

  mutating func append<Original>(
    _ track: AdditiveTrack<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    model.append(track.model, draft: &draft, converted)
    for animation in track.animations {
      animations.append((draft.number(of: animation.timeframe), converted(animation.difference)))
    }
    ends.append(animations.count)
  }

  mutating func append<Original>(
    _ track: ReplacingTrack<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    model.append(track.model, draft: &draft, converted)
    for animation in track.animations {
      animations.append((draft.number(of: animation.timeframe), converted(animation.from)))
    }
    ends.append(animations.count)
  }

  func isConstant(_ row: Int) -> Bool { model.isConstant(row) && ends[row] == ends[row + 1] }

  func shown(_ row: Int, at moment: borrowing Moment) -> Value {
    let value = model.value(row, at: moment)
    let (first, end) = (ends[row], ends[row + 1])
    if first == end { return value }
    return isAdditive ? sum(value, first, end, moment) : blend(value, first, end, moment)
  }

  private func sum(
    _ model: Value, _ first: Int, _ end: Int, _ moment: borrowing Moment
  ) -> Value {
    var value = model
    var index = first
    while index < end {
      let animation = animations[index]
      // Of an animation that has not begun nothing is left to be added, either.
      let rest = moment.states[animation.timeframe].rest
      if rest != 0 { value = value + animation.value * rest }
      index += 1
    }
    return value
  }

  private func blend(
    _ model: Value, _ first: Int, _ end: Int, _ moment: borrowing Moment
  ) -> Value {
    guard let latest = latest(first, end, moment) else { return model }
    let progress = moment.states[animations[latest].timeframe].progress
    let from = animations[latest].value
    return progress == 1 ? model : from + (model - from) * progress
  }

  /// Of replacing tracks.
  func isMoving(_ row: Int, at moment: borrowing Moment) -> Bool {
    guard let latest = latest(ends[row], ends[row + 1], moment) else { return false }
    return !moment.states[animations[latest].timeframe].hasEnded
  }

  private func latest(_ first: Int, _ end: Int, _ moment: borrowing Moment) -> Int? {
    var next = end
    while next > first {
      next -= 1
      if moment.states[animations[next].timeframe].hasStarted { return next }
    }
    return nil
  }
}

/// A point or a size as both are blended: two numbers, each by itself. Its operations are compiled
/// into the columns, where those of points are calls into another module.
typealias Pair = SIMD2<Double>

extension SIMD2: Interpolatable where Scalar == Double {
  package func limited(to limit: Double) -> SIMD2<Double> {
    clamped(lowerBound: SIMD2(repeating: -limit), upperBound: SIMD2(repeating: limit))
  }
}

extension SIMD2 where Scalar == Double {
  init(_ point: Point) { self.init(point.x, point.y) }
  init(_ size: Size) { self.init(size.width, size.height) }
}
