import FileAccess
import ImageCoding
import Raster

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
  init(in directory: FrameDirectory, _ algorithms: [FrameChecksums.Algorithm]) {
    self.directory = directory
    var checksums: [FrameChecksums.Algorithm: [Int: String]] = [:]
    for algorithm in algorithms { checksums[algorithm] = directory.checksums(algorithm) }
    self.checksums = checksums
  }

  func isCorrect(_ frame: Manifest.Frame) -> Bool {
    let file = FileSystem.contents(of: directory.path(of: frame.index), upTo: 1 << 30)
    guard let file, SHA256Sum(of: file) == frame.fileSHA256 else { return false }
    let isConfirmed = checksums.allSatisfy { algorithm, checksums in
      checksums[frame.index] == frame.checksum(algorithm)
    }
    return isConfirmed || frame.matchesPixels(of: file)
  }
}

extension FrameDirectory {
  /// Empty if there is no such list, or if it is damaged.
  fileprivate func checksums(_ algorithm: FrameChecksums.Algorithm) -> [Int: String] {
    let path = path(ofFile: algorithm.fileName)
    guard let bytes = FileSystem.contents(of: path, upTo: Manifest.sizeLimit),
      let list = try? FrameChecksums(parsing: String(decoding: bytes, as: UTF8.self))
    else { return [:] }
    return Dictionary(list.rows.map { ($0.frame, $0.checksum) }) { first, _ in first }
  }
}

extension Manifest.Frame {
  fileprivate func matchesPixels(of file: [UInt8]) -> Bool {
    guard let image = try? PNGDecoder().decode(file) else { return false }
    return adler32 == image.digest.description
      && (sha256 == nil || sha256 == SHA256Sum(of: image.bytes))
  }
}
