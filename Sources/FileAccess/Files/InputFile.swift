package import Reporting

/// A file that is read whole.
package enum InputFile {
  /// - Parameters:
  ///   - path: what messages call it, too.
  ///   - limit: no more bytes than these are read.
  ///   - isStandardInput: whether that is read in place of the path.
  /// - Throws: `unreadableInput`.
  package static func contents(
    of path: String, upTo limit: Int, isStandardInput: Bool = false
  ) throws(LayoutAnimationError) -> [UInt8] {
    do throws(SystemError) {
      let file = isStandardInput ? OpenFile.standardInput() : try OpenFile(reading: path)
      return try file.read(upTo: limit)
    } catch {
      throw cannotRead(path, error.reason)
    }
  }

  package static func cannotRead(_ path: String, _ reason: String) -> LayoutAnimationError {
    LayoutAnimationError(.unreadableInput, "cannot read `\(path)`: \(reason)")
  }
}
