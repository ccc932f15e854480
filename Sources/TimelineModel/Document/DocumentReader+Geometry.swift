import AutoLayout
import JSONText
import Primitives

extension DocumentReader {
  static let insetsShape = ObjectShape(
    "a set of insets", ["top", "left", "bottom", "right", "leading", "trailing"])

  /// Reads insets with `left` and `right`, or with `leading` and `trailing`. A missing side is 0.
  mutating func insets(_ field: Field?) -> LayoutInsets? {
    guard let fields = fields(field, of: Self.insetsShape) else { return nil }
    let isDirectional = fields.has("leading") || fields.has("trailing")
    if isDirectional, let key = fields.keys.first(where: { $0 == "left" || $0 == "right" }) {
      report(
        .contradictoryKeys, "insets use `left` and `right`, or `leading` and `trailing`, not both",
        at: fields.keyRange(of: key) ?? fields.range,
        help: "write `leading` and `trailing` to follow the layout direction")
      return nil
    }
    return LayoutInsets(
      top: number(fields["top"]) ?? 0,
      near: number(fields["left"] ?? fields["leading"]) ?? 0,
      bottom: number(fields["bottom"]) ?? 0,
      far: number(fields["right"] ?? fields["trailing"]) ?? 0,
      followsLayoutDirection: isDirectional)
  }

  static let contentSizeShape = ObjectShape(
    "an intrinsic content size", in: "intrinsicContentSize", ["width", "height"])

  /// Reads an intrinsic content size. A missing length is `noIntrinsicMetric` (nil).
  mutating func contentSize(_ field: Field?) -> (width: Double?, height: Double?)? {
    guard let fields = fields(field, of: Self.contentSizeShape) else { return nil }
    return (nonNegative(fields["width"]), nonNegative(fields["height"]))
  }

  static let pointShape = ObjectShape("a point", ["x", "y"])

  mutating func point(_ field: Field?) -> Point? {
    guard let fields = allFields(field, of: Self.pointShape) else { return nil }
    let (x, y) = (number(fields["x"]), number(fields["y"]))
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  static let sizeShape = ObjectShape("a size", in: "size", ["width", "height"])

  mutating func size(_ field: Field?) -> Size? {
    guard let fields = allFields(field, of: Self.sizeShape) else { return nil }
    let (width, height) = (nonNegative(fields["width"]), nonNegative(fields["height"]))
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  static let rectangleShape = ObjectShape("a frame", in: "frame", ["x", "y", "width", "height"])

  mutating func rectangle(_ field: Field?) -> Rect? {
    guard let fields = allFields(field, of: Self.rectangleShape) else { return nil }
    let (x, y) = (number(fields["x"]), number(fields["y"]))
    let (width, height) = (nonNegative(fields["width"]), nonNegative(fields["height"]))
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Reads the members of an object in which every key of the shape is required.
  private mutating func allFields(_ field: Field?, of shape: ObjectShape) -> Fields? {
    guard let fields = fields(field, of: shape) else { return nil }
    reportMissing(shape.keys, in: fields, of: shape)
    return fields
  }
}
