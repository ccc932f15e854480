extension TimelineDescription.Change {
  /// Changes a view; what is nil stays.
  ///
  /// - Parameters:
  ///   - id: of the view.
  ///   - alpha: 0…1.
  ///   - hidden: at once, also inside an animation; an arranged subview of a stack shrinks first.
  ///   - transform: as one matrix; not together with the three that follow.
  ///   - scale: `transform.scale` alone.
  ///   - rotation: `transform.rotation` alone, in degrees, clockwise; full turns are kept.
  ///   - translation: `transform.translation` alone, in points.
  ///   - frame: only of a view that was declared with one; likewise `center`, `size` and
  ///     `autoresizingMask`.
  ///   - layoutMargins: not of `root`, whose margins are the canvas's; likewise those that follow.
  ///   - stack: only of a view that was declared as one; what it does not say stays.
  public static func view(
    _ id: String, backgroundColor: String? = nil, alpha: Double? = nil, hidden: Bool? = nil,
    transform: TimelineDescription.Transform? = nil, scale: TimelineDescription.Scale? = nil,
    rotation: Double? = nil, translation: Inspection.Point? = nil,
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
    stack: TimelineDescription.Stack? = nil
  ) -> TimelineDescription.Change {
    let changed = TimelineDescription.viewKeys(
      backgroundColor: backgroundColor, alpha: alpha, hidden: hidden, transform: transform,
      scale: scale, rotation: rotation, translation: translation,
      intrinsicContentSize: intrinsicContentSize,
      contentHuggingPriority: contentHuggingPriority,
      contentCompressionResistancePriority: contentCompressionResistancePriority,
      frame: frame, center: center, size: size, layoutMargins: layoutMargins,
      preservesSuperviewLayoutMargins: preservesSuperviewLayoutMargins,
      insetsLayoutMarginsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      alignmentRectInsets: alignmentRectInsets, firstBaselineOffset: firstBaselineOffset,
      lastBaselineOffset: lastBaselineOffset,
      semanticContentAttribute: semanticContentAttribute,
      autoresizingMask: autoresizingMask, stack: stack)
    return .init(json: JSONDraft(["view": id], changed))
  }

  /// Changes the canvas; what is nil stays. Default margins follow the new width, and the pictures
  /// are as large as the largest canvas of the run.
  ///
  /// - Parameters:
  ///   - width: in points; times the canvas's scale a whole number of pixels, at most 16,384.
  ///   - height: likewise.
  ///   - backgroundColor: of `root`.
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

  /// Adds a view, with all inside it, to the tree; its ids are new in the whole timeline.
  ///
  /// - Parameters:
  ///   - superview: the id of a view that is declared before, or `root`.
  ///   - place: among the subviews; 0 is the backmost place, nil in front of all. A stack arranges
  ///     the view at that place.
  public static func addSubview(
    _ view: TimelineDescription.View, to superview: String, at place: Int? = nil
  ) -> TimelineDescription.Change {
    .init(json: JSONDraft(["addSubview": view, "to": superview, "at": place]))
  }

  /// Removes a view for good, with all inside it and the constraints that refer to any of it.
  public static func removeFromSuperview(_ view: String) -> TimelineDescription.Change {
    .init(json: JSONDraft(["removeFromSuperview": view]))
  }
}
