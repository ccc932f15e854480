extension TimelineDescription {
  /// A motion of a view's position: `CAKeyframeAnimation`.
  public struct Path: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// How a view turns with its path: `CAAnimationRotationMode`.
    public enum RotationMode: String, Hashable, Sendable, CaseIterable {
      case none, auto, autoReverse
    }

    /// - Parameters:
    ///   - values: the points that the path leads through, in the superview's coordinates; two or
    ///     more, or one for the discrete mode.
    ///   - keyTimes: one for each value, ascending from 0 to 1, and one more for the discrete mode;
    ///     the default is evenly spread.
    ///   - curves: one for each segment; without springs.
    ///   - controlPoints: for each segment the two inner points of a Bézier curve, or none for a line.
    ///   - additive: whether the points are relative to where the layout puts the view.
    public init(
      _ values: [Inspection.Point], keyTimes: [Double]? = nil, curves: [Curve]? = nil,
      controlPoints: [[Inspection.Point]]? = nil, calculationMode: CalculationMode? = nil,
      rotationMode: RotationMode? = nil, additive: Bool? = nil
    ) {
      json = JSONDraft([
        "values": JSONDraft(values.map(\.json)),
        "keyTimes": keyTimes.map { JSONDraft($0.map(\.json)) },
        "curves": curves.map { JSONDraft($0.compactMap(\.timing)) },
        "controlPoints": controlPoints.map { JSONDraft($0.map { JSONDraft($0.map(\.json)) }) },
        "calculationMode": calculationMode?.rawValue, "rotationMode": rotationMode?.rawValue,
        "additive": additive,
      ])
    }
  }
}
