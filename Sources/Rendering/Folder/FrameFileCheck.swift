import FileAccess
import ImageCoding
import Planning
import Reporting

/// Checks the files of frames against a manifest, several at a time.
struct FrameFileCheck: Sendable {
  private let manifest: Manifest
  private let directory: FrameDirectory

  init(_ manifest: Manifest, _ directory: FrameDirectory) {
    (self.manifest, self.directory) = (manifest, directory)
  }

  /// - Returns: the problems in the order of the frames.
  /// - Throws: `unreadableInput`, or `cancelled` with its task.
  func problems(
    _ jobs: SharedJobs
  ) async throws(LayoutAnimationError) -> [FrameFolderCheck.Problem] {
    let results = await jobs.make(manifest.frames.count) { [self] index in
      Result { () throws(LayoutAnimationError) in try problem(of: manifest.frames[index]) }
    }
    if Task.isCancelled { throw .cancelled }
    var problems: [FrameFolderCheck.Problem] = []
    for result in results {
      if let problem = try result.get() { problems.append(problem) }
    }
    return problems
  }

  private func problem(
    of frame: Manifest.Frame
  ) throws(LayoutAnimationError) -> FrameFolderCheck.Problem? {
    try kind(of: frame).map { FrameFolderCheck.Problem(file: frame.file, kind: $0) }
  }

  private func kind(
    of frame: Manifest.Frame
  ) throws(LayoutAnimationError) -> FrameFolderCheck.Problem.Kind? {
    let name = directory.name(of: frame.index)
    guard frame.file == name else { return .misnamed(expected: name) }
    let path = directory.path(ofFile: name)
    guard let status = try InputFile.examine(path, FileSystem.status) else { return .missing }
    guard status.kind == .regular else { return .notAFile }
    let start = try InputFile.beginning(of: path, count: PNGHeader.byteCount)
    guard let header = PNGHeader(start) else { return .notAPicture }
    let size = PixelSize(width: header.width, height: header.height)
    let expected = PixelSize(width: manifest.origin.width, height: manifest.origin.height)
    guard size == expected else { return .size(size, expected: expected) }
    guard let bytes = try directory.contents(ofFile: name, upTo: header.largestFileSize) else {
      return .otherFile(hasSamePixels: false)
    }
    let hasSamePixels = frame.matchesPixels(of: bytes)
    guard SHA256Sum(of: bytes) == frame.fileSHA256 else {
      if !hasSamePixels, (try? PNGDecoder().decode(bytes)) == nil { return .notAPicture }
      return .otherFile(hasSamePixels: hasSamePixels)
    }
    guard hasSamePixels else {
      return .otherPixels(members: frame.checksums(differingFrom: bytes))
    }
    let colorType = manifest.origin.encoding.colorType
    return colorType.isThat(of: bytes) ? nil : .otherColorType(expected: colorType.rawValue)
  }
}

extension PNGEncoding.ColorType {
  /// The number of the colour type in PNG files (PNG, 11.2.1); nil for one that depends on the picture.
  private var number: UInt8? {
    switch self {
    case .automatic: nil
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  /// - Parameter file: a PNG file, whose header has the number after the bit depth.
  fileprivate func isThat(of file: [UInt8]) -> Bool {
    guard let number, file.count > 25 else { return true }
    return file[25] == number
  }
}
