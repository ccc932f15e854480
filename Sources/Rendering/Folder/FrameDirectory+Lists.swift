import FileAccess
import Reporting

extension FrameDirectory {
  /// Finds lists that belong to the user, because FFmpeg's users choose such names.
  ///
  /// - Parameter origins: of the frames that the lists may describe.
  /// - Throws: `cannotCreateOutput` for a list that `render` did not write.
  func checkLists(of origins: [Manifest.Origin]) throws(LayoutAnimationError) {
    for algorithm in FrameChecksums.Algorithm.allCases {
      let path = path(ofFile: algorithm.fileName)
      guard try InputFile.examine(path, FileSystem.exists) else { continue }
      if try isOurs(algorithm, origins) { continue }
      throw FrameFolderRecord.cannotReplace(
        path, "it is not a list of checksums that `render` wrote")
    }
  }

  /// Whether `render` wrote an existing list, which may be damaged since, or longer than any that it writes.
  func isOurs(
    _ algorithm: FrameChecksums.Algorithm, _ origins: [Manifest.Origin]
  ) throws(LayoutAnimationError) -> Bool {
    let lists = origins.map { FrameChecksums(algorithm, of: $0) }
    if let bytes = try contents(ofFile: algorithm.fileName) {
      return FrameChecksums(asWritten: bytes) != nil || lists.contains { $0.mayBeDamaged(bytes) }
    }
    let path = path(ofFile: algorithm.fileName)
    let beginning = try InputFile.beginning(of: path, count: Self.recognizedCount)
    return lists.contains { $0.mayBeDamaged(beginning) }
  }

  /// The bytes by which a list is recognized that is too long to be read.
  private static let recognizedCount = 65_536

  /// Nil without a list that is written as `render` does.
  func list(
    _ algorithm: FrameChecksums.Algorithm
  ) throws(LayoutAnimationError) -> FrameChecksums? {
    try contents(ofFile: algorithm.fileName).flatMap(FrameChecksums.init(asWritten:))
  }
}

extension FrameChecksums {
  /// Nil unless these are the bytes of a list as `render` writes it.
  fileprivate init?(asWritten bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let list = try? FrameChecksums(parsing: text), list.description == text else {
      return nil
    }
    self = list
  }

  /// Without rows.
  init(_ algorithm: Algorithm, of origin: Manifest.Origin) {
    self.init(
      algorithm, framesPerSecond: origin.framesPerSecond, width: origin.width,
      height: origin.height, rows: [])
  }
}
