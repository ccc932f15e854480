extension TimelineDescription {
  /// An axial gradient, as `CAGradientLayer` has it.
  public struct Gradient: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - colors: two or more; nil in a change keeps them.
    ///   - locations: in 0…1 in ascending order, as many as colors; the default spreads them evenly.
    ///   - startPoint: in unit coordinates of the bounds; the default is the middle of the top edge.
    ///   - endPoint: likewise; the default is the middle of the bottom edge.
    public init(
      colors: [String]? = nil, locations: [Double]? = nil, startPoint: Inspection.Point? = nil,
      endPoint: Inspection.Point? = nil
    ) {
      json = JSONDraft([
        "colors": colors, "locations": locations, "startPoint": startPoint, "endPoint": endPoint,
      ])
    }
  }
}
