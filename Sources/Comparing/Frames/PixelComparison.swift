import Planning
import Presentation
import Primitives
import Reporting

/// The pixels of the frames that two sides have, compared exactly unless a tolerance is asked for:
/// straight RGBA, 8 bits a channel.
public struct PixelComparison: Hashable, Sendable {
  /// A frame whose pixels differ.
  public struct Frame: Hashable, Sendable {
    public let number: Int
    /// By more than the tolerance.
    public let differingPixels: Int
    /// How many pixels the frame has.
    public let pixelCount: Int
    /// How many more pixels differ, but by the tolerance or less.
    public internal(set) var forgivenPixels = 0
    /// The largest difference of a channel, 1…255; 0 where it is not known.
    public internal(set) var largestDifference = 0

    fileprivate var extent: (Int, Int) { (differingPixels, largestDifference) }

    package init(
      number: Int, differingPixels: Int, pixelCount: Int, forgivenPixels: Int = 0,
      largestDifference: Int = 0
    ) {
      (self.number, self.differingPixels) = (number, differingPixels)
      (self.pixelCount, self.forgivenPixels) = (pixelCount, forgivenPixels)
      self.largestDifference = largestDifference
    }
  }

  /// How many frames were compared: those that both sides have, in the same size.
  public private(set) var comparedCount = 0
  /// The frames that differ by more than the tolerance, ascending; `differingPixels` is 1 or more.
  public private(set) var frames: [Frame] = []
  /// The frames that differ, but nowhere by more than the tolerance, ascending; `differingPixels`
  /// is 0.
  public internal(set) var forgiven: [Frame] = []

  /// How many pictures were drawn or decoded for it, on both sides together.
  private(set) var pictureCount = 0

  /// The files that are compared by their still pictures alone, those of the expected side first in each frame.
  private(set) var animations: [AnimatedPicture] = []

  public var first: Frame? { frames.first }

  /// The one with the most differing pixels, of several the one with the largest difference, of
  /// several the first.
  public var worst: Frame? {
    frames.reduce(nil) { worst, frame in
      guard let worst, worst.extent >= frame.extent else { return frame }
      return worst
    }
  }

  /// The number of differing pixels in all frames together.
  public var total: Int { frames.reduce(0) { $0 + $1.differingPixels } }

  /// - Parameters:
  ///   - suspects: the only frames that may differ, ascending; nil if any may.
  ///   - tolerance: the largest difference of a channel that is forgiven, 0…255.
  ///   - sizes: receives the frames that cannot be compared because their sizes differ.
  init(
    _ expected: FrameSource, _ actual: FrameSource, frames numbers: [Int],
    differingOnlyIn suspects: [Int]? = nil, tolerance: Int = 0, sizes: inout [StructureDifference]
  ) throws(LayoutAnimationError) {
    if let difference = Self.sizeDifference(expected, actual, numbers) {
      sizes = [difference]
      return
    }
    let suspects = suspects.map(Set.init)
    for number in numbers {
      guard suspects?.contains(number) != false,
        try !Self.isSurelySame(expected, actual, number)
      else {
        comparedCount += 1
        continue
      }
      // Decoding a picture of the largest size takes a gigabyte, so sizes are compared before.
      let (size, actualSize) = (try expected.size(of: number), try actual.size(of: number))
      guard size == actualSize else {
        sizes.appendSize(of: number, size, actualSize)
        continue
      }
      let before = try expected.picture(of: number, animations: &animations)
      let after = try actual.picture(of: number, animations: &animations)
      pictureCount += 2
      append(number, before.tally(against: after, tolerance: tolerance), of: size)
    }
  }

  private mutating func append(_ number: Int, _ tally: PixelTally, of size: PixelSize) {
    comparedCount += 1
    guard tally.largest > 0 else { return }
    let frame = Frame(
      number: number, differingPixels: tally.differing, pixelCount: size.width * size.height,
      forgivenPixels: tally.forgiven, largestDifference: tally.largest)
    if tally.differing > 0 { frames.append(frame) } else { forgiven.append(frame) }
  }

  /// For two timelines this is known before anything is drawn.
  private static func sizeDifference(
    _ expected: FrameSource, _ actual: FrameSource, _ numbers: [Int]
  ) -> StructureDifference? {
    guard let before = expected.timeline, let after = actual.timeline,
      before.pixelSize != after.pixelSize, let first = numbers.first, let last = numbers.last
    else { return nil }
    return .pixelSize(frames: first...last, expected: before.pixelSize, actual: after.pixelSize)
  }

  /// Whether both sides paint the same scene or have the same file, as for most frames, so that
  /// neither picture is needed.
  private static func isSurelySame(
    _ expected: FrameSource, _ actual: FrameSource, _ number: Int
  ) throws(LayoutAnimationError) -> Bool {
    switch (expected, actual) {
    case (.timeline(let before), .timeline(let after)):
      before.plan.scene(at: number) == after.plan.scene(at: number)
    case (.folder(let before), .folder(let after)):
      try before.hasSameFile(as: after, for: number)
    case (.timeline, .folder), (.folder, .timeline): false
    }
  }
}

extension PlannedTimeline {
  fileprivate var pixelSize: PixelSize { PixelSize(width: width, height: height) }
}

extension [StructureDifference] {
  /// Lengthens the last run of frames if it ends just before and has the same sizes.
  fileprivate mutating func appendSize(
    of number: Int, _ expected: PixelSize, _ actual: PixelSize
  ) {
    var frames = number...number
    if case .pixelSize(let run, expected, actual) = last, run.upperBound + 1 == number {
      frames = run.lowerBound...number
      removeLast()
    }
    append(.pixelSize(frames: frames, expected: expected, actual: actual))
  }
}
