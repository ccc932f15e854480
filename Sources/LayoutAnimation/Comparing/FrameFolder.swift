/// A folder of rendered frames, `frame_0000.png` and so on, to be read. Other files are ignored.
public struct FrameFolder: Hashable, Sendable {
  public let path: String
  /// The numbers of the frames that are there, ascending; at least one.
  public let frames: [Int]

  var directory: FrameDirectory { FrameDirectory(path: path) }

  /// - Throws: `unreadableInput` for a folder that cannot be listed or holds no frame.
  public init(path: String) throws(LayoutAnimationError) {
    self.path = path
    let directory = FrameDirectory(path: path)
    frames = FileSystem.names(in: path).compactMap { directory.frame(named: $0) }.sorted()
    guard !frames.isEmpty else {
      throw LayoutAnimationError(
        .unreadableInput,
        "there are no frames in `\(path)`: none is called `\(directory.name(of: 0))`")
    }
  }
}
