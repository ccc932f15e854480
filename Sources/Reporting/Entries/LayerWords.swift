package import TimelineModel

extension TimelineField {
  /// The properties of a layer, by their keys.
  package enum Layer: String, CaseIterable, Hashable, Sendable {
    case cornerRadius, maskedCorners, borderWidth, borderColor, clipsToBounds, zPosition
  }
}

extension LayerProperty {
  package var field: TimelineField.Layer {
    switch self {
    case .cornerRadius: .cornerRadius
    case .maskedCorners: .maskedCorners
    case .borderWidth: .borderWidth
    case .borderColor: .borderColor
    case .clipsToBounds: .clipsToBounds
    case .zPosition: .zPosition
    }
  }

  package var words: String {
    switch self {
    case .cornerRadius(let length), .borderWidth(let length), .zPosition(let length):
      length.exactText
    case .maskedCorners(let corners):
      corners.isEmpty ? "none" : CornerName.names(of: corners).joined(separator: ", ")
    case .borderColor(let color): color.words
    case .clipsToBounds(let clips): "\(clips)"
    }
  }
}

extension LayerStyle {
  package func property(_ field: TimelineField.Layer) -> LayerProperty {
    switch field {
    case .cornerRadius: .cornerRadius(cornerRadius)
    case .maskedCorners: .maskedCorners(maskedCorners)
    case .borderWidth: .borderWidth(borderWidth)
    case .borderColor: .borderColor(borderColor)
    case .clipsToBounds: .clipsToBounds(clipsToBounds)
    case .zPosition: .zPosition(zPosition)
    }
  }
}
