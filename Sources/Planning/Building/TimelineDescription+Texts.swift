extension TimelineDescription {
  /// The text of a label (`UILabel`), in the plain font of strokes.
  public struct Text: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - string: nil, in a change only, keeps it; likewise the other parameters.
    ///   - size: in points, more than 0 and at most 1,000; the default is 17.
    ///   - weight: the default is regular.
    ///   - color: the default is black.
    ///   - alignment: the default is natural.
    ///   - lines: at most so many, 0…10,000; 0 means any number. The default is 1.
    public init(
      _ string: String? = nil, size: Double? = nil, weight: FontWeight? = nil,
      color: String? = nil, alignment: TextAlignment? = nil, lines: Int? = nil
    ) {
      let isPlain =
        size == nil && weight == nil && color == nil && alignment == nil && lines == nil
      json =
        isPlain && string != nil
        ? (string ?? "").json
        : JSONDraft([
          "string": string, "size": size, "weight": weight?.rawValue, "color": color,
          "alignment": alignment?.rawValue, "lines": lines,
        ])
    }
  }

  /// `UIFont.Weight`.
  public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// `NSTextAlignment`.
  public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case natural, left, center, right
  }
}

extension TimelineDescription.Text: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }
}
