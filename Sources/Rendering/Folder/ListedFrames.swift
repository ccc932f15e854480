import FileAccess
import ImageCoding
import Planning
import Raster
import Reporting

/// Checks whether the files of frames are those that a folder's manifest lists.
///
/// If a file has the listed hash, and the manifest and the lists of checksums agree, they are
/// trusted. If they differ, or if a list is missing as after an interrupted run, the file is
/// decoded and its pixels are compared, which takes a hundred times as long.
struct ListedFrames {
  private let directory: FrameDirectory
  /// The checksums in the lists, by frame.
  private let checksums: [FrameChecksums.Algorithm: [Int: String]]

  /// Reads the lists.
  ///
  /// - Throws: `unreadableInput`.
  init(
    in directory: FrameDirectory, _ algorithms: [FrameChecksums.Algorithm]
  ) throws(LayoutAnimationError) {
    self.directory = directory
    var checksums: [FrameChecksums.Algorithm: [Int: String]] = [:]
    for algorithm in algorithms { checksums[algorithm] = try directory.checksums(algorithm) }
    self.checksums = checksums
  }

  /// - Parameter size: that of the frames, in pixels.
  /// - Throws: `unreadableInput` for a file that exists and cannot be read.
  func isCorrect(
    _ frame: Manifest.Frame, size: PixelSize
  ) throws(LayoutAnimationError) -> Bool {
    let path = directory.path(of: frame.index)
    guard try InputFile.examine(path, FileSystem.isRegular) else { return false }
    let start = try InputFile.beginning(of: path, count: PNGHeader.byteCount)
    guard let header = PNGHeader(start), header.width == size.width, header.height == size.height
    else { return false }
    let file = try directory.contents(ofFile: frame.file, upTo: header.largestFileSize)
    guard let file, SHA256Sum(of: file) == frame.fileSHA256 else { return false }
    let isConfirmed = checksums.allSatisfy { algorithm, checksums in
      checksums[frame.index] == frame.checksum(algorithm)
    }
    return isConfirmed || frame.matchesPixels(of: file)
  }
}

extension FrameDirectory {
  /// The bytes of a file; nil if it is missing, too long or not a regular file.
  ///
  /// - Throws: `unreadableInput`.
  func contents(
    ofFile name: String, upTo limit: Int = Manifest.sizeLimit.byteCount
  ) throws(LayoutAnimationError) -> [UInt8]? {
    try InputFile.examine(path(ofFile: name)) { path throws(SystemError) in
      try FileSystem.contents(of: path, upTo: limit)
    }
  }

  /// Empty if there is no such list, or if it is damaged.
  fileprivate func checksums(
    _ algorithm: FrameChecksums.Algorithm
  ) throws(LayoutAnimationError) -> [Int: String] {
    guard let bytes = try contents(ofFile: algorithm.fileName),
      let list = try? FrameChecksums(parsing: String(decoding: bytes, as: UTF8.self))
    else { return [:] }
    return Dictionary(list.rows.map { ($0.frame, $0.checksum) }) { first, _ in first }
  }
}

extension Manifest.Frame {
  /// Whether the listed checksums are those of the picture in a PNG file.
  func matchesPixels(of file: [UInt8]) -> Bool { checksums(differingFrom: file).isEmpty }

  /// The keys of the checksums that are not those of a picture's pixels; all if it cannot be decoded.
  func checksums(differingFrom file: [UInt8]) -> [String] {
    let image = try? PNGDecoder().decode(file)
    // Summing every byte takes many times as long as decoding, and most manifests have no such sum.
    let sum = sha256 == nil ? nil : image.map { SHA256Sum(of: $0.bytes) }
    return (adler32 == image?.digest.description ? [] : ["adler32"])
      + (sha256 == nil || sha256 == sum ? [] : ["sha256"])
  }
}
