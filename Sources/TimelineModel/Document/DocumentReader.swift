import JSONText

/// Reads the values of a document strictly and collects everything that is wrong with them.
///
/// A reading function returns nil when the value is missing or wrong; if it is wrong, that has
/// been reported, so that whoever asked goes on with what else there is to read.
struct DocumentReader {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var suggester = Suggester()

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at range: SourceRange,
    labels: [Diagnostic.Label] = [], notes: [String] = [], help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        .error, code: code.rawValue, message: message, at: location(of: range), labels: labels,
        notes: notes, help: help))
  }

  /// Reports at a place that is already known.
  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at location: SourceLocation,
    labels: [Diagnostic.Label] = [], notes: [String] = [], help: String? = nil
  ) {
    report(
      code, message, at: SourceRange(location.lowerOffset, location.upperOffset), labels: labels,
      notes: notes, help: help)
  }

  func location(of range: SourceRange) -> SourceLocation {
    let start = source.position(of: range.lower)
    return SourceLocation(
      line: start.line, column: start.column, lowerOffset: range.lower, upperOffset: range.upper)
  }

  /// The place of some bytes of a string's value; escapes make it differ from the sum.
  func range(of part: Range<Int>, in string: JSONString) -> SourceRange {
    SourceRange(
      string.sourceOffset(ofUTF8: part.lowerBound, in: source),
      string.sourceOffset(ofUTF8: part.upperBound, in: source))
  }

  func range(of place: TextPlace) -> SourceRange {
    switch place {
    case .whole(let string): string.range
    case .part(let part, let string): range(of: part, in: string)
    }
  }

  /// False when it is no use to gather candidates.
  var canSuggest: Bool { !suggester.isExhausted }

  mutating func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    suggester.nearest(to: name, among: candidates)
  }

  /// Advice to write the nearest candidate, if any is near.
  mutating func correction(
    of name: String, among candidates: some Sequence<String>
  ) -> String? {
    suggestion(for: name, among: candidates).map { "did you mean \(quoted($0))?" }
  }
}

/// A place to be looked up when it is reported, and not before: most are never reported.
enum TextPlace {
  case whole(JSONString)
  case part(Range<Int>, JSONString)
}
