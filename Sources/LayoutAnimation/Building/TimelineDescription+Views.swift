extension TimelineDescription {
  /// A view and those inside it.
  public struct View: Hashable, Sendable, JSONWritable {
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
    ///   - subviews: back to front.
    public init(
      _ id: String, backgroundColor: String? = nil, alpha: Double? = nil, hidden: Bool? = nil,
      transform: Transform? = nil, intrinsicContentSize: ContentSize? = nil,
      contentHuggingPriority: AxisPriorities? = nil,
      contentCompressionResistancePriority: AxisPriorities? = nil,
      frame: Inspection.Rect? = nil, center: Inspection.Point? = nil, size: Size? = nil,
      layoutMargins: Insets? = nil, subviews: [View] = []
    ) {
      json = JSONDraft([
        "id": id, "backgroundColor": backgroundColor, "alpha": alpha, "hidden": hidden,
        "transform": transform, "intrinsicContentSize": intrinsicContentSize,
        "contentHuggingPriority": contentHuggingPriority,
        "contentCompressionResistancePriority": contentCompressionResistancePriority,
        "frame": frame, "center": center, "size": size, "layoutMargins": layoutMargins,
        "subviews": subviews.unlessEmpty,
      ])
    }
  }
}
