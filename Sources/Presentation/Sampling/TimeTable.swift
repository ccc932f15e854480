import Timing

/// The distinct times at which values are set and the distinct timeframes of animations, indexed in
/// the order in which they were found.
struct TimeTable: Sendable {
  private let times: [Nanoseconds]
  private let timeframes: [Timeframe]
  /// The starts and ends of the timeframes. They are stored separately because in a long timeline
  /// they are all that a frame reads of nearly every timeframe.
  private let bounds: [(start: Nanoseconds, end: Nanoseconds)]

  init(times: [Nanoseconds], timeframes: [Timeframe]) {
    self.times = times
    self.timeframes = timeframes
    bounds = timeframes.map { ($0.start, $0.end) }
  }

  func moment(at time: FrameTime) -> Moment {
    let reached = time.lastReached
    return Moment(
      time: time, isReached: times.map { $0 <= reached },
      states: bounds.indices.map { timeframe in
        let (start, end) = bounds[timeframe]
        if start > reached { return Moment.State() }
        if end <= reached { return Moment.State(hasStarted: true, hasEnded: true, progress: 1) }
        let progress = timeframes[timeframe].progress(at: time)
        return Moment.State(hasStarted: true, progress: progress, remaining: 1 - progress)
      })
  }
}

/// A time of a timeline, with everything that depends on the time alone computed once for all
/// views.
///
/// All views that one keyframe animates share a timeframe. Its curve is solved here once per frame;
/// solving it once per view and property took a third of the time of a frame with 1,000 moving
/// views.
struct Moment {
  /// The state of a timeframe.
  struct State {
    var hasStarted = false
    var hasEnded = false
    var progress = 0.0
    /// The fraction of its difference that an additive animation still adds: 0 before its start.
    var remaining = 0.0
  }

  let time: FrameTime
  /// By index of the time.
  let isReached: [Bool]
  /// By index of the timeframe.
  let states: [State]
}

/// Assigns indices to times and timeframes while the tracks of all views are collected.
struct TimeTableDraft {
  private var times = Numbering<Nanoseconds>()
  private var timeframes = Numbering<Timeframe>()

  mutating func number(of time: Nanoseconds) -> Int { times.number(of: time) }

  mutating func number(of timeframe: Timeframe) -> Int { timeframes.number(of: timeframe) }

  var table: TimeTable { TimeTable(times: times.values, timeframes: timeframes.values) }
}

/// Assigns indices to values in the order in which they are found.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  /// Empty while there are at most `few` values: instantiating the dictionary's type at run time
  /// takes longer than a linear search.
  private var numbers: [Value: Int] = [:]
  /// The last index returned. Consecutive requests mostly have the same value.
  private var last = 0

  private static var few: Int { 8 }

  mutating func number(of value: Value) -> Int {
    if last < values.count, values[last] == value { return last }
    last = known(value) ?? values.count
    if last == values.count { append(value) }
    return last
  }

  private func known(_ value: Value) -> Int? {
    values.count <= Self.few ? values.firstIndex(of: value) : numbers[value]
  }

  private mutating func append(_ value: Value) {
    values.append(value)
    guard values.count > Self.few else { return }
    if numbers.isEmpty {
      for (number, value) in values.enumerated() { numbers[value] = number }
    }
    numbers[value] = values.count - 1
  }
}
