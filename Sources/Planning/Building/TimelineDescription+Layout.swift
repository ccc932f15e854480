extension TimelineDescription {
  /// The direction in which a language is written.
  public enum LayoutDirection: String, Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// The layout direction of a view (`UISemanticContentAttribute`).
  public enum SemanticContentAttribute: String, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The parts of a given frame that follow the superview's size (`UIView.AutoresizingMask`).
  public enum AutoresizingMask: String, Hashable, Sendable {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
  }

  /// How a `UIStackView` arranges its subviews.
  public struct Stack: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - axis: the default is horizontal.
    ///   - distribution: along the axis; the default is `fill`.
    ///   - alignment: across the axis; the default is `fill`.
    ///   - spacing: in points; the default is 0.
    ///   - customSpacing: the space after the subviews with these ids, instead of `spacing`.
    ///   - isLayoutMarginsRelativeArrangement: the default is false.
    ///   - arrangedSubviews: ids of subviews without a given frame, in order; the default is all
    ///     declared subviews.
    public init(
      axis: Axis? = nil, distribution: Distribution? = nil, alignment: Alignment? = nil,
      spacing: Double? = nil, customSpacing: KeyValuePairs<String, Double>? = nil,
      isLayoutMarginsRelativeArrangement: Bool? = nil, arrangedSubviews: [String]? = nil
    ) {
      json = JSONDraft([
        "axis": axis?.rawValue, "distribution": distribution?.rawValue,
        "alignment": alignment?.rawValue, "spacing": spacing,
        "customSpacing": customSpacing.map { NamedNumbers(pairs: $0) },
        "isLayoutMarginsRelativeArrangement": isLayoutMarginsRelativeArrangement,
        "arrangedSubviews": arrangedSubviews,
      ])
    }

    public enum Axis: String, Hashable, Sendable {
      case horizontal, vertical
    }

    public enum Distribution: String, Hashable, Sendable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// `top`, `bottom` and the baselines are for horizontal stacks, `leading` and `trailing` for
    /// vertical ones.
    public enum Alignment: String, Hashable, Sendable {
      case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }
  }
}
