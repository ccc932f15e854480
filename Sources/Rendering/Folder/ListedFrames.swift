import FileAccess
import ImageCoding
import Raster

/// Tells of frames that a folder's manifest lists whether they are as it says.
///
/// What the manifest and the lists of checksums both say of a file is believed once the file is the
/// one meant. If they differ, or a list is missing as it is after a run that was cut short, the
/// file's own pixels decide: that takes a hundred times as long.
struct ListedFrames {
  private let directory: FrameDirectory
  /// What the lists say, by the frame.
  private let checksums: [FrameChecksums.Algorithm: [Int: String]]

  /// Reads the lists.
  init(in directory: FrameDirectory, _ algorithms: [FrameChecksums.Algorithm]) {
    self.directory = directory
    var checksums: [FrameChecksums.Algorithm: [Int: String]] = [:]
    for algorithm in algorithms { checksums[algorithm] = directory.checksums(algorithm) }
    self.checksums = checksums
  }

  func isTrue(_ frame: Manifest.Frame) -> Bool {
    let file = FileSystem.contents(of: directory.path(of: frame.index), upTo: 1 << 30)
    guard let file, SHA256Sum(of: file) == frame.fileSHA256 else { return false }
    let isConfirmed = checksums.allSatisfy { algorithm, checksums in
      checksums[frame.index] == frame.checksum(algorithm)
    }
    return isConfirmed || frame.isOfPixels(in: file)
  }
}

extension FrameDirectory {
  /// None if there is no such list, or it is damaged.
  fileprivate func checksums(_ algorithm: FrameChecksums.Algorithm) -> [Int: String] {
    let path = path(ofFile: algorithm.fileName)
    guard let bytes = FileSystem.contents(of: path, upTo: Manifest.sizeLimit),
      let list = try? FrameChecksums(parsing: String(decoding: bytes, as: UTF8.self))
    else { return [:] }
    return Dictionary(list.rows.map { ($0.frame, $0.checksum) }) { first, _ in first }
  }
}

extension Manifest.Frame {
  fileprivate func isOfPixels(in file: [UInt8]) -> Bool {
    guard let image = try? PNGDecoder().decode(file) else { return false }
    return adler32 == image.digest.description
      && (sha256 == nil || sha256 == SHA256Sum(of: image.bytes))
  }
}
