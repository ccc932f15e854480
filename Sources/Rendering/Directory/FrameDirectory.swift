package import FileAccess
package import Reporting
import TimelineModel

/// A folder of numbered frames: `frame_0000.png`, `frame_0001.png`, …
package struct FrameDirectory: Hashable, Sendable {
  package let path: String
  package let pattern: FramePattern
  /// The number of frame 0 in the names.
  package let startNumber: Int

  package init(path: String) {
    self.path = path
    pattern = .standard
    startNumber = 0
  }

  /// - Throws: `usage` for a start number outside 0…999,999,999.
  package init(path: String, pattern: FramePattern, startNumber: Int) throws(LayoutAnimationError) {
    guard 0...Self.largestStartNumber ~= startNumber else {
      throw LayoutAnimationError(
        .usage, "the start number must be 0…\(Self.largestStartNumber), not \(startNumber)")
    }
    self.path = path
    self.pattern = pattern
    self.startNumber = startNumber
  }

  static let largestStartNumber = 999_999_999

  /// The file name of a frame.
  package func name(of frame: Int) -> String { pattern.name(startNumber + frame) }

  /// The frame with a file name; nil if the name does not match the pattern.
  package func frame(named name: String) -> Int? {
    guard let number = pattern.number(named: name), number >= startNumber else { return nil }
    return number - startNumber
  }

  package func path(of frame: Int) -> String { path(ofFile: name(of: frame)) }

  package func path(ofFile name: String) -> String {
    path + (path.utf8.last == UInt8(ascii: "/") ? "" : "/") + name
  }

  /// A warning about files that readers of the folder would take for frames of this timeline; empty if there
  /// are none.
  ///
  /// - Parameter isOwn: whether a frame belongs to the timeline, also if it is not rendered this time.
  package func staleFrames(where isOwn: (Int) -> Bool) -> DiagnosticReport {
    DiagnosticReport(path: path, source: nil, diagnostics: warnings(isOwn))
  }

  private func warnings(_ isOwn: (Int) -> Bool) -> [Diagnostic] {
    do throws(SystemError) {
      let stale = try existingFrames().filter { !isOwn($0) }.map(name)
      return stale.first.map { [Self.warning(from: $0, to: stale.last, stale.count)] } ?? []
    } catch {
      return [
        Diagnostic(
          .warning, code: "stale-frames",
          message: "whether files stayed from an earlier run is unknown: \(error.reason)", at: nil,
          help: "make the folder readable, or name an empty one")
      ]
    }
  }

  private static func warning(from first: String, to last: String?, _ count: Int) -> Diagnostic {
    let names = count == 1 ? "`\(first)`" : "`\(first)` to `\(last ?? first)`, \(count) files,"
    return Diagnostic(
      .warning, code: "stale-frames", message: "\(names) stayed from an earlier run",
      at: nil, help: "remove them, or name an empty folder")
  }

  private func existingFrames() throws(SystemError) -> [Int] {
    guard try FileSystem.isDirectory(path) else { return [] }
    return try FolderListing(of: path).names.compactMap(frame).sorted()
  }

  /// - Parameter damaged: the names of files that may be replaced although they are no pictures any more,
  ///   because they were frames once.
  /// - Throws: `cannotCreateOutput` if one of the frames exists and must not be overwritten.
  package func check(
    frames: [Int], _ overwriting: Overwriting, besides damaged: Set<String> = []
  ) throws(LayoutAnimationError) {
    if overwriting == .everything { return }
    // Each file is checked on its own, because the folder may not be readable.
    for frame in frames {
      let head = damaged.contains(name(of: frame)) ? nil : FileHead.picture
      try overwriting.check(path(of: frame), writing: head)
    }
  }

  /// - Parameters:
  ///   - inputs: files that are read.
  ///   - others: the names of other files that are written.
  /// - Throws: `cannotCreateOutput` if a file that is written is one of them.
  package func refuse(
    toReplace inputs: [String], frames: [Int], others: [String] = []
  ) throws(LayoutAnimationError) {
    guard try AtomicFile(path: path).examine(FileSystem.isDirectory) else { return }
    let inputs = try InputFile.identities(of: inputs)
    for name in frames.map(name) + others {
      try AtomicFile(path: path(ofFile: name)).refuse(toReplace: inputs)
    }
  }

  /// Creates the folder and its missing parents.
  ///
  /// - Throws: `cannotCreateOutput`; then nothing has been created.
  package func make() throws(LayoutAnimationError) {
    do throws(SystemError) {
      try FileSystem.makeDirectories(path)
    } catch {
      throw LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(error.reason)")
    }
  }
}
