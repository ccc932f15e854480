import Timing

/// The times at which something is set and the timeframes in which something moves, each once, by
/// numbers in the order of finding them.
struct TimeTable: Sendable {
  private let times: [Nanoseconds]
  private let timeframes: [Timeframe]
  /// Of the timeframes. By themselves, because of nearly all of a long timeline nothing else is
  /// asked in a frame.
  private let bounds: [(start: Nanoseconds, end: Nanoseconds)]

  init(times: [Nanoseconds], timeframes: [Timeframe]) {
    self.times = times
    self.timeframes = timeframes
    bounds = timeframes.map { ($0.start, $0.end) }
  }

  func moment(at time: FrameTime) -> Moment {
    let reached = time.lastReached
    return Moment(
      isReached: times.map { $0 <= reached },
      states: bounds.indices.map { timeframe in
        let (start, end) = bounds[timeframe]
        if start > reached { return Moment.State() }
        if end <= reached { return Moment.State(hasStarted: true, hasEnded: true, progress: 1) }
        let progress = timeframes[timeframe].progress(at: time)
        return Moment.State(hasStarted: true, progress: progress, remaining: 1 - progress)
      })
  }
}

/// An instant of a timeline: what depends on the time alone is worked out once for all views.
///
/// All views that one keyframe animates share a timeframe. Its curve is solved here once a frame;
/// solving it once a view and property took a third of what a frame of 1,000 moving views took.
struct Moment {
  /// Of a timeframe.
  struct State {
    var hasStarted = false
    var hasEnded = false
    var progress = 0.0
    /// What an animation that adds up still adds: nothing before it starts, and then the share of
    /// its difference that is left.
    var remaining = 0.0
  }

  /// By number of the time.
  let isReached: [Bool]
  /// By number of the timeframe.
  let states: [State]
}

/// Numbers times and timeframes while the tracks of all views are gathered.
struct TimeTableDraft {
  private var times = Numbering<Nanoseconds>()
  private var timeframes = Numbering<Timeframe>()

  mutating func number(of time: Nanoseconds) -> Int { times.number(of: time) }

  mutating func number(of timeframe: Timeframe) -> Int { timeframes.number(of: timeframe) }

  var table: TimeTable { TimeTable(times: times.values, timeframes: timeframes.values) }
}

/// Numbers values in the order of finding them.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  /// Nothing while the values are few: to make a dictionary's type at run time takes longer than
  /// to go through them.
  private var numbers: [Value: Int] = [:]
  /// Neighbours mostly have the same.
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
