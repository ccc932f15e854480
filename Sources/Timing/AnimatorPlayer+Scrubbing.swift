extension AnimatorPlayer {
  /// Sets `fractionComplete` to one value after the other, evenly in between.
  mutating func scrub(_ samples: [ScrubSample]) {
    isRunning = false
    let start = now
    for sample in samples {
      let fraction = isReversed ? 1 - sample.fraction : sample.fraction
      let length = start + sample.time - now
      if settings.scrubsLinearly {
        drag(to: fraction, over: length)
      } else {
        travel(to: self.length.scaled(by: fraction), over: length)
      }
    }
    if settings.scrubsLinearly { straighten() }
  }

  private mutating func drag(to fraction: Double, over length: Nanoseconds) {
    let line = AnimatorPiece(length: length, from: position, to: fraction)
    append(line, .init(from: 0, to: 1), length: length)
    position = fraction
  }

  /// Makes the way a straight line, on which the head is where it was scrubbed to.
  private mutating func straighten() {
    isScrubbed = true
    length = settings.duration
    head = length.scaled(by: position)
    way = [
      AnimatorPiece(length: head, from: 0, to: position),
      AnimatorPiece(length: length - head, from: position, to: 1),
    ]
  }

  /// Moves along the way to a distance, through whatever pieces are between.
  private mutating func travel(to goal: Nanoseconds, over duration: Nanoseconds) {
    let (start, origin, isBackward) = (now, head, goal < head)
    let total = Double((goal - origin).rawValue).magnitude
    while head != goal, let piece = next(backward: isBackward) {
      let curve = way[piece.index]
      let edge = isBackward ? max(piece.start, goal) : min(piece.start + curve.length, goal)
      let part = Double((edge - origin).rawValue).magnitude / total
      let span = AnimatorPiece.Span(
        from: curve.fraction(at: head - piece.start), to: curve.fraction(at: edge - piece.start))
      append(curve, span, length: start + duration.scaled(by: part) - now)
      head = edge
      position = curve.progress(at: span.to)
    }
    hold(until: start + duration)
  }
}

extension AnimatorPlayer {
  /// Continues along the way, or with another curve for the rest of it.
  mutating func resume(_ continuation: AnimatorContinuation) throws(AnimatorFault) {
    guard !isRunning else { throw .running }
    isRunning = true
    guard isScrubbed || continuation != .plain else { return }
    isScrubbed = false
    let (curve, rest) = continuation.rest(
      of: settings.duration, remaining: isReversed ? head : length - head)
    replaceRest(
      by: AnimatorPiece(
        length: rest, from: position, to: isReversed ? 0 : 1, curve: curve ?? settings.curve,
        curveDuration: curve == nil ? settings.duration : rest, isBackward: isReversed))
  }

  /// Replaces what is ahead.
  private mutating func replaceRest(by piece: AnimatorPiece) {
    if isReversed {
      way = [piece] + kept(earlier: false)
      length = piece.length + length - head
      head = piece.length
    } else {
      way = kept(earlier: true) + [piece]
      length = head + piece.length
    }
  }

  /// The pieces behind the head, or ahead of it.
  private func kept(earlier: Bool) -> [AnimatorPiece] {
    var start = Nanoseconds.zero
    return way.compactMap { piece in
      let distance = min(max(head - start, .zero), piece.length)
      start = start + piece.length
      if distance == (earlier ? .zero : piece.length) { return nil }
      return piece.cut(at: distance, keepsEarlier: earlier)
    }
  }
}
