import JSONText

/// What a value that nothing reads yet must look like.
indirect enum ValueShape: Sendable {
  case number
  case nonNegative
  case time
  case boolean
  case string
  case color
  case insets
  case word([String])
  case list(of: ValueShape)
  case numbers(count: Int)
  /// A number, or something else.
  case numberOr(ValueShape)
  case transform
  /// All keys are checked; those in `required` must be there.
  case object(ObjectShapeOfValues)
  /// An object whose inside is not looked at.
  case anyObject
}

/// The keys of an object that nothing reads yet.
struct ObjectShapeOfValues: Sendable {
  let name: String
  let required: KeyValuePairs<String, ValueShape>
  let optional: KeyValuePairs<String, ValueShape>

  init(
    _ name: String, required: KeyValuePairs<String, ValueShape> = [:],
    optional: KeyValuePairs<String, ValueShape> = [:]
  ) {
    self.name = name
    self.required = required
    self.optional = optional
  }
}

extension DocumentReader {
  /// Whether the value has the shape; what is wrong has been reported.
  mutating func check(_ field: Field, _ shape: ValueShape) -> Bool {
    let before = diagnostics.count
    verify(field, shape)
    return diagnostics.count == before
  }

  private mutating func verify(_ field: Field, _ shape: ValueShape) {
    switch shape {
    case .number: _ = number(field)
    case .nonNegative: _ = nonNegative(field)
    case .time: _ = time(field)
    case .boolean: _ = boolean(field)
    case .string: _ = string(field)
    case .color: _ = color(field)
    case .insets: _ = insets(field)
    case .word(let words): _ = word(field, among: words)
    case .list(let element): for each in list(field) ?? [] { verify(each, element) }
    case .numbers(let count): verifyNumbers(field, count: count)
    case .numberOr(let other): verify(field, field.value.isNumber ? .number : other)
    case .transform: verify(field, field.value.isList ? .numbers(count: 6) : .transformParts)
    case .object(let object): verifyObject(field, object)
    case .anyObject: verifyAnyObject(field)
    }
  }

  private mutating func verifyNumbers(_ field: Field, count: Int) {
    guard let elements = list(field) else { return }
    guard elements.count == count else {
      return report(
        .wrongValue, "\(field.name) must have \(count) numbers, not \(elements.count)",
        at: field.value.shortRange)
    }
    for element in elements { _ = number(element) }
  }

  private mutating func verifyObject(_ field: Field, _ object: ObjectShapeOfValues) {
    let all = object.required.map { $0 } + object.optional.map { $0 }
    let shape = ObjectShape(object.name, all.map(\.key))
    guard let fields = fields(field, of: shape) else { return }
    for (key, _) in object.required where !fields.has(key) {
      reportMissing(key, in: fields, of: shape)
    }
    for (key, shape) in all {
      if let field = fields[key] { verify(field, shape) }
    }
  }

  private mutating func verifyAnyObject(_ field: Field) {
    guard case .object = field.value.content else {
      return reportType(of: field, expected: "an object")
    }
  }
}

extension ValueShape {
  static let point = object(
    ObjectShapeOfValues("a point", required: ["x": .number, "y": .number]))
  static let size = object(
    ObjectShapeOfValues("a size", required: ["width": .nonNegative, "height": .nonNegative]))
  static let rectangle = object(
    ObjectShapeOfValues(
      "a frame",
      required: ["x": .number, "y": .number, "width": .nonNegative, "height": .nonNegative]))
  static let transformParts = object(
    ObjectShapeOfValues(
      "a transform",
      optional: ["translation": .point, "rotation": .number, "scale": .numberOr(.point)]))
}

extension JSONValue {
  fileprivate var isNumber: Bool {
    if case .number = content { true } else { false }
  }

  fileprivate var isList: Bool {
    if case .array = content { true } else { false }
  }
}
