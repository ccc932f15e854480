import TimelineModel

/// A folder of numbered frames: `frame_0000.png`, `frame_0001.png`, …
public struct FrameDirectory: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// Four digits at least, more as the number grows.
  package static func name(of frame: Int) -> String {
    let digits = String(frame)
    return "frame_" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// The frame that has this name, if it is the name of one.
  package static func frame(named name: String) -> Int? {
    guard let frame = Int(name.dropFirst("frame_".count).dropLast(".png".count)) else { return nil }
    return frame >= 0 && Self.name(of: frame) == name ? frame : nil
  }

  package func path(of frame: Int) -> String {
    let separator = path.hasSuffix("/") ? "" : "/"
    return path + separator + Self.name(of: frame)
  }

  /// A warning about frames of an earlier, longer run, which a reader of the folder would take
  /// for part of this one; empty if there are none.
  public func staleFrames(frameCount: Int) -> DiagnosticReport {
    let stale = existingFrames().filter { $0 >= frameCount }.map(Self.name)
    let warnings = stale.first.map { [Self.warning(from: $0, to: stale.last, stale.count)] } ?? []
    return DiagnosticReport(path: path, source: nil, diagnostics: warnings)
  }

  private static func warning(from first: String, to last: String?, _ count: Int) -> Diagnostic {
    let names = count == 1 ? "`\(first)`" : "`\(first)` to `\(last ?? first)`, \(count) files,"
    return Diagnostic(
      .warning, code: "stale-frames", message: "\(names) stayed from an earlier, longer run",
      at: nil, help: "remove them, or render into an empty folder")
  }

  private func existingFrames() -> [Int] {
    FileSystem.names(in: path).compactMap(Self.frame).sorted()
  }

  /// Makes the folder and those it lies in, unless one of the frames to be written stands in the
  /// way.
  ///
  /// - Throws: `cannotCreateOutput`; then nothing has been created.
  package func prepare(frameCount: Int, overwrites: Bool) throws(LayoutAnimationError) {
    if !overwrites, let first = existingFrames().first(where: { $0 < frameCount }) {
      throw LayoutAnimationError(
        .cannotCreateOutput, "`\(path(of: first))` exists and is not to be overwritten")
    }
    do throws(SystemError) {
      try makeDirectories()
    } catch {
      throw LayoutAnimationError(.cannotCreateOutput, "cannot create `\(path)`: \(error.reason)")
    }
  }

  private func makeDirectories() throws(SystemError) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      try makeDirectory(String(path[..<end]))
    }
    try makeDirectory(path)
  }

  private func makeDirectory(_ path: String) throws(SystemError) {
    guard !FileSystem.isDirectory(path) else { return }
    do throws(SystemError) {
      try FileSystem.makeDirectory(path)
    } catch  where error == .alreadyExists {
      // Unless another process was faster, a file has the name.
      if !FileSystem.isDirectory(path) { throw .notADirectory }
    }
  }
}
