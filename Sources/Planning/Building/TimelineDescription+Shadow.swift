extension TimelineDescription {
  /// A shadow, as `CALayer` has it.
  public struct Shadow: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - color: the default is black.
    ///   - opacity: 0…1; the default is 0, so that there is no shadow.
    ///   - radius: the standard deviation of the blur in points, 0…256; the default is 3.
    ///   - offset: in the view's own coordinates; the default is (0, -3).
    public init(
      color: String? = nil, opacity: Double? = nil, radius: Double? = nil,
      offset: Inspection.Point? = nil
    ) {
      json = JSONDraft([
        "color": color, "opacity": opacity, "radius": radius, "offset": offset,
      ])
    }
  }
}
