extension TimelineDescription.Change {
  /// Changes a view; nil keeps a property.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - alpha: 0…1.
  ///   - hidden: is not animated; but an arranged subview of a stack shrinks before it is hidden.
  ///   - layer: corners, border, clipping and `zPosition`.
  ///   - transform: one matrix; excludes the next three parameters.
  ///   - scale: only `transform.scale`.
  ///   - rotation: only `transform.rotation`, in degrees, clockwise; full rotations are kept.
  ///   - translation: only `transform.translation`, in points.
  ///   - anchorPoint: keeps its place, so that a given frame moves.
  ///   - gradient: what is nil in it keeps its value; a first gradient needs colors.
  ///   - shadow: what is nil in it keeps its value.
  ///   - text: not animated; what it does not say stays. Likewise the image.
  ///   - frame: only for a view declared with a frame; likewise `center`, `size` and
  ///     `autoresizingMask`.
  ///   - layoutMargins: not for `root`, whose margins are those of the canvas; likewise the
  ///     parameters after it.
  ///   - stack: only for a view declared as a stack; nil keeps a property.
  ///   - path: moves the view along it for the duration of the keyframe's animation; its position is
  ///     then that of the layout again.
  public static func view(
    _ id: String, backgroundColor: String? = nil, alpha: Double? = nil, hidden: Bool? = nil,
    layer: TimelineDescription.Layer? = nil,
    transform: TimelineDescription.Transform? = nil, scale: TimelineDescription.Scale? = nil,
    rotation: Double? = nil, translation: Inspection.Point? = nil,
    anchorPoint: Inspection.Point? = nil, gradient: TimelineDescription.Gradient? = nil,
    shadow: TimelineDescription.Shadow? = nil, text: TimelineDescription.Text? = nil,
    image: TimelineDescription.Image? = nil,
    intrinsicContentSize: TimelineDescription.ContentSize? = nil,
    contentHuggingPriority: TimelineDescription.AxisPriorities? = nil,
    contentCompressionResistancePriority: TimelineDescription.AxisPriorities? = nil,
    frame: Inspection.Rect? = nil, center: Inspection.Point? = nil,
    size: TimelineDescription.Size? = nil, layoutMargins: TimelineDescription.Insets? = nil,
    preservesSuperviewLayoutMargins: Bool? = nil, insetsLayoutMarginsFromSafeArea: Bool? = nil,
    alignmentRectInsets: TimelineDescription.Insets? = nil, firstBaselineOffset: Double? = nil,
    lastBaselineOffset: Double? = nil,
    semanticContentAttribute: TimelineDescription.SemanticContentAttribute? = nil,
    autoresizingMask: [TimelineDescription.AutoresizingMask]? = nil,
    contentOffset: Inspection.Point? = nil, stack: TimelineDescription.Stack? = nil,
    path: TimelineDescription.Path? = nil
  ) -> TimelineDescription.Change {
    let changed = TimelineDescription.viewKeys(
      backgroundColor: backgroundColor, alpha: alpha, hidden: hidden, transform: transform,
      scale: scale, rotation: rotation, translation: translation,
      anchorPoint: anchorPoint, gradient: gradient, shadow: shadow, text: text, image: image,
      intrinsicContentSize: intrinsicContentSize,
      contentHuggingPriority: contentHuggingPriority,
      contentCompressionResistancePriority: contentCompressionResistancePriority,
      frame: frame, center: center, size: size, layoutMargins: layoutMargins,
      preservesSuperviewLayoutMargins: preservesSuperviewLayoutMargins,
      insetsLayoutMarginsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      alignmentRectInsets: alignmentRectInsets, firstBaselineOffset: firstBaselineOffset,
      lastBaselineOffset: lastBaselineOffset,
      semanticContentAttribute: semanticContentAttribute,
      autoresizingMask: autoresizingMask, contentOffset: contentOffset, stack: stack)
    return .init(json: JSONDraft(["view": id], changed, layer?.members ?? [:], ["path": path]))
  }

  /// Changes the canvas; nil keeps a property. Default margins depend on the new width, and frames
  /// are as large as the largest canvas of the timeline.
  ///
  /// - Parameters:
  ///   - width: in points; times the canvas's scale a whole number of pixels, at most 16,384.
  ///   - height: likewise.
  ///   - backgroundColor: that of `root`.
  public static func canvas(
    width: Double? = nil, height: Double? = nil, backgroundColor: String? = nil,
    safeAreaInsets: TimelineDescription.Insets? = nil,
    layoutMargins: TimelineDescription.Insets? = nil,
    insetsLayoutMarginsFromSafeArea: Bool? = nil,
    layoutDirection: TimelineDescription.LayoutDirection? = nil
  ) -> TimelineDescription.Change {
    let canvas = TimelineDescription.canvasKeys(
      width: width, height: height, backgroundColor: backgroundColor,
      safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins,
      insetsLayoutMarginsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      layoutDirection: layoutDirection)
    return .init(json: JSONDraft(["canvas": JSONDraft(canvas)]))
  }

  /// Adds a view with its subviews to the tree; their ids must be unique in the whole timeline.
  ///
  /// - Parameters:
  ///   - superview: the id of a view declared before, or `root`.
  ///   - place: the index among the subviews, where 0 is the backmost one; nil adds the view in
  ///     front of all. A stack arranges the view at that index.
  public static func addSubview(
    _ view: TimelineDescription.View, to superview: String, at place: Int? = nil
  ) -> TimelineDescription.Change {
    .init(json: JSONDraft(["addSubview": view, "to": superview, "at": place]))
  }

  /// Removes a view permanently, with its subviews and the constraints that refer to any of them.
  public static func removeFromSuperview(_ view: String) -> TimelineDescription.Change {
    .init(json: JSONDraft(["removeFromSuperview": view]))
  }
}
