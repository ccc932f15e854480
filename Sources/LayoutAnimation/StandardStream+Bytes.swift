extension StandardStream {
  /// Writes data at once. Unlike with text, a reader who leaves before the end is a failure: it
  /// would be taken for a complete picture or film.
  ///
  /// - Throws: `outputFailed`.
  package func write(_ bytes: [UInt8]) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      throw LayoutAnimationError(.outputFailed, "cannot write to \(name): \(error.reason)")
    }
  }
}
