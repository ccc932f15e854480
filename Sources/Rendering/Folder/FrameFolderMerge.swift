package import FileAccess
import Planning
package import Reporting

/// Folders with parts of the frames of one timeline, which together are what one run would write.
package struct FrameFolderMerge: Sendable {
  fileprivate struct Part: Sendable {
    let directory: FrameDirectory
    let manifest: Manifest
  }

  private let parts: [Part]
  /// By frame.
  private let owners: [Int: Part]
  private let manifest: Manifest

  /// - Parameter paths: of the folders. One without a manifest stands for the folders in it that have
  ///   one: chunks that were never completed have none.
  /// - Throws: `unreadableInput` for a folder without a manifest in it or below, and for frames that none has;
  ///   `invalidTimeline` for a manifest that is damaged, a folder with frames of something else, and
  ///   frames of which two folders have different ones.
  package init(paths: [String]) throws(LayoutAnimationError) {
    var parts: [Part] = []
    for path in paths {
      for folder in try Self.folders(path) { parts.append(try Part(folder)) }
    }
    self.parts = parts
    try Self.checkOrigins(parts)
    owners = try Self.owners(of: parts)
    manifest = Manifest(joining: parts.map(\.manifest))
    try checkCompleteness()
  }

  private static func folders(_ path: String) throws(LayoutAnimationError) -> [String] {
    let manifest = FrameFolderCheck.manifestPath(in: path)
    if try InputFile.examine(manifest, FileSystem.exists) { return [path] }
    guard try InputFile.examine(path, FileSystem.isDirectory) else { return [path] }
    var folders: [String] = []
    for name in try InputFile.listing(of: path).names where !name.hasPrefix(".") {
      let folder = FrameDirectory(path: path).path(ofFile: name)
      let manifest = FrameFolderCheck.manifestPath(in: folder)
      if try InputFile.examine(manifest, FileSystem.exists) { folders.append(folder) }
    }
    return folders.isEmpty ? [path] : folders
  }

  package var folderCount: Int { parts.count }

  package var frameCount: Int { manifest.frames.count }

  /// Frames of another timeline, or of another release, are foreign.
  private static func checkOrigins(_ parts: [Part]) throws(LayoutAnimationError) {
    let first = parts[0]
    for part in parts
    where part.manifest.origin != first.manifest.origin
      || part.manifest.views != first.manifest.views
    {
      let what = part.manifest.origin.difference(from: first.manifest.origin)
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(part.directory.path)` does not belong to `\(first.directory.path)`: its frames were "
          + "rendered \(what)")
    }
  }

  /// The first part that has each frame.
  private static func owners(of parts: [Part]) throws(LayoutAnimationError) -> [Int: Part] {
    var owners: [Int: (frame: Manifest.Frame, part: Part)] = [:]
    for part in parts {
      for frame in part.manifest.frames {
        guard let owner = owners[frame.index] else {
          owners[frame.index] = (frame, part)
          continue
        }
        if owner.frame == frame { continue }
        throw LayoutAnimationError(
          .invalidTimeline,
          "`\(owner.part.directory.path(ofFile: owner.frame.file))` and "
            + "`\(part.directory.path(ofFile: frame.file))` are different pictures of frame "
            + "\(frame.index); render one of the folders again")
      }
    }
    return owners.mapValues(\.part)
  }

  private func checkCompleteness() throws(LayoutAnimationError) {
    let listed = Set(manifest.frames.map(\.index))
    let missing = (0..<manifest.origin.frameCount).filter { !listed.contains($0) }
    guard let first = missing.first else { return }
    let end = missing.indices.first { missing[$0] != first + $0 } ?? missing.count
    let run = end == 1 ? "frame \(first)" : "frames \(first)…\(first + end - 1)"
    let others = end < missing.count ? " and \(counted(missing.count - end, "other frame"))" : ""
    throw LayoutAnimationError(
      .unreadableInput,
      "\(run)\(others) of \(manifest.origin.frameCount) are in none of the folders; name the folder "
        + "of every shard, or render what is missing")
  }
}

extension FrameFolderMerge {
  /// A warning about files of a folder that would be taken for frames of the merged timeline.
  ///
  /// - Throws: `invalidTimeline`.
  package func staleFrames(in path: String) throws(LayoutAnimationError) -> DiagnosticReport {
    try FrameDirectory(path: path, of: manifest).staleFrames { $0 < manifest.origin.frameCount }
  }

  /// Writes the folder that one run would have written. Every file appears complete or not at all, and
  /// the manifest last.
  ///
  /// - Throws: `cannotCreateOutput`, also if the output is one of the folders; `outputFailed`;
  ///   `invalidTimeline` for a frame that is missing or not what its manifest says, before anything is
  ///   written.
  package func write(
    to path: String, _ overwriting: Overwriting
  ) throws(LayoutAnimationError) {
    let directory = try FrameDirectory(path: path, of: manifest)
    try checkFrames()
    try check(directory, overwriting)
    try directory.make()
    let lock = try FolderLock(directory.path)
    try StaleFiles(FrameFolderRecord.fileNames.map(directory.path(ofFile:))).remove()
    var versions: [FileStatus.Version?] = []
    for frame in manifest.frames { versions.append(try copy(frame, into: directory)) }
    for list in FrameChecksums.Algorithm.allCases {
      guard let checksums = manifest.checksums(list) else { continue }
      try write(checksums.description, list.fileName, directory)
    }
    try check(versions, in: directory)
    try write(manifest.description, Manifest.fileName, directory)
    lock.release()
  }

  /// - Parameter versions: of the frames' files as they were written.
  private func check(
    _ versions: [FileStatus.Version?], in directory: FrameDirectory
  ) throws(LayoutAnimationError) {
    for (frame, version) in zip(manifest.frames, versions) {
      let path = directory.path(of: frame.index)
      let status = try InputFile.examine(path, FileSystem.statusOfName)
      guard status?.version != version else { continue }
      throw directory.hasLost(frame.index, status == nil ? "removed" : "changed")
    }
  }

  private func write(
    _ text: String, _ name: String, _ directory: FrameDirectory
  ) throws(LayoutAnimationError) {
    try AtomicFile(path: directory.path(ofFile: name), createsFolders: false)
      .write(Array(text.utf8))
  }

  private func check(
    _ directory: FrameDirectory, _ overwriting: Overwriting
  ) throws(LayoutAnimationError) {
    var inputs: [String] = []
    for part in parts { inputs += try FrameFolderCheck.files(in: part.directory.path) }
    let frames = manifest.frames.map(\.index)
    try directory.refuseRendering(over: inputs, frames: frames)
    try directory.check(frames: frames, overwriting)
    let files = FrameFolderRecord.fileNames.map(directory.path(ofFile:))
    for file in files { try overwriting.check(file) }
    if overwriting == .everything { return }
    let isThere = try AtomicFile(path: files[0]).examine(FileSystem.isRegular)
    let bytes =
      isThere ? try InputFile.beginning(of: files[0], count: Manifest.sizeLimit.byteCount) : []
    guard Manifest.mayBeDamaged(bytes) else {
      throw LayoutAnimationError(
        .cannotCreateOutput,
        "`\(files[0])` is not a manifest of frames; name another folder")
    }
    let earlier = (try? Manifest(filesIn: bytes))?.origin
    try directory.checkLists(of: [manifest.origin, earlier].compactMap(\.self))
  }

  private func checkFrames() throws(LayoutAnimationError) {
    let size = PixelSize(width: manifest.origin.width, height: manifest.origin.height)
    for part in parts {
      let files = try ListedFrames(in: part.directory, [])
      for frame in part.manifest.frames where try !files.isCorrect(frame, size: size) {
        throw part.isWrong(frame)
      }
    }
  }

  private func copy(
    _ frame: Manifest.Frame, into directory: FrameDirectory
  ) throws(LayoutAnimationError) -> FileStatus.Version? {
    guard let part = owners[frame.index] else { return nil }
    let bytes = try part.directory.contents(ofFile: frame.file)
    guard let bytes, SHA256Sum(of: bytes) == frame.fileSHA256 else { throw part.isWrong(frame) }
    return try AtomicFile(path: directory.path(of: frame.index), createsFolders: false)
      .write(bytes, isDurable: false)
  }
}

extension FrameFolderMerge.Part {
  /// - Throws: `unreadableInput` or `invalidTimeline` for the manifest.
  fileprivate init(_ path: String) throws(LayoutAnimationError) {
    manifest = try Manifest(path: FrameFolderCheck.manifestPath(in: path))
    directory = try FrameDirectory(path: path, of: manifest)
  }

  fileprivate func isWrong(_ frame: Manifest.Frame) -> LayoutAnimationError {
    LayoutAnimationError(
      .invalidTimeline,
      "`\(directory.path(ofFile: frame.file))` is missing or not what the folder's manifest says; "
        + "render the shard again with `--resume`")
  }
}

extension Manifest.Origin {
  /// The first reason why frames do not belong together, in words.
  fileprivate func difference(from other: Manifest.Origin) -> String {
    if timelineSHA256 != other.timelineSHA256 { return "from another timeline" }
    if let image = images.first(where: { !other.images.contains($0) }) {
      return "from another `\(image.path)`".printable
    }
    if (tool, pixelRevision) != (other.tool, other.pixelRevision) {
      return
        ("by layoutanim \(tool) (pixels \(pixelRevision)), and not \(other.tool) "
        + "(pixels \(other.pixelRevision))").printable
    }
    return "with other options"
  }
}
