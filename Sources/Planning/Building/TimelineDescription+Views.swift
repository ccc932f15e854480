extension TimelineDescription {
  /// A view and those inside it.
  public struct View: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// A view that constraints place; with a `frame`, or a `center` and a `size`, one that lies
    /// there and that no constraint moves.
    ///
    /// - Parameters:
    ///   - id: a C identifier, which no other view and no metric has.
    ///   - backgroundColor: clear unless given.
    ///   - alpha: 0…1; 1 unless given.
    ///   - hidden: false unless given.
    ///   - transform: the identity unless given; it does not take part in layout.
    ///   - intrinsicContentSize: none unless given.
    ///   - contentHuggingPriority: 250 unless given.
    ///   - contentCompressionResistancePriority: 750 unless given.
    ///   - frame: in points, in the superview's coordinates, before the transform.
    ///   - center: likewise; with a size.
    ///   - size: with a center.
    ///   - layoutMargins: 8 unless given.
    ///   - preservesSuperviewLayoutMargins: whether the margins reach at least to the superview's;
    ///     false unless given.
    ///   - insetsLayoutMarginsFromSafeArea: whether the margins begin at the safe area; true unless
    ///     given.
    ///   - alignmentRectInsets: how far inside the frame the rectangle lies that constraints act on;
    ///     0 unless given.
    ///   - firstBaselineOffset: from the top to the first line's baseline; 0 unless given.
    ///   - lastBaselineOffset: from the bottom up to the last line's baseline; 0 unless given.
    ///   - semanticContentAttribute: the superview's direction unless given.
    ///   - autoresizingMask: of a view with a frame; empty unless given.
    ///   - stack: makes the view a `UIStackView`.
    ///   - layoutGuides: ids of `UILayoutGuide`s that the view owns.
    ///   - subviews: back to front.
    public init(
      _ id: String, backgroundColor: String? = nil, alpha: Double? = nil, hidden: Bool? = nil,
      transform: Transform? = nil, intrinsicContentSize: ContentSize? = nil,
      contentHuggingPriority: AxisPriorities? = nil,
      contentCompressionResistancePriority: AxisPriorities? = nil,
      frame: Inspection.Rect? = nil, center: Inspection.Point? = nil, size: Size? = nil,
      layoutMargins: Insets? = nil, preservesSuperviewLayoutMargins: Bool? = nil,
      insetsLayoutMarginsFromSafeArea: Bool? = nil, alignmentRectInsets: Insets? = nil,
      firstBaselineOffset: Double? = nil, lastBaselineOffset: Double? = nil,
      semanticContentAttribute: SemanticContentAttribute? = nil,
      autoresizingMask: [AutoresizingMask]? = nil, stack: Stack? = nil,
      layoutGuides: [String] = [], subviews: [View] = []
    ) {
      let own = viewKeys(
        backgroundColor: backgroundColor, alpha: alpha, hidden: hidden, transform: transform,
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
      json = JSONDraft(
        ["id": id], own,
        [
          "layoutGuides": layoutGuides.map { JSONDraft(["id": $0]) }.unlessEmpty,
          "subviews": subviews.unlessEmpty,
        ])
    }
  }
}
