import FileAccess

/// A frame that has been rendered.
package struct FrameRecord: Hashable, Sendable {
  package let index: Int
  /// Its file name in the folder; nil for a frame of a stream.
  package let name: String?
  /// The size of the file, or of the frame's part of the stream, in bytes.
  package let byteCount: Int
  /// False if the file already existed and was correct.
  package let isWritten: Bool
  /// Its entry in the manifest; nil for a frame of a stream.
  package let listed: Manifest.Frame?
  /// What identifies its file as long as nobody replaces it; nil for a frame of a stream.
  let version: FileStatus.Version?

  /// A frame in a stream.
  init(index: Int, byteCount: Int) {
    self.index = index
    self.byteCount = byteCount
    name = nil
    isWritten = true
    listed = nil
    version = nil
  }

  /// A frame in a folder.
  init(
    _ listed: Manifest.Frame, byteCount: Int, isWritten: Bool, version: FileStatus.Version?
  ) {
    index = listed.index
    name = listed.file
    self.byteCount = byteCount
    self.isWritten = isWritten
    self.listed = listed
    self.version = version
  }
}
