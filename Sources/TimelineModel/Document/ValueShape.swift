import JSONText

/// The form that the value of an unsupported key must have.
indirect enum ValueShape: Sendable {
  case number
  case nonNegative
  case boolean
  case color
  case word([String])
  case list(of: ValueShape)
  /// The values of all keys are checked; those in `required` must be present.
  case object(Object)
  /// An object whose members are not checked.
  case anyObject

  /// The keys of an object that is the value of an unsupported key.
  struct Object: Sendable {
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
}

extension DocumentReader {
  /// Whether the value has the shape; if not, that has been reported.
  mutating func check(_ field: Field, _ shape: ValueShape) -> Bool {
    let before = errorCount
    verify(field, shape)
    return errorCount == before
  }

  private mutating func verify(_ field: Field, _ shape: ValueShape) {
    switch shape {
    case .number: _ = number(field)
    case .nonNegative: _ = nonNegative(field)
    case .boolean: _ = boolean(field)
    case .color: _ = color(field)
    case .word(let words): _ = word(field, among: words)
    case .list(let element): for each in list(field) ?? [] { verify(each, element) }
    case .object(let object): verifyObject(field, object)
    case .anyObject: verifyAnyObject(field)
    }
  }

  private mutating func verifyObject(_ field: Field, _ object: ValueShape.Object) {
    let all = object.required.map { $0 } + object.optional.map { $0 }
    let shape = ObjectShape(object.name, all.map(\.key))
    guard let fields = fields(field, of: shape) else { return }
    reportMissing(object.required.map(\.key), in: fields, of: shape)
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
    Object("a point", required: ["x": .number, "y": .number]))
}
