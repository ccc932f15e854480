import JSONText
import TestSupport
import TimelineModel

@testable import Expansion

/// The members of a timeline around what a test is about.
func timeline(_ members: String) -> String {
  #"{ "version": 1, "canvas": { "width": 100, "height": 100 }, \#(members) }"#
}

/// - Parameter name: of the file that includes the others.
func expansion(
  _ text: String, named name: String = "", choice: MetricChoice = .none,
  files: [String: String] = [:], limits: ExpansionLimits = ExpansionLimits()
) throws -> TimelineExpansion {
  let included = files.map { IncludedFile(path: $0.key, contents: Array($0.value.utf8)) }
  return try TimelineExpansion(
    of: SourceText(bytes: Array(text.utf8)), named: name, choice: choice,
    includes: IncludeSource(included), limits: limits)
}

/// The expanded timeline.
func expanded(
  _ text: String, choice: MetricChoice = .none, files: [String: String] = [:],
  limits: ExpansionLimits = ExpansionLimits()
) throws -> String {
  let source = try expansion(text, choice: choice, files: files, limits: limits).source
  return String(decoding: source.bytes, as: UTF8.self)
}

/// A JSON text without blanks between its parts.
func compact(_ text: String) throws -> String {
  try JSONValue(parsing: SourceText(bytes: Array(text.utf8))).compact
}

extension JSONValue {
  fileprivate var compact: String {
    switch content {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .string(let string): "\"\(string.value.escapedForJSON)\""
    case .array(let elements): "[\(elements.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\($0.name.value)\":\($0.value.compact)" }.joined(separator: ","))}"
    }
  }
}

/// A mistake as a report would place it: `line:column code message`, with its help and labels.
struct FoundFault: Equatable {
  var place: String
  var code: String
  var message: String
  var help: String?
  var labels: [String]
}

func faults(
  in text: String, named name: String = "", files: [String: String] = [:],
  limits: ExpansionLimits = ExpansionLimits()
) -> [FoundFault] {
  do {
    _ = try expansion(text, named: name, files: files, limits: limits)
    return []
  } catch TimelineExpansion.Failure.invalid(let invalid) {
    return invalid.diagnostics.map { FoundFault($0, in: invalid.source) }
  } catch {
    return []
  }
}

extension FoundFault {
  fileprivate init(_ diagnostic: Diagnostic, in source: SourceText) {
    let origins = source.origins
    func place(_ location: SourceLocation) -> SourceOrigins.Place? {
      origins?.place(of: SourceRange(location.lowerOffset, location.upperOffset))
    }
    func words(_ place: SourceOrigins.Place?) -> String {
      guard let place, let file = origins?.files[place.file] else { return "nowhere" }
      let position = file.text.position(of: place.range.lower)
      return "\(file.path.map { $0 + ":" } ?? "")\(position.line):\(position.column)"
    }
    let primary = diagnostic.location.flatMap(place)
    self.place = words(primary)
    code = diagnostic.code
    message = diagnostic.message
    help = diagnostic.help
    let uses = primary.flatMap { origins?.uses(of: $0) } ?? []
    labels =
      diagnostic.labels.map { "\(words(place($0.location))) \($0.text)" }
      + uses.map { "\(words($0.place)) \($0.words)" }
  }
}
