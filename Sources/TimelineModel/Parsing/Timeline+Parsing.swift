package import JSONText

/// All errors in a timeline's file.
package struct InvalidTimeline: Error {
  /// At least one, sorted by location.
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension Timeline {
  /// Parses and checks a file of version 1 of the format.
  ///
  /// - Parameters:
  ///   - canvas: replaces the size and direction of the file's first canvas.
  ///   - images: reads the images that the file names.
  ///   - value: the value of the source, if it has been parsed before.
  package init(
    parsing source: SourceText, limits: Limits = Limits(), canvas: CanvasOverride? = nil,
    images: ImageSource = .nothing, value: JSONValue? = nil
  ) throws(InvalidTimeline) {
    var reader = TimelineReader(source, limits: limits, images: images)
    reader.canvasOverride = canvas
    reader.document.shapes = TimelineReader.shapes
    let timeline = reader.read(value)
    guard let timeline, reader.document.errorCount == 0 else {
      throw InvalidTimeline(diagnostics: reader.document.reported.inFileOrder)
    }
    self = timeline
  }
}

extension TimelineReader {
  fileprivate mutating func read(_ value: JSONValue?) -> Timeline? {
    if let value { return timeline(value) }
    do throws(JSONSyntaxError) {
      return timeline(try JSONValue(parsing: document.source))
    } catch {
      document.report(
        .syntax, error.message, at: error.range,
        help: error.isAtFirstWord(of: document.source)
          ? Self.advice(insteadOf: document.source) : error.help)
      return nil
    }
  }

  private static func advice(insteadOf source: SourceText) -> String {
    source.bytes.starts(with: [0x89] + Array("PNG".utf8))
      ? "this is a PNG file: name a timeline; pictures are compared in folders"
      : "name a timeline: a file that begins with `{ \"version\": 1, \"canvas\": …`"
  }
}

extension JSONSyntaxError {
  /// Whether a text begins with something that no JSON text begins with. It was never meant as one, so
  /// that advice on how to write it as JSON leads astray.
  fileprivate func isAtFirstWord(of source: SourceText) -> Bool {
    switch reason {
    case .unquoted, .misspelt, .unexpected, .notFinite, .invalidUTF8:
      source.bytes.prefix(range.lower).allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    default: false
    }
  }
}

extension [Diagnostic] {
  /// Sorted by location; diagnostics at the same location are in the order of reporting.
  var inFileOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (
        left.element.location?.lowerOffset ?? 0, right.element.location?.lowerOffset ?? 0
      )
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }
}
