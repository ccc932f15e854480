package import Reporting

/// Standard output that carries pictures or pixels instead of text.
package enum BinaryOutput {
  /// Writes immediately. Unlike with text, a reader that leaves before the end is an error: it
  /// would take what it has for a complete picture or film.
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

  /// - Throws: `usage` if standard output is a terminal, which cannot display binary data.
  package static func refuseTerminal() throws(LayoutAnimationError) {
    guard OpenFile.standardOutput().isTerminal else { return }
    throw LayoutAnimationError(
      .usage, "`-o -` writes bytes, not for a terminal: add `> file` or a pipe, or name the output")
  }
}
