import JSONText

/// Reads the values of a JSON document strictly and collects a diagnostic for everything wrong.
///
/// A reading function returns nil if the value is missing or wrong. A wrong value has then been
/// reported, so the caller continues with the rest of the document.
struct DocumentReader {
  let source: SourceText
  /// The objects of the format, to find the one that has a misplaced key.
  var shapes: [ObjectShape] = []
  var diagnostics: [Diagnostic] = []
  /// Errors that follow from others.
  var consequences: [Diagnostic] = []
  var repetitions: [RepeatedMistake: Repetition] = [:]
  /// In the order of reading.
  var unitMistakes: [UnitMistake] = []
  private var suggester = Suggester()

  init(_ source: SourceText) {
    self.source = source
  }

  func location(of range: SourceRange) -> SourceLocation {
    let start = source.position(of: range.lower)
    return SourceLocation(
      line: start.line, column: start.column, lowerOffset: range.lower, upperOffset: range.upper)
  }

  /// The range in the file of some bytes of a string's value. It is looked up because an escape is
  /// longer in the file than in the value.
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

  /// Whether suggestions are still made; if not, callers need not gather candidates.
  var canSuggest: Bool { !suggester.isExhausted }

  mutating func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    suggester.nearest(to: name, among: candidates)
  }

  /// Advice that names the nearest candidate; nil if none is near.
  mutating func correction(
    of name: String, among candidates: some Sequence<String>
  ) -> String? {
    suggestion(for: name, among: candidates).map(didYouMean)
  }
}

/// A range of a string, converted to a range of the file only when something is reported there,
/// because most ranges never are.
enum TextPlace {
  case whole(JSONString)
  case part(Range<Int>, JSONString)
}
