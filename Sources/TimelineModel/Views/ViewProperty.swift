/// The keys of a view's properties, in the order of the schema.
enum ViewProperty {
  /// Keys of a view and of a change of a view.
  static let changeable =
    [
      "backgroundColor", "alpha", "hidden", "cornerRadius", "maskedCorners", "borderWidth",
      "borderColor", "clipsToBounds", "zPosition", "transform", "anchorPoint", "gradient", "shadow",
      "text", "image",
      "intrinsicContentSize", "contentHuggingPriority", "contentCompressionResistancePriority",
    ] + LayoutChange.keys + ViewPlacement.keys

  /// Keys for one component of the transform; only a change has them.
  static let transformComponents = [
    "transform.rotation", "transform.scale", "transform.translation",
  ]

  /// The key for a motion along a path; only a change has it.
  static let path = "path"
}
