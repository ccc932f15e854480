import Primitives
import Timing

/// The animations of a view's position along paths. One that is added replaces the one before.
struct PathTrack: Sendable {
  private struct Run: Sendable {
    let timeframe: Timeframe
    let path: MotionPath
    /// When another animation takes over, or it ends.
    var end: Nanoseconds
  }

  /// In order of their start.
  private var runs: [Run] = []

  mutating func add(_ path: MotionPath, _ timeframe: Timeframe) {
    end(at: timeframe.start)
    runs.append(Run(timeframe: timeframe, path: path, end: timeframe.end))
  }

  private mutating func end(at time: Nanoseconds) {
    guard let last = runs.indices.last else { return }
    runs[last].end = min(runs[last].end, time)
  }

  /// Ends a running animation whose points are not relative, for one of the layout that takes over.
  ///
  /// - Returns: the position shown; nil if there is nothing to take over. An animation that was added
  ///   at the same time continues.
  mutating func yield(at time: Nanoseconds) -> Point? {
    guard let last = runs.last, !last.path.isAdditive, last.timeframe.start < time, last.end > time
    else { return nil }
    let place = place(at: FrameTime(time))
    end(at: time)
    return place?.position
  }

  /// - Parameter position: that which is shown without a path.
  func position(_ position: Point, at time: FrameTime) -> Point {
    guard let run = run(at: time) else { return position }
    let place = run.path.place(at: run.timeframe.progress(at: time)).position
    return run.path.isAdditive ? position + place : place
  }

  /// The rotation along the path; nil without one.
  func turn(at time: FrameTime) -> AffineTransform? { place(at: time)?.turn }

  private func place(at time: FrameTime) -> PathPlace? {
    run(at: time).map { $0.path.place(at: $0.timeframe.progress(at: time)) }
  }

  var spans: [TimeSpan] { runs.flatMap { TimeSpan.spans(of: $0.timeframe, until: $0.end) } }

  /// The animation that runs; during its delay it does not show yet.
  private func run(at time: FrameTime) -> Run? {
    runs.last { time.hasReached($0.timeframe.begin) && !time.hasReached($0.end) }
  }
}

extension AffineTransform {
  /// The map and then a rotation, if there is one.
  func turned(_ turn: AffineTransform?) -> AffineTransform {
    turn.map { concatenating($0) } ?? self
  }
}
