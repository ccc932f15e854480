import FileAccess
import Planning
import Reporting

/// The files that describe the frames of a folder while they are rendered: `manifest.json` and the
/// lists of checksums.
///
/// They are correct at any time. Those of a different timeline, different options or a different
/// release are deleted before the first frame is overwritten. Those of the same origin are kept,
/// because a frame that is written again is the same file. New ones are written after the frames
/// that they list.
struct FrameFolderRecord: Sendable {
  let timeline: PlannedTimeline
  let directory: FrameDirectory
  let origin: Manifest.Origin
  private let isShared: Bool
  /// Whether the folder has a manifest of the same origin.
  let continues: Bool
  /// That of the folder's manifest, also if it is another one; nil without a manifest that can be used.
  private let earlier: Manifest.Origin?
  /// The files that the manifest lists, also one of another origin.
  let listedFiles: Set<String>
  /// By index; nil for a frame without a known file.
  private(set) var listed: [Manifest.Frame?]
  /// The files that this run has written or kept, by frame.
  private var versions: [Int: FileStatus.Version] = [:]
  /// What becomes of a manifest that is damaged or foreign; nil for another, and without one.
  let manifestRepair: FolderRepair?
  /// A manifest of the same origin that a run resumes from and that is not damaged.
  let found: FoundManifest?
  /// The manifest and the lists if they have a different origin.
  let stale: StaleFiles

  /// Reads the manifest of a folder.
  ///
  /// - Throws: `cannotCreateOutput` for a manifest that must not be replaced.
  init(
    _ timeline: PlannedTimeline, in directory: FrameDirectory, _ options: OutputOptions
  ) throws(LayoutAnimationError) {
    self.timeline = timeline
    self.directory = directory
    origin = Manifest.Origin(timeline, directory, options)
    isShared = options.isShared
    listed = Array(repeating: nil, count: timeline.frameCount)
    let manifest: Manifest?
    let bytes: [UInt8]
    (manifestRepair, manifest, bytes) = try Self.manifest(in: directory, options.overwriting)
    earlier = manifest?.origin
    continues = manifest?.origin == origin
    let isResumed = options.resumes && continues && manifestRepair == nil
    found = isResumed ? FoundManifest(frames: manifest?.frames ?? [], bytes: bytes) : nil
    listedFiles = Set(manifest?.frames.map(\.file) ?? [])
    let others = options.overwriting == .nothing ? [] : Self.otherLists(than: origin)
    let names = continues ? others : Self.fileNames
    stale = StaleFiles(names.map(directory.path(ofFile:)))
    guard let manifest, continues else { return }
    for frame in manifest.frames where frame.file == directory.name(of: frame.index) {
      listed[frame.index] = frame
    }
  }

  /// The manifest is nil if there is none, or if even its frames cannot be used.
  private static func manifest(
    in directory: FrameDirectory, _ overwriting: Overwriting
  ) throws(LayoutAnimationError) -> (FolderRepair?, Manifest?, bytes: [UInt8]) {
    let path = directory.path(ofFile: Manifest.fileName)
    // `check` reports something that is not a file.
    guard try AtomicFile(path: path).examine(FileSystem.isRegular) else { return (nil, nil, []) }
    // The beginning of a longer file is enough to recognize it.
    let bytes = try InputFile.beginning(of: path, count: Manifest.sizeLimit.byteCount)
    do throws(ManifestError) {
      let manifest = try Manifest(filesIn: bytes)
      return (Manifest.isWhole(bytes) ? nil : .damaged(path), manifest, bytes)
    } catch {
      if Manifest.mayBeDamaged(bytes) { return (.damaged(path), nil, []) }
      if overwriting == .everything { return (.foreign(path), nil, []) }
      guard case .newerVersion = error else {
        throw cannotReplace(path, "it is not a manifest that `render` wrote")
      }
      throw cannotReplace(path, "\(error)", advice: "or render into another folder")
    }
  }

  /// The entry of a frame in the existing manifest.
  func listedFrame(_ index: Int) -> Manifest.Frame? { listed[index] }

  var lists: [FrameChecksums.Algorithm] { Self.lists(of: origin) }

  private static func lists(of origin: Manifest.Origin) -> [FrameChecksums.Algorithm] {
    origin.hash == nil ? [.adler32] : [.adler32, .sha256]
  }

  /// The names of the lists that a run does not write.
  private static func otherLists(than origin: Manifest.Origin) -> [String] {
    FrameChecksums.Algorithm.allCases.filter { !lists(of: origin).contains($0) }.map(\.fileName)
  }

  /// Of this run's frames and of those that the manifest has.
  var origins: [Manifest.Origin] { [origin, earlier].compactMap(\.self) }

  /// Whether the manifest is of another timeline, other options or another release.
  var isOfOtherFrames: Bool { earlier != nil && !continues }

  static let fileNames =
    [Manifest.fileName] + FrameChecksums.Algorithm.allCases.map(\.fileName)

  /// Removes frames of earlier runs from the record if their files have changed.
  ///
  /// - Parameter frames: the frames that are rendered in this run.
  /// - Returns: the frames removed, ascending.
  /// - Throws: `unreadableInput`.
  mutating func begin(rendering frames: [Int]) throws(LayoutAnimationError) -> [Int] {
    let isRendered = Set(frames)
    let kept = listed.compactMap { $0 }.filter { !isRendered.contains($0.index) }
    if kept.isEmpty { return [] }
    let files = try ListedFrames(in: directory, lists)
    let size = PixelSize(width: origin.width, height: origin.height)
    var removed: [Int] = []
    for frame in kept where try !files.isCorrect(frame, size: size) {
      listed[frame.index] = nil
      removed.append(frame.index)
    }
    return removed
  }

  mutating func add(_ records: [FrameRecord]) {
    for record in records {
      listed[record.index] = record.listed
      versions[record.index] = record.version
    }
  }

  /// Without files of earlier runs that have been removed in the meantime.
  ///
  /// - Throws: `outputFailed` if a file of this run has been removed, replaced or changed, but for one that
  ///   another run of those that share the folder has written, which is the same file.
  var manifest: Manifest {
    get throws(LayoutAnimationError) {
      var frames: [Manifest.Frame] = []
      for case let frame? in listed {
        let path = directory.path(of: frame.index)
        let status = try InputFile.examine(path, FileSystem.statusOfName)
        if let version = versions[frame.index] {
          try check(frame, status, version)
        } else if status == nil {
          continue
        }
        frames.append(frame)
      }
      return Manifest(timeline, origin: origin, frames: frames)
    }
  }

  /// - Parameter version: the file that this run has written or kept.
  private func check(
    _ frame: Manifest.Frame, _ status: FileStatus?, _ version: FileStatus.Version
  ) throws(LayoutAnimationError) {
    guard let status else { throw directory.hasLost(frame.index, "removed") }
    if status.version == version { return }
    let isSame = status.identity == version.identity
    if isSame || isShared, let bytes = try directory.contents(ofFile: frame.file),
      SHA256Sum(of: bytes) == frame.fileSHA256
    {
      return
    }
    throw directory.hasLost(frame.index, isSame ? "changed" : "replaced")
  }

  func file(_ name: String) -> AtomicFile {
    AtomicFile(path: directory.path(ofFile: name), createsFolders: false)
  }
}
