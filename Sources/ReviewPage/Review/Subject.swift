import LayoutAnimation

/// A timeline to review, and its basis: what to compare it with.
struct Subject: Sendable {
  enum Basis: Sendable {
    /// The path of a pin, and whether a missing pin is a problem.
    case pin(String, isExpected: Bool)
    /// A timeline, a pin or a folder of frames, which must exist.
    case source(String)
    /// Standard input has no pin beside it.
    case nothing

    /// The files that are read, which need not exist.
    var files: [String] {
      get throws(LayoutAnimationError) {
        switch self {
        case .pin(let path, _): return [path]
        case .source(let path):
          if path == "-" { return [path] }
          let isFolder = try InputFile.examine(path, FileSystem.isDirectory)
          return isFolder ? try FrameFolderCheck.files(in: path) : [path]
        case .nothing: return []
        }
      }
    }
  }

  let path: String
  let name: String
  let basis: Basis
  let settings: TimelineSettings
  /// The folders that images may be in besides that of a timeline.
  let allowedPaths: [String]
}

extension Subject {
  /// - Parameters:
  ///   - chosen: the frame rate and scale that replace those of the suite, of the pin, and the
  ///     timeline's own.
  ///   - tolerance: replaces the suite's.
  func review(
    _ chosen: PlanOptions, _ tolerance: ChosenTolerance, _ jobs: SharedJobs,
    _ willDraw: (DrawingCost) -> Void
  ) async throws(LayoutAnimationError) -> Review {
    let file = try TimelineFile(path: path, allowing: allowedPaths)
    let tolerance = try tolerance.over(settings.tolerance)
    switch basis {
    case .pin(let pinPath, let isExpected):
      return try await review(
        file, against: try Pin.existing(at: pinPath), at: pinPath, isExpected: isExpected, chosen,
        tolerance, jobs, willDraw)
    case .source(let other) where other.hasSuffix(Pin.suffix):
      return try await review(
        file, against: try Pin(path: other), at: other, isExpected: true, chosen, tolerance, jobs,
        willDraw)
    case .nothing:
      let timeline = try PlannedTimeline(
        file, options: chosen.over(settings.options), recordsFindings: true)
      willDraw(DrawingCost(timeline))
      return Review(
        name: name, timeline: timeline, verdict: .alone,
        headline: "not compared: standard input has no pin next to it; name one with `--against`")
    case .source(let other):
      let options = chosen.over(settings.options)
      let timeline = try PlannedTimeline(file, options: options, recordsFindings: true)
      willDraw(DrawingCost(timeline))
      let expected = try FrameSource(path: other, options: options, allowing: allowedPaths)
      return Review(
        try FrameComparison(
          expected: expected, actual: .timeline(timeline), tolerance: tolerance), timeline,
        name: name)
    }
  }

  /// A pin records the pictures at its own scale and frame rate. For others, the pinned timeline is
  /// rendered again.
  private func review(
    _ file: TimelineFile, against pin: Pin?, at pinPath: String, isExpected: Bool,
    _ chosen: PlanOptions, _ tolerance: ComparisonTolerance, _ jobs: SharedJobs,
    _ willDraw: (DrawingCost) -> Void
  ) async throws(LayoutAnimationError) -> Review {
    let options = chosen.over(settings.options)
    let timeline = try PlannedTimeline(
      file, options: try pin?.options(over: options) ?? options, recordsFindings: true)
    willDraw(DrawingCost(timeline))
    guard let pin, chosen != .none else {
      let verification = try await timeline.verify(
        against: pin, at: pinPath, recording: .never, tolerance: tolerance, jobs: jobs)
      return Review(verification, timeline, name: name, isExpected: isExpected)
    }
    let expected = FrameSource.timeline(try pin.plan(path: pinPath, over: options))
    var review = Review(
      try FrameComparison(expected: expected, actual: .timeline(timeline), tolerance: tolerance),
      timeline, name: name)
    review.isPinned = true
    if review.verdict.isDifference {
      review.approval = Verification.approval(of: path, in: pinPath)
    }
    return review
  }
}
