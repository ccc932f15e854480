import JSONText

extension Pin {
  /// What the name of a pin's file ends in.
  public static let suffix = ".pinned"

  /// Where the pin of a timeline lies unless it is told otherwise: `NAME.pinned` beside
  /// `NAME.json`.
  public static func path(ofTimeline path: String) -> String {
    (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + suffix
  }

  /// Reads the file of a pin.
  ///
  /// - Throws: `unreadableInput`; `invalidTimeline` for what is no pin, was edited by hand, or is
  ///   of a newer version.
  public init(path: String) throws(LayoutAnimationError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try OpenFile(reading: path).read(upTo: Self.sizeLimit + 1)
    } catch {
      throw LayoutAnimationError(.unreadableInput, "cannot read `\(path)`: \(error.reason)")
    }
    do throws(PinError) {
      try self.init(parsing: bytes)
    } catch {
      throw LayoutAnimationError(.invalidTimeline, "`\(path)` cannot be used: \(error)")
    }
  }

  /// Nil if there is no such file.
  ///
  /// - Throws: as `init(path:)`.
  static func existing(at path: String) throws(LayoutAnimationError) -> Pin? {
    FileSystem.exists(path) ? try Pin(path: path) : nil
  }

  /// Writes the file; it appears complete or not at all.
  ///
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  public func write(to path: String) throws(LayoutAnimationError) {
    try AtomicFile(path: path).write(bytes)
  }

  /// The pinned timeline, its places being those in the pin's file.
  ///
  /// - Parameters:
  ///   - path: of the pin's file, for messages.
  ///   - options: what is chosen over the frame rate and scale that it was pinned with.
  /// - Throws: `invalidTimeline` if this release refuses what an earlier one took.
  public func plan(
    path: String, over options: RenderOptions
  ) throws(LayoutAnimationError) -> PlannedTimeline {
    let above = [UInt8](repeating: UInt8(ascii: "\n"), count: timelineLine - 1)
    let file = try TimelineFile(contents: above + timeline, path: path)
    return try PlannedTimeline(file, options: try self.options(over: options))
  }

  /// - Parameter options: what is chosen over the frame rate and scale that it was pinned with.
  func options(over options: RenderOptions) throws(LayoutAnimationError) -> RenderOptions {
    try RenderOptions(
      framesPerSecond: options.framesPerSecond ?? chosenFramesPerSecond,
      scale: options.scale ?? chosenScale, jobs: options.jobs)
  }
}
