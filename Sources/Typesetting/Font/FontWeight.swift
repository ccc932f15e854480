/// The weight of a text, by the names of `UIFont.Weight`.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The width of the strokes, in thousandths of the font's size.
  package var strokeWidth: Double {
    switch self {
    case .ultraLight: 24
    case .thin: 38
    case .light: 56
    case .regular: 80
    case .medium: 94
    case .semibold: 108
    case .bold: 122
    case .heavy: 134
    case .black: 146
    }
  }
}
