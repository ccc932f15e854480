import FileAccess
import Raster
import Reporting

/// The file of a frame that has been drawn.
struct FrameFile {
  let index: Int
  let name: String
  let path: String
  /// Larger than any PNG file of the frame, in bytes.
  let sizeLimit: Int
  let adler32: String
  let sha256: SHA256Sum?

  init<Canvas: FileCanvas & ~Copyable>(
    _ index: Int, in directory: FrameDirectory, _ picture: borrowing Canvas,
    _ options: OutputOptions
  ) {
    self.index = index
    name = directory.name(of: index)
    path = directory.path(ofFile: name)
    let digest = picture.digest
    sizeLimit = 2 * digest.byteCount + (1 << 16)
    adler32 = digest.description
    switch options.hash {
    case nil: sha256 = nil
    case .sha256: sha256 = picture.sha256()
    }
  }

  /// The record of the existing file if a manifest lists it for the same pixels; otherwise nil.
  ///
  /// - Throws: `unreadableInput`.
  func kept(as listed: Manifest.Frame?) throws(LayoutAnimationError) -> FrameRecord? {
    let version = try version
    guard let listed, listed.adler32 == adler32, listed.sha256 == sha256,
      let bytes = try contents(upTo: sizeLimit), SHA256Sum(of: bytes) == listed.fileSHA256
    else { return nil }
    return FrameRecord(listed, byteCount: bytes.count, isWritten: false, version: version)
  }

  /// That of the existing file, before it is read: a later change shows then.
  private var version: FileStatus.Version? {
    get throws(LayoutAnimationError) {
      try InputFile.examine(path, FileSystem.statusOfName)?.version
    }
  }

  /// The record of the existing file if it contains these bytes; otherwise nil.
  ///
  /// - Throws: `unreadableInput`.
  func kept(if bytes: [UInt8]) throws(LayoutAnimationError) -> FrameRecord? {
    let version = try version
    guard try contents(upTo: bytes.count + 1) == bytes else { return nil }
    return record(of: bytes, isWritten: false, version)
  }

  private func contents(upTo limit: Int) throws(LayoutAnimationError) -> [UInt8]? {
    try InputFile.examine(path) { path throws(SystemError) in
      try FileSystem.contents(of: path, upTo: limit)
    }
  }

  /// The file need not be durable: a frame lost in a power failure can be drawn again, and
  /// `--resume` detects that it must be.
  func write(_ bytes: [UInt8]) throws(LayoutAnimationError) -> FrameRecord {
    let version = try AtomicFile(path: path, createsFolders: false).write(bytes, isDurable: false)
    return record(of: bytes, isWritten: true, version)
  }

  private func record(
    of bytes: [UInt8], isWritten: Bool, _ version: FileStatus.Version?
  ) -> FrameRecord {
    let listed = Manifest.Frame(
      index: index, file: name, fileSHA256: SHA256Sum(of: bytes), adler32: adler32,
      sha256: sha256)
    return FrameRecord(
      listed, byteCount: bytes.count, isWritten: isWritten, version: version)
  }
}
