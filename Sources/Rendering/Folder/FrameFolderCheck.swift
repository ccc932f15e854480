import FileAccess
package import Planning
package import Reporting

/// How a folder of frames differs from what its own manifest says.
///
/// Every listed file is read, hashed and decoded. No timeline is drawn: whether the frames are
/// those of a timeline is not decided here.
package struct FrameFolderCheck: Sendable {
  package let path: String
  /// How many frames the manifest lists.
  package let listedCount: Int
  /// How many frames the timeline has of which the manifest speaks.
  package let frameCount: Int
  /// Frames in ascending order, then the lists of checksums, the manifest, and files that are not listed.
  package let problems: [Problem]
  /// Files that are neither frames by their names nor described by `render`.
  package let otherFileCount: Int
}

extension FrameFolderCheck {
  package struct Problem: Hashable, Sendable {
    /// The name in the folder.
    package let file: String
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case missing
      /// A folder, a pipe or the like.
      case notAFile
      /// The file has another name than the pattern gives the frame.
      case misnamed(expected: String)
      /// No PNG file, or one that cannot be decoded.
      case notAPicture
      case size(PixelSize, expected: PixelSize)
      /// Other bytes than those that were written.
      case otherFile(hasSamePixels: Bool)
      /// The file is the one that is listed, but the listed checksums are not those of its pixels.
      ///
      /// - Parameter members: the keys of those checksums.
      case otherPixels(members: [String])
      /// The file has the listed pixels, and is not stored as the options in the manifest say.
      case otherColorType(expected: String)
      /// A list of checksums is not that of the frames.
      case otherList
      /// A member of the manifest is not what something else says, as in "this release".
      case otherMember(String, value: String, source: String, expected: String)
      /// The manifest says all this, and is not written as this release does.
      ///
      /// - Parameter line: the first one that is written differently, from 1.
      case otherForm(line: Int)
      /// The file has the name of a frame or of a list, and the manifest does not mention it.
      case notListed
    }
  }

  /// Whether a folder has a manifest that `render` wrote, which may be damaged or that of another version.
  ///
  /// - Throws: `unreadableInput`.
  package static func hasManifest(_ path: String) throws(LayoutAnimationError) -> Bool {
    let manifest = manifestPath(in: path)
    guard try InputFile.examine(manifest, FileSystem.isRegular) else { return false }
    let beginning = try InputFile.beginning(of: manifest, count: 64)
    return Manifest.mayBeDamaged(beginning) || Manifest.beginsWithVersion(beginning)
  }

  package static func manifestPath(in path: String) -> String {
    FrameDirectory(path: path).path(ofFile: Manifest.fileName)
  }

  /// The files of a folder of frames that are read: the manifest, the lists of checksums, and the
  /// frames, by the names in the manifest or the usual ones if there is none that can be used.
  ///
  /// - Throws: `unreadableInput` for a folder that cannot be listed.
  package static func files(in path: String) throws(LayoutAnimationError) -> [String] {
    let manifest = try? Manifest(path: manifestPath(in: path))
    let directory =
      manifest.flatMap { try? FrameDirectory(path: path, of: $0) } ?? FrameDirectory(path: path)
    let names = try InputFile.listing(of: path).names
    let frames = names.filter { directory.frame(named: $0) != nil }
    return (FrameFolderRecord.fileNames + frames).map(directory.path(ofFile:))
  }

  /// - Parameter jobs: those that are free are taken for frames; one is the caller's own.
  /// - Throws: `unreadableInput` for a folder or a file that cannot be read; `invalidTimeline` for
  ///   a manifest that is damaged or of a newer version.
  package init(path: String, jobs: SharedJobs) async throws(LayoutAnimationError) {
    let bytes = try InputFile.contents(of: Self.manifestPath(in: path), upTo: Manifest.sizeLimit)
    let manifest = try Manifest(bytes, path: Self.manifestPath(in: path))
    let directory = try FrameDirectory(path: path, of: manifest)
    let members = try directory.memberProblems(of: manifest)
    let form =
      manifest.firstLine(differingFrom: bytes)
      .map { [Problem(file: Manifest.fileName, kind: .otherForm(line: $0))] } ?? []
    let names = try InputFile.listing(of: path).names
    self.path = path
    listedCount = manifest.frames.count
    frameCount = manifest.origin.frameCount
    let frames = try await FrameFileCheck(manifest, directory).problems(jobs)
    let lists = try directory.listProblems(of: manifest)
    let listed = Set(manifest.frames.map(\.file))
    let rest = names.filter { !listed.contains($0) && !FrameFolderRecord.fileNames.contains($0) }
    let unlisted = rest.filter { directory.pattern.number(named: $0) != nil }
    problems =
      frames + lists + members + form + unlisted.map { Problem(file: $0, kind: .notListed) }
    otherFileCount = rest.count { !$0.hasPrefix(".") } - unlisted.count { !$0.hasPrefix(".") }
  }
}

extension FrameDirectory {
  /// The directory with the file names that a manifest uses.
  ///
  /// - Throws: `invalidTimeline`.
  package init(path: String, of manifest: Manifest) throws(LayoutAnimationError) {
    let origin = manifest.origin
    let pattern: FramePattern
    do throws(OptionTextError) {
      pattern = try FramePattern(origin.pattern)
    } catch {
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(FrameFolderCheck.manifestPath(in: path))` cannot be used: `options.pattern`: \(error)")
    }
    try self.init(path: path, pattern: pattern, startNumber: origin.startNumber)
  }

  fileprivate func listProblems(
    of manifest: Manifest
  ) throws(LayoutAnimationError) -> [FrameFolderCheck.Problem] {
    var problems: [FrameFolderCheck.Problem] = []
    for algorithm in FrameChecksums.Algorithm.allCases {
      if let kind = try problem(of: algorithm, in: manifest) {
        problems.append(FrameFolderCheck.Problem(file: algorithm.fileName, kind: kind))
      }
    }
    return problems
  }

  private func problem(
    of algorithm: FrameChecksums.Algorithm, in manifest: Manifest
  ) throws(LayoutAnimationError) -> FrameFolderCheck.Problem.Kind? {
    let path = path(ofFile: algorithm.fileName)
    let kind = try InputFile.examine(path, FileSystem.statusOfName)?.kind
    let isWritten = algorithm == .adler32 || manifest.origin.hash != nil
    guard let kind else { return isWritten ? .missing : nil }
    guard isWritten, let list = manifest.checksums(algorithm) else { return .notListed }
    guard let bytes = try contents(ofFile: algorithm.fileName) else {
      return kind == .regular ? .otherList : .notAFile
    }
    if try isOfOtherRate(algorithm, manifest) { return nil }
    return bytes == Array(list.description.utf8) ? nil : .otherList
  }
}
