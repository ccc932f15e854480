import AutoLayout
import Primitives
import TimelineModel
import Timing

/// Likely mistakes in how views move, found in the tracks of a timeline that has been played.
///
/// - Complexity: linear in the animations, times the depth of their views.
struct MotionLints {
  let timeline: Timeline
  let tracks: [ViewTracks]
  let starts: AnimationStarts
  /// Of the animations that leave 0 … 1: the least and the greatest progress.
  let extents: [CurveExtent.Key: ClosedRange<Double>]
  /// By view: those of each property that is animated, as `ViewTracks` finds them.
  private let spans: [[(property: AnimatedProperty, spans: [TimeSpan])]]
  /// By view that has subviews: when it takes them along.
  let carrying: [ViewIndex: BusyTimes]
  private let clock: FrameClock

  init(_ timeline: Timeline, _ tracks: [ViewTracks]) {
    self.timeline = timeline
    self.tracks = tracks
    starts = AnimationStarts(timeline)
    extents = CurveExtent.extents(of: timeline)
    let spans = tracks.map(\.spans)
    self.spans = spans
    let superviews = Set(timeline.views.compactMap(\.superview))
    carrying = Dictionary(
      uniqueKeysWithValues: superviews.map { ($0, BusyTimes(carrying: spans[$0.rawValue])) })
    clock = timeline.clock(framesPerSecond: timeline.framesPerSecond)
  }

  var lints: [Lint] {
    let views = tracks.indices.map { ViewIndex($0) }.filter { isEverDrawn($0) }
    return idle + lateJumps(of: views) + views.flatMap { fights(of: $0) }
      + views.flatMap { geometryLints(of: $0) }
      + views.filter(isAlwaysBack).map { .returning($0) }
  }

  /// Whether a view draws something of its own in a frame where it moves.
  private func isEverDrawn(_ view: ViewIndex) -> Bool {
    spans[view.rawValue].contains { _, spans in
      spans.contains { isDrawn(view, at: $0.begin) || isDrawn(view, at: $0.end) }
    }
  }

  func isDrawn(_ view: ViewIndex, at time: Nanoseconds) -> Bool {
    let shown = tracks[view.rawValue].model(at: FrameTime(time))
    return shown.isDrawn && !shown.isHidden && shown.alpha > 0
  }
}

extension MotionLints {
  /// At the end nobody waits for anything.
  private static var shortestTail: Nanoseconds { .second }
  private static var shortestPause: Nanoseconds { .second + .second }

  /// Long times in which nothing moves and no keyframe is played.
  private var idle: [Lint] {
    var busy = spans.flatMap { $0.flatMap { $0.spans.map { ($0.begin, $0.end) } } }
    guard !busy.isEmpty else { return [] }
    let turns = timeline.turns.map { timeline.keyframes[$0.lowerBound].time }
    busy += turns.map { ($0, $0) }
    var lints: [Lint] = []
    var reached = Nanoseconds.zero
    var keyframe = 0
    for (begin, end) in busy.sorted(by: { $0.0 < $1.0 }) + [(clock.end, clock.end)] {
      let until = min(begin, clock.end)
      let shortest = begin >= clock.end ? Self.shortestTail : Self.shortestPause
      if until - reached >= shortest {
        while keyframe < timeline.keyframes.count, timeline.keyframes[keyframe].time < until {
          keyframe += 1
        }
        lints.append(idle(from: reached, until: until, endedBy: keyframe))
      }
      reached = max(reached, end)
    }
    return lints
  }

  /// - Parameter keyframe: the first one that is not before the end.
  private func idle(
    from start: Nanoseconds, until end: Nanoseconds, endedBy keyframe: Int
  ) -> Lint {
    let frames = Double((end - start).rawValue) / 1e9 * Double(timeline.framesPerSecond)
    return .idle(
      .init(
        start: start, end: end, frameCount: Int(frames.rounded(.down)),
        keyframe: keyframe < timeline.keyframes.count ? keyframe : nil))
  }

  /// Animations that play backwards at their end, where the value that was set is shown.
  private func lateJumps(of views: [ViewIndex]) -> [Lint] {
    var jumps: [Int: [ViewIndex]] = [:]
    for view in views {
      let late = spans[view.rawValue].flatMap(\.spans).filter { isLate($0, of: view) }
      for keyframe in Set(late.compactMap { starts.keyframe(of: $0.timeframe) }) {
        jumps[keyframe, default: []].append(view)
      }
    }
    return jumps.sorted { $0.key < $1.key }.map {
      .jump(.init(keyframe: $0.key, reason: .reversed, views: $0.value))
    }
  }

  /// Whether the view is seen elsewhere than before, or differently, when such an animation ends.
  private func isLate(_ span: TimeSpan, of view: ViewIndex) -> Bool {
    let timeframe = span.timeframe
    guard timeframe.repetition.autoreverses, span.end == timeframe.end, span.end <= clock.end,
      timeframe.progress(at: FrameTime(timeframe.end - Nanoseconds(1))) < 0.9
    else { return false }
    let track = tracks[view.rawValue]
    return track.shown(at: FrameTime(span.end - Nanoseconds(1)))
      .isSeenApart(from: track.shown(at: FrameTime(span.end)))
  }

  /// Whether a view moves, and is where it began whenever it does not move.
  private func isAlwaysBack(_ view: ViewIndex) -> Bool {
    let (track, all) = (tracks[view.rawValue], spans[view.rawValue].flatMap(\.spans))
    guard !all.isEmpty, track.path == nil, !all.contains(where: \.timeframe.goesBack) else {
      return false
    }
    let rests = track.restTimes(
      all.map { ($0.begin, $0.end) }.sorted { $0.0 < $1.0 }, until: clock.end)
    let initial = track.shown(at: FrameTime(.zero))
    return !rests.isEmpty && rests.allSatisfy { track.shown(at: FrameTime($0)) == initial }
  }
}

extension ViewTracks {
  /// One time of each rest: when an animation ends and none other runs, or the next one just begins.
  ///
  /// - Parameter spans: when each begins and ends, in order of their begin.
  fileprivate func restTimes(
    _ spans: [(begin: Nanoseconds, end: Nanoseconds)], until end: Nanoseconds
  ) -> [Nanoseconds] {
    var times: [Nanoseconds] = []
    var reached = Nanoseconds.zero
    for span in spans {
      if span.begin >= reached, reached > .zero { times.append(reached) }
      reached = max(reached, span.end)
    }
    return reached <= end ? times + [reached, end] : times
  }
}

extension Timeframe {
  /// Whether it goes back on purpose, by itself or by what is done to its animator.
  fileprivate var goesBack: Bool {
    if case .animator = curve { true } else { repetition.autoreverses }
  }
}

extension PresentedView {
  /// Whether the difference is seen as a jump: by more than a point, or clearly in colour or opacity.
  func isSeenApart(from other: PresentedView) -> Bool {
    geometry.isSeenApart(from: other.geometry)
      || (transform.translation - other.transform.translation).magnitude > 1
      || [
        transform.a - other.transform.a, transform.b - other.transform.b,
        transform.c - other.transform.c, transform.d - other.transform.d, alpha - other.alpha,
      ].contains { $0.magnitude > 0.05 }
      || (backgroundColor - other.backgroundColor).magnitude > 0.05
  }
}

extension LayoutGeometry {
  /// Whether the middle or the size differs by more than a point.
  func isSeenApart(from other: LayoutGeometry) -> Bool {
    (center - other.center).magnitude > 1 || (size - other.size).magnitude > 1
  }
}
