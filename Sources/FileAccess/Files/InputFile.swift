package import Reporting

/// Reads whole files.
package enum InputFile {
  /// - Parameters:
  ///   - path: the file, which messages name.
  ///   - limit: the maximum number of bytes that are read.
  ///   - isStandardInput: whether standard input is read instead of the file.
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
