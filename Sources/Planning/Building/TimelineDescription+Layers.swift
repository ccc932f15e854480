extension TimelineDescription {
  /// How a view's layer is drawn besides its background; nil sets nothing.
  public struct Layer: Hashable, Sendable {
    let cornerRadius: Double?
    let maskedCorners: [Corner]?
    let borderWidth: Double?
    let borderColor: String?
    let clipsToBounds: Bool?
    let zPosition: Double?

    /// - Parameters:
    ///   - cornerRadius: in points, 0 or more, at most half of the shorter side is drawn; the default
    ///     is 0.
    ///   - maskedCorners: those that the radius rounds; the default is all four.
    ///   - borderWidth: in points, 0 or more, inside the bounds; the default is 0.
    ///   - borderColor: the default is black.
    ///   - clipsToBounds: whether subviews are drawn within the bounds only; the default is false.
    ///   - zPosition: what siblings are sorted by before their order; the default is 0.
    public init(
      cornerRadius: Double? = nil, maskedCorners: [Corner]? = nil, borderWidth: Double? = nil,
      borderColor: String? = nil, clipsToBounds: Bool? = nil, zPosition: Double? = nil
    ) {
      self.cornerRadius = cornerRadius
      self.maskedCorners = maskedCorners
      self.borderWidth = borderWidth
      self.borderColor = borderColor
      self.clipsToBounds = clipsToBounds
      self.zPosition = zPosition
    }

    var members: JSONDraft.Members {
      [
        "cornerRadius": cornerRadius, "maskedCorners": maskedCorners?.map(\.rawValue),
        "borderWidth": borderWidth, "borderColor": borderColor, "clipsToBounds": clipsToBounds,
        "zPosition": zPosition,
      ]
    }
  }

  /// A corner of a view (`CACornerMask`).
  public enum Corner: String, CaseIterable, Hashable, Sendable {
    case topLeft, topRight, bottomRight, bottomLeft
  }
}
