package import JSONText
package import TimelineModel

/// A mistake that is found while a timeline is expanded.
struct Fault: Error {
  struct Label {
    let text: String
    let place: SourceOrigins.Place
  }

  let code: Diagnostic.Code
  let message: String
  let place: SourceOrigins.Place
  var labels: [Label] = []
  var notes: [String] = []
  let help: String
  /// Whether expanding ends with it, because more of the same would follow.
  var isFinal: Bool { code == .limit }

  init(
    _ code: Diagnostic.Code, _ message: String, at place: SourceOrigins.Place,
    labels: [Label] = [], notes: [String] = [], help: String
  ) {
    self.code = code
    self.message = message
    self.place = place
    self.labels = labels
    self.notes = notes
    self.help = help
  }

  /// Whether it is the same mistake, found through another use.
  func repeats(_ other: Fault) -> Bool {
    code == other.code && place.file == other.place.file && place.range == other.place.range
  }
}

/// Mistakes, with a text that maps their locations to the files that they are in.
struct FaultReport {
  private let files: [SourceOrigins.File]
  private let uses: [SourceOrigins.Use]
  private var segments: [SourceOrigins.Segment] = []
  private var end = 0

  init(files: [SourceOrigins.File], uses: [SourceOrigins.Use]) {
    self.files = files
    self.uses = uses
  }

  /// The diagnostics in the order of the files.
  mutating func error(_ faults: [Fault]) -> InvalidExpansion {
    let sorted = faults.enumerated().sorted { left, right in
      let (a, b) = (left.element.place, right.element.place)
      return (a.file, a.range.lower, left.offset) < (b.file, b.range.lower, right.offset)
    }
    let diagnostics = sorted.map { diagnostic($0.element) }
    let origins = SourceOrigins(files: files, uses: uses, segments: segments)
    return InvalidExpansion(
      diagnostics: diagnostics, source: SourceText(bytes: [], origins: origins))
  }

  private mutating func diagnostic(_ fault: Fault) -> Diagnostic {
    let location = location(of: fault.place)
    return Diagnostic(
      .error, code: fault.code.rawValue, message: fault.message, at: location,
      labels: fault.labels.map {
        Diagnostic.Label($0.text, at: self.location(of: $0.place))
      }, notes: fault.notes, help: fault.help)
  }

  private mutating func location(of place: SourceOrigins.Place) -> SourceLocation {
    let length = max(1, place.range.upper - place.range.lower)
    segments.append(SourceOrigins.Segment(start: end, place: place, isCopied: true))
    defer { end += length }
    let origins = SourceOrigins(files: files, uses: uses, segments: [])
    let position = origins.ownPosition(of: place)
    return SourceLocation(
      line: position.line, column: position.column, lowerOffset: end,
      upperOffset: end + place.range.upper - place.range.lower)
  }
}

/// A timeline that cannot be expanded.
package struct InvalidExpansion: Error {
  /// At least one, in the order of the files.
  package let diagnostics: [Diagnostic]
  /// Maps their locations to the files.
  package let source: SourceText
}
