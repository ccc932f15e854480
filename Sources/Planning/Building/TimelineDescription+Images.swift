extension TimelineDescription {
  /// The image of a view (`UIImageView`): a PNG file.
  public struct Image: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - file: relative to the folder of the timeline; nil, in a change only, keeps it, likewise the
    ///     other parameters.
    ///   - contentMode: the default is scaleToFill.
    ///   - capInsets: in points of the image; the default is none.
    public init(
      _ file: String? = nil, contentMode: ContentMode? = nil, capInsets: CapInsets? = nil
    ) {
      json =
        contentMode == nil && capInsets == nil && file != nil
        ? (file ?? "").json
        : JSONDraft([
          "file": file, "contentMode": contentMode?.rawValue, "capInsets": capInsets,
        ])
    }
  }

  /// `UIView.ContentMode`.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// What of an image keeps its size along its edges, in points.
  public struct CapInsets: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      json = JSONDraft(["top": top, "left": left, "bottom": bottom, "right": right])
    }
  }
}

extension TimelineDescription.Image: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }
}
