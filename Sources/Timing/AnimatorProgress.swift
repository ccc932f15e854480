/// The progress of a property animator over time: pieces of curves, one after the other, with the jumps
/// that scrubbing makes.
package struct AnimatorProgress: Hashable, Sendable {
  /// A curve, or a part of one, forward or back, between two moments.
  struct Segment: Hashable, Sendable {
    /// Since the animator started.
    let start: Nanoseconds
    let length: Nanoseconds
    let piece: AnimatorPiece
    /// The elapsed fractions of the piece's curve at the start and at the end.
    let span: AnimatorPiece.Span

    func progress(at fraction: Double) -> Double {
      if fraction <= 0 { return piece.progress(at: span.from) }
      if fraction >= 1 { return piece.progress(at: span.to) }
      return piece.progress(at: span.from + (span.to - span.from) * fraction)
    }
  }

  /// From the start of the animator until it finishes; one that never does ends later than any timeline.
  package let duration: Nanoseconds
  /// Never empty, each beginning where the one before ends.
  private let segments: [Segment]
  /// By segment: its start as a fraction of `duration`, rounded as the fractions of frames are.
  private let starts: [Double]

  /// - Precondition: there is at least one segment, and the duration is above zero.
  init(_ segments: [Segment], duration: Nanoseconds) {
    precondition(!segments.isEmpty && duration > .zero, "\(segments.count) segments")
    self.segments = segments
    self.duration = duration
    starts = segments.map { Double($0.start.rawValue) / Double(duration.rawValue) }
  }

  /// The progress at a fraction of `duration`, 0…1: 0 at the old value and 1 at the new one; a spring goes
  /// beyond.
  package func progress(at fraction: Double) -> Double {
    let index = max(0, firstSegment(after: fraction) - 1)
    let segment = segments[index]
    guard segment.length > .zero else { return segment.progress(at: 1) }
    let end = segment.start + segment.length
    let to = end == duration ? 1 : Double(end.rawValue) / Double(duration.rawValue)
    return segment.progress(at: (fraction - starts[index]) / (to - starts[index]))
  }

  /// When it moves, since the animator started, in order: not during its delay, while it is paused, and
  /// after its end.
  package var moving: [Range<Nanoseconds>] {
    var moving: [Range<Nanoseconds>] = []
    for segment in segments where segment.length > .zero && segment.piece.from != segment.piece.to {
      let end = segment.start + segment.length
      if let last = moving.last, last.upperBound == segment.start {
        moving[moving.count - 1] = last.lowerBound..<end
      } else {
        moving.append(segment.start..<end)
      }
    }
    return moving
  }

  private func firstSegment(after fraction: Double) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
