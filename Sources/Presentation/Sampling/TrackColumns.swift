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
  /// Row after row, in order of their start.
  private var animations: [Animation] = []
  private let isAdditive: Bool

  private struct Animation {
    let row: Int
    let timeframe: Int
    /// Of the row's animations up to this one, the timeframe that ends last.
    let lastEnding: Int
    /// The difference that is added, or where it begins.
    let value: Value
  }

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
    var last: (end: Nanoseconds, timeframe: Int)?
    for (timeframe, value) in running {
      let number = draft.number(of: timeframe)
      if last.map({ timeframe.end >= $0.end }) ?? true { last = (timeframe.end, number) }
      animations.append(
        Animation(
          row: row, timeframe: number, lastEnding: last?.timeframe ?? number,
          value: converted(value)))
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
  /// took as many, because an array asks for every value whether it is shared. Of long timelines
  /// nearly all is over or to come, and each row is asked by itself.
  func shown(at moment: borrowing Moment) -> [Value] {
    guard isAdditive, steps.count + animations.count <= 16 * rows.count else {
      return rows.indices.map { shown($0, at: moment) }
    }
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for initial in initials { values.append(initial) }
    values.withUnsafeMutableBufferPointer { values in
      for step in steps where moment.isReached[step.time] { values[step.row] = step.value }
      for animation in animations {
        let remaining = moment.states[animation.timeframe].remaining
        if remaining == 0 { continue }
        values[animation.row] = values[animation.row] + animation.value * remaining
      }
    }
    return values
  }

  private func model(_ row: Int, at moment: borrowing Moment) -> Value {
    let own = rows[row].steps
    let next = own.partitioningIndex { !moment.isReached[steps[$0].time] }
    return next == own.lowerBound ? initials[row] : steps[next - 1].value
  }

  private func sum(
    _ model: Value, _ running: Range<Int>, _ moment: borrowing Moment
  ) -> Value {
    var value = model
    let end = started(running, moment)
    var index = (running.lowerBound..<end).partitioningIndex {
      !moment.states[animations[$0].lastEnding].hasEnded
    }
    while index < end {
      let animation = animations[index]
      let remaining = moment.states[animation.timeframe].remaining
      if remaining != 0 { value = value + animation.value * remaining }
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
    let end = started(running, moment)
    return end == running.lowerBound ? nil : end - 1
  }

  /// The first that has not started.
  private func started(_ running: Range<Int>, _ moment: borrowing Moment) -> Int {
    running.partitioningIndex { !moment.states[animations[$0].timeframe].hasStarted }
  }
}
