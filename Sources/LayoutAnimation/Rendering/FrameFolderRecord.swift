/// What stands beside the frames of a folder while they are rendered: `manifest.json` and the lists
/// of checksums.
///
/// At no time does one of them claim what is not so. Those of another timeline, of other options or
/// of another release go before the first frame is replaced; those of the same stay, because a
/// frame that is written again is the same file. New ones appear once the frames that they list
/// are on the disk.
struct FrameFolderRecord: Sendable {
  private let timeline: PlannedTimeline
  private let directory: FrameDirectory
  private let origin: Manifest.Origin
  /// Whether the folder's manifest, if there is one, is of the same origin.
  private let continues: Bool
  /// By index; nil for a frame that no file is known to hold.
  private var listed: [Manifest.Frame?]

  /// Reads what the folder has.
  ///
  /// - Throws: `cannotCreateOutput` for a manifest that must not be replaced.
  init(
    _ timeline: PlannedTimeline, in directory: FrameDirectory, hash: PixelHash?
  ) throws(LayoutAnimationError) {
    self.timeline = timeline
    self.directory = directory
    origin = Manifest.Origin(timeline, directory, hash)
    listed = Array(repeating: nil, count: timeline.frameCount)
    let manifest = try Self.manifest(in: directory)
    continues = manifest?.origin == origin
    guard let manifest, continues else { return }
    for frame in manifest.frames where frame.file == directory.name(of: frame.index) {
      listed[frame.index] = frame
    }
  }

  /// Nil if there is none, or one that is damaged.
  private static func manifest(
    in directory: FrameDirectory
  ) throws(LayoutAnimationError) -> Manifest? {
    let path = directory.path(ofFile: Manifest.fileName)
    guard let bytes = FileSystem.contents(of: path, upTo: Manifest.sizeLimit) else { return nil }
    do throws(ManifestError) {
      return try Manifest(parsing: bytes)
    } catch {
      switch error {
      case .notJSON, .malformed: return nil
      case .notAManifest, .newerVersion:
        throw LayoutAnimationError(
          .cannotCreateOutput,
          "cannot replace `\(path)`: \(error); or render into another folder")
      }
    }
  }

  /// What the manifest that was found says of a frame.
  func listedFrame(_ index: Int) -> Manifest.Frame? { listed[index] }

  private var lists: [FrameChecksums.Algorithm] {
    origin.hash == nil ? [.adler32] : [.adler32, .sha256]
  }

  private static let fileNames =
    [Manifest.fileName] + FrameChecksums.Algorithm.allCases.map(\.fileName)

  private var paths: [String] { Self.fileNames.map(directory.path(ofFile:)) }

  /// - Throws: `cannotCreateOutput` if one of the files cannot be replaced, or must not be.
  func check(overwrites: Bool) throws(LayoutAnimationError) {
    for path in paths {
      if let obstacle = FileSystem.obstacle(at: path) {
        throw LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(obstacle)")
      }
      if !overwrites && !continues && FileSystem.exists(path) {
        throw LayoutAnimationError(
          .cannotCreateOutput, "`\(path)` is of other frames and is not to be overwritten")
      }
    }
  }

  /// Removes what would be untrue with the first frame.
  func begin() {
    if !continues { paths.forEach(FileSystem.remove) }
  }

  mutating func add(_ records: [FrameRecord]) {
    for record in records { listed[record.index] = record.listed }
  }

  /// Writes the manifest.
  func writeManifest() throws(LayoutAnimationError) {
    try write(manifest.description, to: Manifest.fileName)
  }

  /// Writes the lists, and the manifest last.
  func writeAll() throws(LayoutAnimationError) {
    let manifest = manifest
    for list in lists {
      if let checksums = manifest.checksums(list) {
        try write(checksums.description, to: list.fileName)
      }
    }
    try write(manifest.description, to: Manifest.fileName)
  }

  /// Files that somebody has removed since are not listed.
  private var manifest: Manifest {
    let frames = listed.compactMap { $0 }.filter {
      FileSystem.exists(directory.path(of: $0.index))
    }
    return Manifest(timeline, origin: origin, frames: frames)
  }

  private func write(_ text: String, to name: String) throws(LayoutAnimationError) {
    try AtomicFile(path: directory.path(ofFile: name)).write(Array(text.utf8))
  }
}
