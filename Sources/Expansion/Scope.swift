import JSONText

/// What a loop variable or a parameter stands for.
enum Binding: Hashable {
  case number(Double)
  case text(String)
  case boolean(Bool)

  /// The text in place of the name in a string.
  var text: String {
    switch self {
    case .number(let number): JSONWriter.text(of: number)
    case .text(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    }
  }

  /// Also of a text that is a number.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text):
      text.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } == true
        ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    case .boolean: nil
    }
  }
}

/// Where a part of a file is expanded: what its names stand for, and how it came there.
struct Scope {
  var file = 0
  /// An index into the uses of the expander; nil outside of bodies.
  var use: Int?
  /// Loop variables and parameters.
  var bindings: [String: Bound] = [:]
  /// Whether it is the body of a repeat or a template, in whose strings braces are replaced.
  var isBody = false
  /// How often the part is expanded by the repeats around it.
  var multiplicity = 1
  /// The brackets around it.
  var depth = 0
  /// The templates around it, the outermost first.
  var templates: [String] = []

  struct Bound {
    let binding: Binding
    let place: SourceOrigins.Place
  }

  func place(_ range: SourceRange) -> SourceOrigins.Place {
    SourceOrigins.Place(file: file, range: range, use: use)
  }

  func place(of value: JSONValue) -> SourceOrigins.Place { place(value.range) }

  /// A place to point at: of an array or object the opening bracket.
  func shortPlace(of value: JSONValue) -> SourceOrigins.Place {
    switch value.content {
    case .array, .object: place(SourceRange(value.range.lower, value.range.lower + 1))
    default: place(value.range)
    }
  }

  func deeper() -> Scope {
    var scope = self
    scope.depth += 1
    return scope
  }
}
