extension TimelineDescription {
  /// The way a language is written.
  public enum LayoutDirection: String, Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// What a view says about its direction (`UISemanticContentAttribute`).
  public enum SemanticContentAttribute: String, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// What of a given frame follows the superview's size (`UIView.AutoresizingMask`).
  public enum AutoresizingMask: String, Hashable, Sendable {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
  }

  /// What a `UIStackView` is told about its arranged subviews.
  public struct Stack: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - axis: horizontal unless given.
    ///   - distribution: along the axis; `fill` unless given.
    ///   - alignment: across the axis; `fill` unless given.
    ///   - spacing: in points; 0 unless given.
    ///   - customSpacing: the space after the subviews of these ids, in place of `spacing`.
    ///   - isLayoutMarginsRelativeArrangement: false unless given.
    ///   - arrangedSubviews: ids of subviews, in order, none of which has a frame; all that are
    ///     declared unless given.
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
