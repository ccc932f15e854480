import Primitives
import Timing

/// The ranges of a column that belong to one row. It is not nested in the column, because a nested
/// type would be instantiated at run time for each type of value, at 100,000 instructions each.
private struct TrackRow {
  /// The later model values.
  var steps: Range<Int>
  var animations: Range<Int>

  var isConstant: Bool { steps.isEmpty && animations.isEmpty }
}

/// One property of many views over time; `AdditiveTrack` and `ReplacingTrack` store that of one
/// view.
struct TrackColumn<Value: Interpolatable>: Sendable {
  /// The initial values by row.
  private var initials: [Value] = []
  private var rows: [TrackRow] = []
  /// The changes row by row, each row in order of time.
  private var steps: [(row: Int, time: Int, value: Value)] = []
  /// Row by row, each row in order of start.
  private var animations: [Animation] = []
  private let isAdditive: Bool

  private struct Animation {
    let row: Int
    let timeframe: Int
    /// The timeframe that ends last among the row's animations up to this one.
    let lastEnding: Int
    /// The difference of an additive animation or of an earlier step, or the start value of a replacing
    /// one.
    let value: Value
    /// The number of earlier steps of the same keyframe animation before it, if it replaces.
    let earlierSteps: Int
  }

  /// The number of changes and animations per row up to which scanning all of them takes less time
  /// than searching row by row. Computed, because a generic type cannot store a static property.
  private static var scanLimit: Int { 16 }

  init(isAdditive: Bool) { self.isAdditive = isAdditive }

  mutating func append<Original>(
    _ track: AdditiveTrack<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    append(
      track.model, track.animations.map { ($0.timeframe, $0.difference, 0) }, &draft, converted)
  }

  mutating func append<Original>(
    _ track: ReplacingTrack<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    append(
      track.model, track.animations.map { ($0.timeframe, $0.from, $0.earlierSteps) }, &draft,
      converted)
  }

  private mutating func append<Original>(
    _ model: ModelHistory<Original>,
    _ running: [(timeframe: Timeframe, value: Original, earlierSteps: Int)],
    _ draft: inout TimeTableDraft, _ converted: (Original) -> Value
  ) {
    let (row, step, animation) = (rows.count, steps.count, animations.count)
    initials.append(converted(model.steps[0].value))
    for later in model.steps.dropFirst() {
      steps.append((row, draft.number(of: later.time), converted(later.value)))
    }
    var last: (end: Nanoseconds, timeframe: Int)?
    for (timeframe, value, earlierSteps) in running {
      let number = draft.number(of: timeframe)
      if last.map({ timeframe.end >= $0.end }) ?? true { last = (timeframe.end, number) }
      animations.append(
        Animation(
          row: row, timeframe: number, lastEnding: last?.timeframe ?? number,
          value: converted(value), earlierSteps: earlierSteps))
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

  /// The values shown of all rows.
  ///
  /// Changes and animations are applied in storage order, which is the right order within each row:
  /// that took 25 instructions per row, where iterating by row took 70. Writing to the array itself
  /// also took 70, because an array checks on every write whether its storage is shared. In a
  /// long timeline nearly all animations are over or have not started, so each row is searched
  /// instead.
  func shown(at moment: borrowing Moment) -> [Value] {
    guard isAdditive, steps.count + animations.count <= Self.scanLimit * rows.count else {
      return rows.indices.map { shown($0, at: moment) }
    }
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for initial in initials { values.append(initial) }
    var span = values.mutableSpan
    for step in steps where moment.isReached[step.time] { span[step.row] = step.value }
    for animation in animations {
      let remaining = moment.states[animation.timeframe].remaining
      if remaining == 0 { continue }
      span[animation.row] = span[animation.row] + animation.value * remaining
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
    let value = progress == 1 ? model : from + (model - from) * progress
    let steps = animations[latest].earlierSteps
    return steps == 0 ? value : add((latest - steps)..<latest, to: value, moment)
  }

  /// Adds what the steps of a keyframe animation before the last still add.
  private func add(_ steps: Range<Int>, to value: Value, _ moment: borrowing Moment) -> Value {
    var value = value
    for index in steps {
      let animation = animations[index]
      value = value + animation.value * moment.states[animation.timeframe].remaining
    }
    return value
  }

  /// Whether an animation of a replacing track is running.
  func isMoving(_ row: Int, at moment: borrowing Moment) -> Bool {
    guard let latest = latest(rows[row].animations, moment) else { return false }
    return !moment.states[animations[latest].timeframe].hasEnded
  }

  private func latest(_ running: Range<Int>, _ moment: borrowing Moment) -> Int? {
    let end = started(running, moment)
    return end == running.lowerBound ? nil : end - 1
  }

  /// The index of the first animation that has not started.
  private func started(_ running: Range<Int>, _ moment: borrowing Moment) -> Int {
    running.partitioningIndex { !moment.states[animations[$0].timeframe].hasStarted }
  }
}
