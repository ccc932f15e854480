/// Properties of views, in the order of the schema.
enum ViewProperty {
  /// What both a view and a change of one can say now.
  static let changeable = [
    "backgroundColor", "alpha", "hidden", "transform", "intrinsicContentSize",
    "contentHuggingPriority", "contentCompressionResistancePriority", "frame", "center", "size",
  ]

  /// One number of the transform each; only a change can say these.
  static let transformComponents = [
    "transform.rotation", "transform.scale", "transform.translation",
  ]

  static let autoresizing: [String] = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]

  static let later: KeyValuePairs<String, ValueShape> = [
    "cornerRadius": .nonNegative, "borderWidth": .nonNegative, "borderColor": .color,
    "clipsToBounds": .boolean, "zPosition": .number, "anchorPoint": .point,
    "insetsLayoutMarginsFromSafeArea": .boolean, "alignmentRectInsets": .insets,
    "firstBaselineOffset": .number, "lastBaselineOffset": .number,
    "layoutGuides": .list(of: guide), "stack": .anyObject, "gradient": .anyObject,
  ]

  static let laterInChanges: KeyValuePairs<String, ValueShape> = [
    "cornerRadius": .nonNegative, "borderWidth": .nonNegative, "borderColor": .color,
    "clipsToBounds": .boolean, "zPosition": .number, "anchorPoint": .point,
    "layoutMargins": .insets, "preservesSuperviewLayoutMargins": .boolean,
    "insetsLayoutMarginsFromSafeArea": .boolean, "alignmentRectInsets": .insets,
    "firstBaselineOffset": .number, "lastBaselineOffset": .number,
    "semanticContentAttribute": .word(semanticContentAttributes),
    "autoresizingMask": .list(of: .word(autoresizing)), "stack": .anyObject, "gradient": .anyObject,
  ]

  static let semanticContentAttributes = [
    "unspecified", "forceLeftToRight", "forceRightToLeft", "playback", "spatial",
  ]

  private static let guide = ValueShape.object(
    ObjectShapeOfValues("a layout guide", required: ["id": .string]))
}
