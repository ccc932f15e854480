import JSONText
import Primitives

extension DocumentReader {
  private static let insetsShape = ObjectShape(
    "a set of insets", ["top", "left", "bottom", "right", "leading", "trailing"])

  /// Insets with `left` and `right`, or `leading` and `trailing`; missing sides are 0.
  ///
  /// The layout direction is left to right, so leading is left.
  mutating func insets(_ field: Field?) -> EdgeInsets? {
    guard let fields = fields(field, of: Self.insetsShape) else { return nil }
    let isDirectional = fields.has("leading") || fields.has("trailing")
    if isDirectional, let key = fields.keys.first(where: { $0 == "left" || $0 == "right" }) {
      report(
        .contradictoryKeys, "insets have `left` and `right`, or `leading` and `trailing`, not both",
        at: fields.place(of: key) ?? fields.range)
      return nil
    }
    return EdgeInsets(
      top: number(fields["top"]) ?? 0,
      left: number(fields["left"] ?? fields["leading"]) ?? 0,
      bottom: number(fields["bottom"]) ?? 0,
      right: number(fields["right"] ?? fields["trailing"]) ?? 0)
  }

  private static let contentSizeShape = ObjectShape(
    "an intrinsic content size", ["width", "height"])

  /// A missing length is none.
  mutating func contentSize(_ field: Field?) -> (width: Double?, height: Double?)? {
    guard let fields = fields(field, of: Self.contentSizeShape) else { return nil }
    return (nonNegative(fields["width"]), nonNegative(fields["height"]))
  }
}
