package import JSONText

extension SuiteSettings {
  /// Parses and checks a file.
  ///
  /// - Throws: all errors in it.
  package init(parsing source: SourceText) throws(InvalidTimeline) {
    var document = DocumentReader(source)
    self.init()
    do throws(JSONSyntaxError) {
      let value = try JSONValue(parsing: source)
      if let fields = document.settings(value) { read(fields, from: &document) }
    } catch {
      document.report(.syntax, error.message, at: error.range, help: error.help)
    }
    guard document.diagnostics.isEmpty else {
      throw InvalidTimeline(diagnostics: document.diagnostics.inFileOrder)
    }
  }

  private mutating func read(_ fields: Fields, from document: inout DocumentReader) {
    _ = document.string(fields["$schema"])
    _ = document.number(fields["version"], "1", help: "write `\"version\": 1`") { $0 == 1 }
    ignored = document.list(fields["ignore"])?.compactMap { document.pattern($0) } ?? []
    framesPerSecond = document.integer(fields["fps"], in: 1...1000)
    scale = document.integer(fields["scale"], in: 1...3)
    isStrict = document.boolean(fields["strict"]) ?? false
    tolerances = document.tolerances(fields["tolerance"])
  }
}

extension DocumentReader {
  private static let settingsShape = ObjectShape(
    "the settings of a suite",
    ["version", "$schema", "ignore", "fps", "scale", "strict", "tolerance"])
  private static let toleranceShape = ObjectShape("a tolerance", ["channel", "points"])

  fileprivate mutating func settings(_ value: JSONValue) -> Fields? {
    fields(Field(name: "the file", value: value), of: Self.settingsShape)
  }

  fileprivate mutating func tolerances(_ field: Field?) -> [SuiteSettings.Tolerance] {
    guard let field else { return [] }
    guard case .object(let members) = field.value.content else {
      reportType(
        of: field, expected: "an object",
        help: "write `{ \"menu/*.json\": { \"channel\": 2, \"points\": 0.5 } }`")
      return []
    }
    return members.filter { !$0.isNote }.compactMap { tolerance($0) }
  }

  private mutating func tolerance(_ member: JSONMember) -> SuiteSettings.Tolerance? {
    let pattern = pattern(member.name)
    let field = Field(key: member.name.value, value: member.value)
    guard let fields = fields(field, of: Self.toleranceShape) else { return nil }
    if !fields.has("channel") && !fields.has("points") {
      report(
        .missingKey, "a tolerance needs `channel`, `points` or both", at: openingBrace(of: fields),
        help: "write `{ \"channel\": 2 }`, for example")
    }
    let channel = integer(fields["channel"], in: 0...255)
    let points = nonNegative(fields["points"])
    return pattern.map {
      SuiteSettings.Tolerance(pattern: $0, channel: channel ?? 0, points: points ?? 0)
    }
  }

  fileprivate mutating func pattern(_ field: Field) -> PathPattern? {
    string(field).flatMap { pattern($0) }
  }

  private mutating func pattern(_ string: JSONString) -> PathPattern? {
    do throws(PathPatternError) {
      return try PathPattern(string.value)
    } catch {
      report(
        .wrongValue, "\(quoted(string.value)) \(error.words)", at: string.range, help: error.advice)
      return nil
    }
  }
}

extension PathPatternError {
  fileprivate var words: String {
    switch self {
    case .namesNothing: "is not a pattern for paths in the folder of this file"
    case .unsupported(let sign): "has `\(sign)`, which patterns here do not support"
    case .negated: "begins with `!`, and patterns here cannot be negated"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .namesNothing: "write a path without `./` and `..`, as in `drafts` or `menu/*.json`"
    case .unsupported: "`*` stands for any characters of a name, `?` for one, `**` for any folders"
    case .negated: "write patterns for what to take out only"
    }
  }
}
