import Primitives
import Timing

/// Where a column has what belongs to a row. Beside the column and not in it, because the type would
/// be made at run time for each type of value, at 100,000 instructions each.
private struct TrackRow {
  /// Its later model values.
  var steps: Range<Int>
  var animations: Range<Int>

  var isConstant: Bool { steps.isEmpty && animations.isEmpty }
}

/// One property of many views over time, as `AdditiveTrack` and `ReplacingTrack` have it for one.
struct TrackColumn<Value: Interpolatable>: Sendable {
  /// By row, before anything is set.
  private var initials: [Value] = []
  private var rows: [TrackRow] = []
  /// Row after row, in order of time.
  private var steps: [(row: Int, time: Int, value: Value)] = []
  /// Row after row, in order of their start: the difference that is added, or where they begin.
  private var animations: [(row: Int, timeframe: Int, value: Value)] = []
  private let isAdditive: Bool

  init(isAdditive: Bool) { self.isAdditive = isAdditive }

  mutating func append<Original>(
    _ track: AdditiveTrack<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    append(
      track.model, track.animations.map { ($0.timeframe, $0.difference) }, &draft, converted)
  }

  mutating func append<Original>(
    _ track: ReplacingTrack<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    append(track.model, track.animations.map { ($0.timeframe, $0.from) }, &draft, converted)
  }

  private mutating func append<Original>(
    _ model: ModelHistory<Original>, _ running: [(timeframe: Timeframe, value: Original)],
    _ draft: inout TimeTableDraft, _ converted: (Original) -> Value
  ) {
    let (row, step, animation) = (rows.count, steps.count, animations.count)
    initials.append(converted(model.steps[0].value))
    for later in model.steps.dropFirst() {
      steps.append((row, draft.number(of: later.time), converted(later.value)))
    }
    for (timeframe, value) in running {
      animations.append((row, draft.number(of: timeframe), converted(value)))
    }
    rows.append(
      TrackRow(steps: step..<steps.count, animations: animation..<animations.count))
  }

  func isConstant(_ row: Int) -> Bool { rows[row].isConstant }

  func shown(_ row: Int, at moment: borrowing Moment) -> Value {
    let (value, running) = (model(row, at: moment), rows[row].animations)
    if running.isEmpty { return value }
    return isAdditive ? sum(value, running, moment) : blend(value, running, moment)
  }

  /// `shown` of each row.
  ///
  /// What was set and what runs is gone through as it lies, in the order in which it counts for
  /// its row: that took 25 instructions a row, and to go from row to row 70. Without the buffer it
  /// took as many, because an array asks for every value whether it is shared.
  func shown(at moment: borrowing Moment) -> [Value] {
    guard isAdditive else { return rows.indices.map { shown($0, at: moment) } }
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for initial in initials { values.append(initial) }
    values.withUnsafeMutableBufferPointer { values in
      for step in steps where moment.isReached[step.time] { values[step.row] = step.value }
      for animation in animations {
        let rest = moment.states[animation.timeframe].rest
        if rest == 0 { continue }
        values[animation.row] = values[animation.row] + animation.value * rest
      }
    }
    return values
  }

  private func model(_ row: Int, at moment: borrowing Moment) -> Value {
    let own = rows[row].steps
    var next = own.upperBound
    while next > own.lowerBound {
      next -= 1
      if moment.isReached[steps[next].time] { return steps[next].value }
    }
    return initials[row]
  }

  private func sum(
    _ model: Value, _ running: Range<Int>, _ moment: borrowing Moment
  ) -> Value {
    var value = model
    var index = running.lowerBound
    while index < running.upperBound {
      let animation = animations[index]
      // Of an animation that has not begun nothing is left to be added, either.
      let rest = moment.states[animation.timeframe].rest
      if rest != 0 { value = value + animation.value * rest }
      index += 1
    }
    return value
  }

  private func blend(
    _ model: Value, _ running: Range<Int>, _ moment: borrowing Moment
  ) -> Value {
    guard let latest = latest(running, moment) else { return model }
    let progress = moment.states[animations[latest].timeframe].progress
    let from = animations[latest].value
    return progress == 1 ? model : from + (model - from) * progress
  }

  /// Of replacing tracks.
  func isMoving(_ row: Int, at moment: borrowing Moment) -> Bool {
    guard let latest = latest(rows[row].animations, moment) else { return false }
    return !moment.states[animations[latest].timeframe].hasEnded
  }

  private func latest(_ running: Range<Int>, _ moment: borrowing Moment) -> Int? {
    var next = running.upperBound
    while next > running.lowerBound {
      next -= 1
      if moment.states[animations[next].timeframe].hasStarted { return next }
    }
    return nil
  }
}
