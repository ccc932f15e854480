import Timing

/// The times at which something is set and the timeframes in which something moves, each once, by
/// numbers in the order of finding them.
struct TimeTable: Sendable {
  private let times: [Nanoseconds]
  private let timeframes: [Timeframe]

  init(times: [Nanoseconds], timeframes: [Timeframe]) {
    self.times = times
    self.timeframes = timeframes
  }

  func moment(at time: FrameTime) -> Moment {
    Moment(
      isReached: times.map { time.hasReached($0) },
      states: timeframes.map { timeframe in
        guard time.hasReached(timeframe.start) else { return Moment.State() }
        let progress = timeframe.progress(at: time)
        return Moment.State(
          hasStarted: true, hasEnded: time.hasReached(timeframe.end), progress: progress,
          rest: 1 - progress)
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
    var rest = 0.0
  }

  /// By number of the time.
  let isReached: [Bool]
  /// By number of the timeframe.
  let states: [State]
}

/// Numbers times and timeframes while the tracks of all views are gathered.
struct TimeTableDraft {
  private var times: [Nanoseconds] = []
  private var timeframes: [Timeframe] = []
  private var timeNumbers: [Nanoseconds: Int] = [:]
  private var timeframeNumbers: [Timeframe: Int] = [:]
  /// Neighbours mostly have the same.
  private var lastTime: (time: Nanoseconds, number: Int)?
  private var lastTimeframe: (timeframe: Timeframe, number: Int)?

  mutating func number(of time: Nanoseconds) -> Int {
    if let lastTime, lastTime.time == time { return lastTime.number }
    let number = timeNumbers[time] ?? times.count
    if number == times.count {
      times.append(time)
      timeNumbers[time] = number
    }
    lastTime = (time, number)
    return number
  }

  mutating func number(of timeframe: Timeframe) -> Int {
    if let lastTimeframe, lastTimeframe.timeframe == timeframe { return lastTimeframe.number }
    let number = timeframeNumbers[timeframe] ?? timeframes.count
    if number == timeframes.count {
      timeframes.append(timeframe)
      timeframeNumbers[timeframe] = number
    }
    lastTimeframe = (timeframe, number)
    return number
  }

  var table: TimeTable { TimeTable(times: times, timeframes: timeframes) }
}
