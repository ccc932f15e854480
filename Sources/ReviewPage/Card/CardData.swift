import LayoutAnimation

/// The data of a card for the page's script.
struct CardData: Sendable {
  let review: Review
  /// The expected version; nil if there is none, or if nothing differs.
  var before: Version?
  var after: Version

  /// The intended limit for a card's data, in bytes; above it, less important parts are omitted.
  static let mostBytes = 1_500_000

  /// Nil if the review is too large for the page's player.
  ///
  /// - Throws: `cancelled` with its task; `unreadableInput` for a frame of a folder.
  init?(_ review: Review) throws(LayoutAnimationError) {
    guard !review.exceeds(Review.Extent()) else { return nil }
    self.review = review
    after = try Version(review.timeline)
    if review.verdict != .same, let comparison = review.comparison {
      switch comparison.expected {
      case .timeline(let timeline): before = try Version(timeline)
      case .folder(let folder): before = try Version(folder, besides: review.timeline, comparison)
      }
    }
    fit(to: Self.mostBytes)
  }

  /// - Parameter limit: in bytes.
  mutating func fit(to limit: Int) {
    if size > limit {
      after.omitOverlay()
      before?.omitOverlay()
    }
    if size > limit {
      after.omitExplanations()
      before?.omitExplanations()
    }
  }

  var size: Int { after.size + (before?.size ?? 0) }

  var json: JSON {
    .object([
      "path": JSON(review.timeline.path),
      "command": JSON(review.approval) ?? .null, "verdict": JSON(review.verdict.rawValue),
      "differing": review.differing ?? .null,
      "tolerance": JSON(review.comparison?.tolerance.channel ?? 0), "before": before?.json ?? .null,
      "after": after.json,
    ])
  }
}

extension Review {
  /// Nil if nothing was compared or nothing differs.
  fileprivate var differing: JSON? {
    guard verdict.isDifference else { return nil }
    let pixels = comparison?.pixels
    let counted = pixels?.frames ?? []
    let numbers = Set(counted.map(\.number))
    let lost = lostFrames.filter { !numbers.contains($0) }.map { ($0, JSON.null) }
    let frames = (counted.map { ($0.number, JSON($0.differingPixels)) } + lost)
      .sorted { $0.0 < $1.0 }
    return .object([
      "frames": .numbers(frames.map(\.0)), "pixels": .array(frames.map(\.1)),
      "first": frames.first.map { JSON($0.0) } ?? .null,
      "worst": (pixels?.worst?.number ?? lostFrames.first).map { JSON($0) } ?? .null,
      "geometry": .numbers(comparison?.geometryFrames ?? []),
    ])
  }
}
