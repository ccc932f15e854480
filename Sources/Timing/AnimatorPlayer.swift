/// A property animator in motion: where it is on its way, and in which direction it goes.
///
/// The way is a list of pieces from the old value to the new one. Continuing with another curve replaces
/// what is ahead, so that what is behind can be played backwards as it was seen; scrubbing replaces all of
/// it by a straight line. Distances on the way are times, in whole nanoseconds.
struct AnimatorPlayer {
  let settings: AnimatorSettings
  var way: [AnimatorPiece]
  var length: Nanoseconds
  /// The distance from the earlier end of the way.
  var head = Nanoseconds.zero
  var position = 0.0
  var isReversed = false
  var isRunning = true
  /// Whether it was scrubbed along a straight line since it ran.
  var isScrubbed = false
  private(set) var now = Nanoseconds.zero
  private var segments: [AnimatorProgress.Segment] = []
  /// Nil until it finishes.
  private(set) var end: Nanoseconds?

  init(_ settings: AnimatorSettings) {
    self.settings = settings
    let whole = AnimatorPiece(
      length: settings.duration, from: 0, to: 1, curve: settings.curve,
      curveDuration: settings.duration)
    (way, length) = ([whole], settings.duration)
    hold(until: settings.delay)
  }

  mutating func perform(_ event: TimedAnimatorActions) throws(AnimatorFault) {
    guard event.time >= settings.delay else { throw .notStarted(until: settings.delay) }
    if event.time < now, end ?? now > event.time { throw .scrubbed(until: now) }
    advance(to: event.time)
    for action in event.actions {
      if let end { throw .finished(at: end) }
      try perform(action)
    }
  }

  private mutating func perform(_ action: AnimatorAction) throws(AnimatorFault) {
    switch action {
    case .pause: isRunning = false
    case .scrub(let samples): scrub(samples)
    case .reverse: isReversed.toggle()
    case .resume(let continuation): try resume(continuation)
    case .stop(let position): stop(at: position)
    }
  }

  /// Plays to the end, if it runs.
  mutating func finishPlaying() { if isRunning { advance(to: nil) } }

  /// What was played; an animator that did not finish rests where it is.
  var progress: AnimatorProgress {
    let duration = end ?? AnimationRepetition.endless
    var played = segments
    if end == nil || played.isEmpty { played.append(resting(from: now, until: duration)) }
    return AnimatorProgress(played, duration: duration)
  }

  /// - Parameter time: nil means the end.
  private mutating func advance(to time: Nanoseconds?) {
    while isRunning, end == nil, let piece = next(backward: isReversed) {
      let rest = isReversed ? head - piece.start : piece.start + way[piece.index].length - head
      let step = time.map { min($0 - now, rest) } ?? rest
      if step <= .zero { return }
      move(by: step, on: piece)
    }
    if isRunning, end == nil { complete() }
    if let time, end == nil { hold(until: time) }
  }

  /// The piece ahead, with the distance at which it begins; nil at the end of the way.
  func next(backward: Bool) -> (index: Int, start: Nanoseconds)? {
    var start = Nanoseconds.zero
    for (index, piece) in way.enumerated() {
      let end = start + piece.length
      if backward ? start < head && head <= end : start <= head && head < end {
        return (index, start)
      }
      start = end
    }
    return nil
  }

  private mutating func move(by step: Nanoseconds, on piece: (index: Int, start: Nanoseconds)) {
    let from = head - piece.start
    let to = isReversed ? from - step : from + step
    let curve = way[piece.index]
    let span = AnimatorPiece.Span(from: curve.fraction(at: from), to: curve.fraction(at: to))
    append(curve, span, length: step)
    head = piece.start + to
    position = curve.progress(at: span.to)
  }

  mutating func append(
    _ piece: AnimatorPiece, _ span: AnimatorPiece.Span, length: Nanoseconds
  ) {
    guard length > .zero else { return }
    segments.append(.init(start: now, length: length, piece: piece, span: span))
    now = now + length
  }

  mutating func hold(until time: Nanoseconds) {
    guard time > now else { return }
    segments.append(resting(from: now, until: time))
    now = time
  }

  private func resting(
    from start: Nanoseconds, until end: Nanoseconds
  ) -> AnimatorProgress.Segment {
    let piece = AnimatorPiece(length: end - start, from: position, to: position)
    return .init(start: start, length: end - start, piece: piece, span: .init(from: 0, to: 1))
  }

  private mutating func complete() {
    position = isReversed ? 0 : 1
    if settings.pausesOnCompletion { isRunning = false } else { finish() }
  }

  private mutating func stop(at place: AnimatorPosition) {
    switch place {
    case .current: break
    case .start: position = 0
    case .end: position = 1
    }
    finish()
  }

  /// An animator that finishes at the moment at which it starts is there for a moment too.
  private mutating func finish() { end = max(now, Nanoseconds(1)) }
}
