package import Reporting

/// Standard output where it carries pictures and pixels in place of text.
package enum BinaryOutput {
  /// Writes at once. Unlike with text, a reader who leaves before the end is a failure: what it
  /// has would be taken for a complete picture or film.
  ///
  /// - Throws: `outputFailed`.
  package static func write(_ bytes: [UInt8]) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try OpenFile.standardOutput().write(bytes)
    } catch {
      throw LayoutAnimationError(
        .outputFailed, "cannot write to standard output: \(error.reason)")
    }
  }

  /// - Throws: `usage` if standard output is a terminal, which can show bytes only as noise.
  package static func refuseTerminal() throws(LayoutAnimationError) {
    guard OpenFile.standardOutput().isTerminal else { return }
    throw LayoutAnimationError(
      .usage, "`-o -` writes bytes, not for a terminal: add `> file` or a pipe, or name the output")
  }
}
