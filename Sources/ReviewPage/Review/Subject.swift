import LayoutAnimation

/// A timeline that is to be reviewed, and what it is to be compared with.
struct Subject: Sendable {
  enum Basis: Sendable {
    /// A pin, if there is one; if not, whether something is wrong.
    case pin(String, isExpected: Bool)
    /// A timeline, a pin or a folder of frames, which must exist.
    case source(String)

    var path: String {
      switch self {
      case .pin(let path, _), .source(let path): path
      }
    }
  }

  let path: String
  let name: String
  let basis: Basis
}

extension Subject {
  /// - Parameter options: the frame rate and the scale in place of the timeline's own or those
  ///   that it is pinned with.
  func review(
    _ options: RenderOptions, _ tolerance: ComparisonTolerance
  ) async throws(LayoutAnimationError) -> Review {
    let file = try TimelineFile(path: path)
    switch basis {
    case .pin(let pinPath, let isExpected):
      return try await review(
        file, against: try Pin.existing(at: pinPath), at: pinPath, isExpected: isExpected, options,
        tolerance)
    case .source(let other) where other.hasSuffix(Pin.suffix):
      return try await review(
        file, against: try Pin(path: other), at: other, isExpected: true, options, tolerance)
    case .source(let other):
      let timeline = try PlannedTimeline(file, options: options)
      let expected = try FrameSource(path: other, options: options)
      return Review(
        try FrameComparison(
          expected: expected, actual: .timeline(timeline), tolerance: tolerance), timeline,
        name: name)
    }
  }

  /// A pin tells of the pictures in its own size and at its own rate; in others its timeline is
  /// drawn anew.
  private func review(
    _ file: TimelineFile, against pin: Pin?, at pinPath: String, isExpected: Bool,
    _ options: RenderOptions, _ tolerance: ComparisonTolerance
  ) async throws(LayoutAnimationError) -> Review {
    let timeline = try PlannedTimeline(file, options: try pin?.options(over: options) ?? options)
    guard let pin, options.framesPerSecond != nil || options.scale != nil else {
      let verification = try await timeline.verify(
        against: pin, at: pinPath, recording: .never, tolerance: tolerance)
      return Review(verification, timeline, name: name, isExpected: isExpected)
    }
    let expected = FrameSource.timeline(try pin.plan(path: pinPath, over: options))
    var review = Review(
      try FrameComparison(expected: expected, actual: .timeline(timeline), tolerance: tolerance),
      timeline, name: name)
    review.isPinned = true
    if review.verdict != .same { review.approval = Verification.approval(of: path, in: pinPath) }
    return review
  }
}
