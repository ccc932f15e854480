import Primitives

/// The colours of the overlay.
enum OverlayInk {
  static let required = opaque(0x00, 0x66, 0xE0)
  static let inactive = opaque(0x8E, 0x8E, 0x93)
  static let broken = opaque(0xFF, 0x3B, 0x30)
  static let name = opaque(0x3A, 0x3A, 0x3C)
  static let paper = opaque(0xFF, 0xFF, 0xFF)
  /// Of what lies behind labels and around lines, so that they are legible on any ground.
  static let labelOpacity: UInt8 = 0xE0
  static let haloOpacity: UInt8 = 0xA0
  /// Of alignment rectangles, which stay in the background.
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

  /// Dashes and the gaps between them, in points; nil for a line without gaps.
  var dashes: (dash: Double, gap: Double)? {
    switch self {
    case .required, .broken: nil
    case .optional: (4, 3)
    case .inactive: (1, 2)
    }
  }

  /// What matters most is painted last.
  static let paintingOrder: [Self] = [.inactive, .optional, .required, .broken]
}
