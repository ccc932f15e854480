package import LayoutAnimation

/// A folder with a review page in several files: `index.html` with the overview, a page for each card in
/// `cards`, and in `files` what they load.
///
/// Every name but that of the overview ends with a checksum of the contents. Files of a page that is
/// replaced are therefore never overwritten: it stays complete until the overview is replaced, which is
/// the last step but removing its files.
package struct SplitFolder: Sendable {
  package let path: String

  static let cards = "cards"
  static let files = "files"
  static let overview = "index.html"

  package init(path: String) {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    self.path = end.map { String(path[...$0]) } ?? path
  }

  /// - Throws: `cannotCreateOutput` if the folder has a file that no split page wrote, or must be kept.
  package func check(_ overwriting: Overwriting) throws(LayoutAnimationError) {
    try overwriting.check("\(path)/\(Self.overview)", writing: .page)
    guard try ask(path, FileSystem.exists) else { return }
    guard try ask(path, FileSystem.isDirectory) else {
      throw refusal("it is not a folder; name a folder for a split page")
    }
    for name in try names(in: path) {
      switch name {
      case Self.cards, Self.files: try checkFiles(in: name)
      case Self.overview: try check(name) { SplitFile.isOverview($0) }
      default: throw stranger(name)
      }
    }
  }

  private func checkFiles(in folder: String) throws(LayoutAnimationError) {
    guard try ask("\(path)/\(folder)", FileSystem.isDirectory) else { throw stranger(folder) }
    for name in try names(in: "\(path)/\(folder)") {
      try check("\(folder)/\(name)") { SplitFile.hasChecksum(name, $0) }
    }
  }

  private func check(
    _ name: String, _ isOwn: ([UInt8]) -> Bool
  ) throws(LayoutAnimationError) {
    let bytes = try ask("\(path)/\(name)") { file throws(SystemError) in
      try FileSystem.contents(of: file, upTo: SplitFile.mostBytes)
    }
    guard let bytes, isOwn(bytes) else { throw stranger(name) }
  }

  /// Without unfinished files, which are removed by who writes there next.
  func names(in folder: String) throws(LayoutAnimationError) -> [String] {
    let listing = try ask(folder) { folder throws(SystemError) in try FolderListing(of: folder) }
    if let foreign = listing.foreignNames.first { throw stranger(foreign.escaped) }
    return listing.names.filter { !$0.hasPrefix(TemporaryName.prefix) }
  }

  func ask<Answer>(
    _ file: String, _ question: (String) throws(SystemError) -> Answer
  ) throws(LayoutAnimationError) -> Answer {
    try AtomicFile(path: file).examine(question)
  }

  private func stranger(_ name: String) -> LayoutAnimationError {
    refusal("`\(name)` in it was not written by `report --split`; name an empty folder, or move it")
  }

  private func refusal(_ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.cannotCreateOutput, "cannot write into `\(path)`: \(reason)")
  }
}
