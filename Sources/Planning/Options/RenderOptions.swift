import FileAccess
public import Reporting

/// What the caller of a rendering chooses, over what the timeline says.
public struct RenderOptions: Hashable, Sendable {
  /// Frames a second in place of the timeline's own; nil keeps that. 1…1000.
  public let framesPerSecond: Int?
  /// Pixels a point in place of the timeline's own; nil keeps that. 1, 2 or 3.
  public let scale: Int?
  /// The frames to render; nil means every one.
  public let frames: FrameSelection?
  /// How many frames are drawn at a time; the pictures do not depend on it.
  public let jobs: Int
  /// Whether frames that stand in the output folder may be replaced.
  public let overwrites: Bool
  /// Whether frames that stand in the output folder and are right are kept.
  public let resumes: Bool
  /// A hash of the pixels to write beside their checksum; nil means none.
  public let hash: PixelHash?
  /// Whether constraints, alignment rectangles and the views' names are painted over every frame.
  public let overlay: Bool
  /// What the files of frames are like inside.
  public let encoding: PNGEncoding

  /// - Parameter jobs: nil means one for each processor.
  /// - Throws: `usage` for a number outside its range, and for `resumes` without `overwrites`:
  ///   it has to replace what is wrong.
  public init(
    framesPerSecond: Int? = nil, scale: Int? = nil, frames: FrameSelection? = nil,
    jobs: Int? = nil, overwrites: Bool = true, resumes: Bool = false, hash: PixelHash? = nil,
    overlay: Bool = false, encoding: PNGEncoding = PNGEncoding()
  ) throws(LayoutAnimationError) {
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.frames = frames
    self.jobs = jobs ?? ProcessEnvironment.processorCount
    self.overwrites = overwrites
    self.resumes = resumes
    self.hash = hash
    self.overlay = overlay
    self.encoding = encoding
    try Self.require(framesPerSecond, in: 1...1000, "frames per second")
    try Self.require(scale, in: 1...3, "the scale")
    try Self.require(jobs, in: 1...1024, "the number of jobs")
    if resumes && !overwrites {
      throw LayoutAnimationError(
        .usage, "resuming replaces frames that are wrong, so they must be allowed to be overwritten"
      )
    }
  }

  package static func require(
    _ value: Int?, in range: ClosedRange<Int>, _ name: String
  ) throws(LayoutAnimationError) {
    guard let value, !range.contains(value) else { return }
    throw LayoutAnimationError(
      .usage, "\(name) must be \(range.lowerBound)…\(range.upperBound), not \(value)")
  }
}
