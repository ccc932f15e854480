package import JSONText

/// Everything that is wrong with a timeline's file.
package struct InvalidTimeline: Error {
  /// At least one, sorted by position.
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension Timeline {
  /// Reads and checks a file of the format, version 1.
  ///
  /// - Parameter canvas: in place of the file's first one.
  package init(
    parsing source: SourceText, limits: Limits = Limits(), canvas: CanvasOverride? = nil
  ) throws(InvalidTimeline) {
    var reader = TimelineReader(source, limits: limits)
    reader.canvasOverride = canvas
    let timeline = reader.read()
    guard let timeline, reader.document.diagnostics.isEmpty else {
      throw InvalidTimeline(diagnostics: reader.document.diagnostics.inFileOrder)
    }
    self = timeline
  }
}

extension TimelineReader {
  fileprivate mutating func read() -> Timeline? {
    do throws(JSONSyntaxError) {
      return timeline(try JSONValue(parsing: document.source))
    } catch {
      document.report(.syntax, error.message, at: error.range, help: error.help)
      return nil
    }
  }
}

extension [Diagnostic] {
  /// By position; those of one place as they were found.
  fileprivate var inFileOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (
        left.element.location?.lowerOffset ?? 0, right.element.location?.lowerOffset ?? 0
      )
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }
}
