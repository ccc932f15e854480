import JSONText
import Primitives

extension DocumentReader {
  static let transformShape = ObjectShape(
    "a transform", in: "transform", ["translation", "rotation", "scale"])

  /// Reads a matrix, or an object with scale, rotation and translation, applied in this order.
  mutating func transform(_ field: Field?) -> AffineTransform? {
    guard let field else { return nil }
    switch field.value.content {
    case .array(let elements): return matrix(elements, field)
    case .object: return composedTransform(field)
    default:
      reportType(of: field, expected: "a list of six numbers or an object")
      return nil
    }
  }

  /// `[a, b, c, d, tx, ty]`.
  private mutating func matrix(_ elements: [JSONValue], _ field: Field) -> AffineTransform? {
    guard elements.count == 6 else {
      report(
        .wrongValue, "\(field.name) as a list needs six numbers, not \(elements.count)",
        at: field.value.shortRange, help: "write `[a, b, c, d, tx, ty]`")
      return nil
    }
    let entry = "an element of \(field.name)"
    let numbers = elements.compactMap { number(Field(name: entry, value: $0)) }
    guard numbers.count == 6 else { return nil }
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private mutating func composedTransform(_ field: Field) -> AffineTransform? {
    guard let fields = fields(field, of: Self.transformShape) else { return nil }
    return AffineTransform(
      scale: scale(fields["scale"]) ?? Point(x: 1, y: 1),
      rotation: angle(fields["rotation"]) ?? 0,
      translation: point(fields["translation"]) ?? Point())
  }

  /// Reads one number for both axes, or one number per axis. Zero flattens; a negative number
  /// mirrors.
  mutating func scale(_ field: Field?) -> Point? {
    guard let field else { return nil }
    switch field.value.content {
    case .number: return number(field).map { Point(x: $0, y: $0) }
    case .object: return point(field)
    default:
      reportType(of: field, expected: "a number, or an object with `x` and `y`")
      return nil
    }
  }
}
