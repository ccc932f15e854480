/// Properties of views, in the order of the schema.
enum ViewProperty {
  /// What both a view and a change of one can say now.
  static let changeable = [
    "backgroundColor", "alpha", "hidden", "intrinsicContentSize", "contentHuggingPriority",
    "contentCompressionResistancePriority",
  ]

  private static let flags: [String] = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]

  static let later: KeyValuePairs<String, ValueShape> = [
    "cornerRadius": .nonNegative, "borderWidth": .nonNegative, "borderColor": .color,
    "clipsToBounds": .boolean, "zPosition": .number, "transform": .transform,
    "anchorPoint": .point, "insetsLayoutMarginsFromSafeArea": .boolean,
    "alignmentRectInsets": .insets, "firstBaselineOffset": .number, "lastBaselineOffset": .number,
    "layoutGuides": .list(of: guide), "frame": .rectangle, "center": .point, "size": .size,
    "autoresizingMask": .list(of: .word(flags)), "stack": .anyObject, "gradient": .anyObject,
  ]

  static let laterInChanges: KeyValuePairs<String, ValueShape> = [
    "cornerRadius": .nonNegative, "borderWidth": .nonNegative, "borderColor": .color,
    "clipsToBounds": .boolean, "zPosition": .number, "transform": .transform,
    "transform.rotation": .number, "transform.scale": .numberOr(.point),
    "transform.translation": .point, "anchorPoint": .point, "layoutMargins": .insets,
    "preservesSuperviewLayoutMargins": .boolean, "insetsLayoutMarginsFromSafeArea": .boolean,
    "alignmentRectInsets": .insets, "firstBaselineOffset": .number, "lastBaselineOffset": .number,
    "semanticContentAttribute": .word(semanticContentAttributes), "frame": .rectangle,
    "center": .point, "size": .size, "autoresizingMask": .list(of: .word(flags)),
    "stack": .anyObject, "gradient": .anyObject,
  ]

  static let semanticContentAttributes = [
    "unspecified", "forceLeftToRight", "forceRightToLeft", "playback", "spatial",
  ]

  private static let guide = ValueShape.object(
    ObjectShapeOfValues("a layout guide", required: ["id": .string]))
}
