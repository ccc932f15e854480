extension TimelineDescription {
  /// The keys that a view has both in its declaration and in changes, in the same order.
  static func viewKeys(
    backgroundColor: String?, alpha: Double?, hidden: Bool?, transform: Transform?,
    scale: Scale? = nil, rotation: Double? = nil, translation: Inspection.Point? = nil,
    anchorPoint: Inspection.Point?, gradient: Gradient?, shadow: Shadow?, text: Text?,
    image: Image?,
    intrinsicContentSize: ContentSize?,
    contentHuggingPriority: AxisPriorities?,
    contentCompressionResistancePriority: AxisPriorities?, frame: Inspection.Rect?,
    center: Inspection.Point?, size: Size?, layoutMargins: Insets?,
    preservesSuperviewLayoutMargins: Bool?, insetsLayoutMarginsFromSafeArea: Bool?,
    alignmentRectInsets: Insets?, firstBaselineOffset: Double?, lastBaselineOffset: Double?,
    semanticContentAttribute: SemanticContentAttribute?, autoresizingMask: [AutoresizingMask]?,
    contentOffset: Inspection.Point?, stack: Stack?
  ) -> JSONDraft.Members {
    [
      "backgroundColor": backgroundColor, "alpha": alpha, "hidden": hidden, "transform": transform,
      "transform.scale": scale, "transform.rotation": rotation,
      "transform.translation": translation, "anchorPoint": anchorPoint, "gradient": gradient,
      "shadow": shadow, "text": text, "image": image,
      "intrinsicContentSize": intrinsicContentSize,
      "contentHuggingPriority": contentHuggingPriority,
      "contentCompressionResistancePriority": contentCompressionResistancePriority,
      "frame": frame, "center": center, "size": size, "layoutMargins": layoutMargins,
      "preservesSuperviewLayoutMargins": preservesSuperviewLayoutMargins,
      "insetsLayoutMarginsFromSafeArea": insetsLayoutMarginsFromSafeArea,
      "alignmentRectInsets": alignmentRectInsets, "firstBaselineOffset": firstBaselineOffset,
      "lastBaselineOffset": lastBaselineOffset,
      "semanticContentAttribute": semanticContentAttribute?.rawValue,
      "autoresizingMask": autoresizingMask?.map(\.rawValue), "contentOffset": contentOffset,
      "stack": stack,
    ]
  }

  /// The keys that the canvas has both in its declaration and in changes, except its scale and
  /// edges, which cannot be changed.
  static func canvasKeys(
    width: Double?, height: Double?, scale: Int? = nil, backgroundColor: String?,
    safeAreaInsets: Insets?, layoutMargins: Insets?, insetsLayoutMarginsFromSafeArea: Bool?,
    layoutDirection: LayoutDirection?, edges: PlanOptions.Edges? = nil
  ) -> JSONDraft.Members {
    [
      "width": width, "height": height, "scale": scale, "backgroundColor": backgroundColor,
      "safeAreaInsets": safeAreaInsets, "layoutMargins": layoutMargins,
      "insetsLayoutMarginsFromSafeArea": insetsLayoutMarginsFromSafeArea,
      "layoutDirection": layoutDirection?.rawValue, "edges": edges?.rawValue,
    ]
  }
}
