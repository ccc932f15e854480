/// Properties of views, in the order of the schema.
enum ViewProperty {
  /// What both a view and a change of one can say now.
  static let changeable =
    [
      "backgroundColor", "alpha", "hidden", "transform", "intrinsicContentSize",
      "contentHuggingPriority", "contentCompressionResistancePriority",
    ] + LayoutChange.keys + ViewPlacement.keys

  /// One number of the transform each; only a change can say these.
  static let transformComponents = [
    "transform.rotation", "transform.scale", "transform.translation",
  ]

  static let unsupported: KeyValuePairs<String, ValueShape> = [
    "cornerRadius": .nonNegative, "borderWidth": .nonNegative, "borderColor": .color,
    "clipsToBounds": .boolean, "zPosition": .number, "anchorPoint": .point,
    "gradient": .anyObject,
  ]
}
