import FileAccess
import Planning
import Reporting

/// What stands beside the frames of a folder while they are rendered: `manifest.json` and the lists
/// of checksums.
///
/// At no time does one of them claim what is not so. Those of another timeline, of other options or
/// of another release go before the first frame is replaced; those of the same stay, because a
/// frame that is written again is the same file. New ones appear once the frames that they list
/// are written.
struct FrameFolderRecord: Sendable {
  private let timeline: PlannedTimeline
  let directory: FrameDirectory
  private let origin: Manifest.Origin
  /// Whether the folder's manifest, if there is one, is of the same origin.
  let continues: Bool
  /// Whether a manifest of ours stands there, of whatever origin; it may be damaged.
  let isOurs: Bool
  /// By index; nil for a frame that no file is known to hold.
  private var listed: [Manifest.Frame?]
  /// The manifest and the lists, if they are of something else. They go before a frame is written.
  let untrue: UntrueFiles

  /// Reads what the folder has.
  ///
  /// - Throws: `cannotCreateOutput` for a manifest that must not be replaced.
  init(
    _ timeline: PlannedTimeline, in directory: FrameDirectory, _ options: OutputOptions
  ) throws(LayoutAnimationError) {
    self.timeline = timeline
    self.directory = directory
    origin = Manifest.Origin(timeline, directory, options)
    listed = Array(repeating: nil, count: timeline.frameCount)
    let manifest: Manifest?
    (isOurs, manifest) = try Self.manifest(in: directory)
    continues = manifest?.origin == origin
    untrue = UntrueFiles(continues ? [] : Self.fileNames.map(directory.path(ofFile:)))
    guard let manifest, continues else { return }
    for frame in manifest.frames where frame.file == directory.name(of: frame.index) {
      listed[frame.index] = frame
    }
  }

  /// No manifest if there is none, or one that is damaged.
  private static func manifest(
    in directory: FrameDirectory
  ) throws(LayoutAnimationError) -> (isOurs: Bool, Manifest?) {
    let path = directory.path(ofFile: Manifest.fileName)
    // What is no file at all is in the way, which `check` says.
    guard FileSystem.exists(path), FileSystem.obstacle(at: path) == nil else { return (false, nil) }
    // Of a longer one the beginning is enough.
    guard let bytes = try? OpenFile(reading: path).read(upTo: Manifest.sizeLimit) else {
      throw cannotReplace(path, "whether it is a manifest of frames cannot be read")
    }
    do throws(ManifestError) {
      return (true, try Manifest(filesIn: bytes))
    } catch {
      switch error {
      case .newerVersion: throw cannotReplace(path, "\(error)")
      case .notJSON, .malformed, .notAManifest:
        guard Manifest.mayBeDamaged(bytes) else {
          throw cannotReplace(path, "\(ManifestError.notAManifest)")
        }
        return (true, nil)
      }
    }
  }

  /// What the manifest that was found says of a frame.
  func listedFrame(_ index: Int) -> Manifest.Frame? { listed[index] }

  private var lists: [FrameChecksums.Algorithm] {
    origin.hash == nil ? [.adler32] : [.adler32, .sha256]
  }

  static let fileNames =
    [Manifest.fileName] + FrameChecksums.Algorithm.allCases.map(\.fileName)

  /// Forgets the frames of earlier runs whose files are not what they were.
  ///
  /// - Parameter frames: those that are rendered now.
  mutating func begin(rendering frames: [Int]) {
    let isRendered = Set(frames)
    let kept = listed.compactMap { $0 }.filter { !isRendered.contains($0.index) }
    if kept.isEmpty { return }
    let files = ListedFrames(in: directory, lists)
    for frame in kept where !files.isTrue(frame) { listed[frame.index] = nil }
  }

  mutating func add(_ records: [FrameRecord]) {
    for record in records { listed[record.index] = record.listed }
  }

  /// Writes the lists, and the manifest last.
  func writeAll(jobs: Int) async throws(LayoutAnimationError) {
    untrue.remove()
    let manifest = manifest
    for list in lists {
      if let checksums = manifest.checksums(list) {
        try file(list.fileName).write(Array(checksums.description.utf8))
      }
    }
    try await write(manifest, jobs: jobs)
  }

  /// - Parameter jobs: how many parts of it are made at a time. Where much moves it takes as long as
  ///   drawing the frames.
  func writeManifest(jobs: Int) async throws(LayoutAnimationError) {
    try await write(manifest, jobs: jobs)
  }

  private func write(_ manifest: Manifest, jobs: Int) async throws(LayoutAnimationError) {
    let timeline = timeline
    let parts = manifest.layoutParts
    let unfinished = try file(Manifest.fileName).begin()
    var text = Manifest.Text(manifest)
    try await inOrder(parts.count, jobs: jobs) { part in
      manifest.layoutLines(parts[part], of: timeline)
    } _: { lines throws(LayoutAnimationError) in
      text.append(lines)
      try unfinished.write(text.takeBytes())
    }
    text.end()
    try unfinished.write(text.takeBytes())
    try unfinished.complete()
  }

  /// Files that somebody has removed since are not listed.
  private var manifest: Manifest {
    let frames = listed.compactMap { $0 }.filter {
      FileSystem.exists(directory.path(of: $0.index))
    }
    return Manifest(timeline, origin: origin, frames: frames)
  }

  private func file(_ name: String) -> AtomicFile {
    AtomicFile(path: directory.path(ofFile: name))
  }
}
