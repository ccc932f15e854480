extension TimelineDescription {
  /// A view with its subviews.
  public struct View: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// A view that is positioned by constraints, or, with a `frame` or a `center` and a `size`, one
    /// with a given frame that no constraint moves.
    ///
    /// - Parameters:
    ///   - id: a C identifier that differs from those of other views and from metrics.
    ///   - backgroundColor: the default is clear.
    ///   - alpha: 0…1; the default is 1.
    ///   - hidden: the default is false.
    ///   - layer: corners, border, clipping and `zPosition`; the default is none of them.
    ///   - transform: the default is the identity; it does not take part in layout.
    ///   - anchorPoint: in unit coordinates of the bounds; the default is the middle.
    ///   - gradient: painted over the background colour; needs colors.
    ///   - shadow: the default is none.
    ///   - text: makes the view a label, whose text gives it its intrinsic content size.
    ///   - image: a PNG file, whose size is the intrinsic content size.
    ///   - intrinsicContentSize: the default is none, or the size of the text or the image.
    ///   - contentHuggingPriority: the default is 250.
    ///   - contentCompressionResistancePriority: the default is 750.
    ///   - frame: in points, in the superview's coordinates, before the transform.
    ///   - center: likewise; requires a size.
    ///   - size: requires a center.
    ///   - layoutMargins: the default is 8.
    ///   - preservesSuperviewLayoutMargins: whether the margins extend at least to the superview's;
    ///     the default is false.
    ///   - insetsLayoutMarginsFromSafeArea: whether the margins begin at the safe area; the default
    ///     is true.
    ///   - alignmentRectInsets: the insets from the frame to the alignment rectangle, on which
    ///     constraints act; the default is 0.
    ///   - firstBaselineOffset: from the top to the first line's baseline; the default is 0.
    ///   - lastBaselineOffset: from the bottom up to the last line's baseline; the default is 0.
    ///   - semanticContentAttribute: the default is the superview's direction.
    ///   - autoresizingMask: of a view with a frame; the default is empty.
    ///   - contentOffset: makes the view a scroll view: the point of its content that is shown at its
    ///     origin, in points; the default is 0.
    ///   - stack: makes the view a `UIStackView`.
    ///   - allowsEdgeAntialiasing: whether the edges are drawn by area where the canvas has the edges
    ///     of a device; the default is false.
    ///   - note: for readers; it means nothing to the format.
    ///   - layoutGuides: ids of `UILayoutGuide`s that the view owns.
    ///   - subviews: back to front.
    public init(
      _ id: String, backgroundColor: String? = nil, alpha: Double? = nil, hidden: Bool? = nil,
      layer: Layer? = nil, transform: Transform? = nil, anchorPoint: Inspection.Point? = nil,
      gradient: Gradient? = nil, shadow: Shadow? = nil, text: Text? = nil, image: Image? = nil,
      intrinsicContentSize: ContentSize? = nil,
      contentHuggingPriority: AxisPriorities? = nil,
      contentCompressionResistancePriority: AxisPriorities? = nil,
      frame: Inspection.Rect? = nil, center: Inspection.Point? = nil, size: Size? = nil,
      layoutMargins: Insets? = nil, preservesSuperviewLayoutMargins: Bool? = nil,
      insetsLayoutMarginsFromSafeArea: Bool? = nil, alignmentRectInsets: Insets? = nil,
      firstBaselineOffset: Double? = nil, lastBaselineOffset: Double? = nil,
      semanticContentAttribute: SemanticContentAttribute? = nil,
      autoresizingMask: [AutoresizingMask]? = nil, contentOffset: Inspection.Point? = nil,
      stack: Stack? = nil,
      allowsEdgeAntialiasing: Bool? = nil, note: String? = nil, layoutGuides: [String] = [],
      subviews: [View] = []
    ) {
      let own = viewKeys(
        backgroundColor: backgroundColor, alpha: alpha, hidden: hidden, transform: transform,
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
      json = JSONDraft(
        ["id": id, "note": note], own, layer?.members ?? [:],
        [
          "allowsEdgeAntialiasing": allowsEdgeAntialiasing,
          "layoutGuides": layoutGuides.map { JSONDraft(["id": $0]) }.unlessEmpty,
          "subviews": subviews.unlessEmpty,
        ])
    }
  }
}
