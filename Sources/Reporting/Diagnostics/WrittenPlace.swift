import JSONText
import TimelineModel

/// The place of a location in the file in which it was written. That is another file than the report's
/// for what a timeline includes.
struct WrittenPlace {
  let path: String
  let line: Int
  let column: Int
  /// Of the file.
  let bytes: [UInt8]
  /// Of the bytes.
  let range: Range<Int>

  /// `file:line:column`
  var text: String { "\(path):\(line):\(column)" }
}

/// A text next to a place.
struct PlaceLabel {
  let place: WrittenPlace
  let text: String
}

extension DiagnosticReport {
  func written(_ location: SourceLocation) -> WrittenPlace {
    let lower = location.lowerOffset
    let upper = max(lower, location.upperOffset)
    guard let origins = source?.origins else {
      return WrittenPlace(
        path: path ?? Self.noPath, line: location.line, column: location.column,
        bytes: source?.bytes ?? [], range: lower..<upper)
    }
    return written(origins.place(of: SourceRange(lower, upper)), origins)
  }

  private func written(_ place: SourceOrigins.Place, _ origins: SourceOrigins) -> WrittenPlace {
    let file = origins.files[place.file]
    let position = file.text.position(of: place.range.lower)
    return WrittenPlace(
      path: file.path ?? path ?? Self.noPath, line: position.line, column: position.column,
      bytes: file.text.bytes, range: place.range.lower..<max(place.range.lower, place.range.upper))
  }

  static var noPath: String { "<unknown>" }

  /// The labels of a diagnostic, and the uses of templates and repeats through which its place came
  /// into the timeline, the innermost first.
  func labels(of diagnostic: Diagnostic) -> [PlaceLabel] {
    diagnostic.labels.map { PlaceLabel(place: written($0.location), text: $0.text) }
      + uses(of: diagnostic)
  }

  /// The most uses that are shown, of nested ones the innermost.
  private static let shownUses = 6

  private func uses(of diagnostic: Diagnostic) -> [PlaceLabel] {
    guard let location = diagnostic.location, let origins = source?.origins else { return [] }
    let place = origins.place(of: SourceRange(location.lowerOffset, location.upperOffset))
    return origins.uses(of: place).prefix(Self.shownUses)
      .map { PlaceLabel(place: written($0.place, origins), text: $0.words) }
  }
}
