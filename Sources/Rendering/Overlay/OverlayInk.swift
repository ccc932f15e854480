import Primitives

/// The colours of the overlay.
enum OverlayInk {
  static let required = opaque(0x00, 0x66, 0xE0)
  static let inactive = opaque(0x8E, 0x8E, 0x93)
  static let broken = opaque(0xFF, 0x3B, 0x30)
  static let name = opaque(0x3A, 0x3A, 0x3C)
  static let paper = opaque(0xFF, 0xFF, 0xFF)
  /// The opacity of the background of labels, and of the halo of lines, which makes them legible on
  /// any background.
  static let labelOpacity: UInt8 = 0xE0
  static let haloOpacity: UInt8 = 0xA0
  /// The translucent colour of alignment rectangles.
  static let outline = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0x50)

  private static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
  }
}

extension OverlayMark.Style {
  var ink: PremultipliedColor {
    switch self {
    case .required, .optional: OverlayInk.required
    case .inactive: OverlayInk.inactive
    case .broken: OverlayInk.broken
    }
  }

  /// In points.
  var thickness: Double { self == .broken ? 2 : 1 }

  /// The lengths of dashes and of gaps, in points; nil for a solid line.
  var dashes: (dash: Double, gap: Double)? {
    switch self {
    case .required, .broken: nil
    case .optional: (4, 3)
    case .inactive: (1, 2)
    }
  }

  /// The most important style is painted last.
  static let paintingOrder: [Self] = [.inactive, .optional, .required, .broken]
}
