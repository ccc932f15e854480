import Primitives

extension Color {
  /// The system colours of UIKit in light appearance, as iOS 15 to 18 show them, as 0xRRGGBBAA.
  ///
  /// Human Interface Guidelines, "Color", and the values that `UIColor` resolves to with a light
  /// `UITraitCollection`.
  static let systemNames: KeyValuePairs<String, UInt32> = [
    "systemRed": 0xFF3B_30FF, "systemOrange": 0xFF95_00FF, "systemYellow": 0xFFCC_00FF,
    "systemGreen": 0x34C7_59FF, "systemMint": 0x00C7_BEFF, "systemTeal": 0x30B0_C7FF,
    "systemCyan": 0x32AD_E6FF, "systemBlue": 0x007A_FFFF, "systemIndigo": 0x5856_D6FF,
    "systemPurple": 0xAF52_DEFF, "systemPink": 0xFF2D_55FF, "systemBrown": 0xA284_5EFF,
    "systemGray": 0x8E8E_93FF, "systemGray2": 0xAEAE_B2FF, "systemGray3": 0xC7C7_CCFF,
    "systemGray4": 0xD1D1_D6FF, "systemGray5": 0xE5E5_EAFF, "systemGray6": 0xF2F2_F7FF,
    "label": 0x0000_00FF, "secondaryLabel": 0x3C3C_4399, "tertiaryLabel": 0x3C3C_434D,
    "quaternaryLabel": 0x3C3C_432E, "placeholderText": 0x3C3C_434D, "link": 0x007A_FFFF,
    "separator": 0x3C3C_434A, "opaqueSeparator": 0xC6C6_C8FF,
    "systemBackground": 0xFFFF_FFFF, "secondarySystemBackground": 0xF2F2_F7FF,
    "tertiarySystemBackground": 0xFFFF_FFFF, "systemGroupedBackground": 0xF2F2_F7FF,
    "secondarySystemGroupedBackground": 0xFFFF_FFFF,
    "tertiarySystemGroupedBackground": 0xF2F2_F7FF,
    "systemFill": 0x7878_8033, "secondarySystemFill": 0x7878_8029,
    "tertiarySystemFill": 0x7676_801F, "quaternarySystemFill": 0x7474_8014,
    "darkText": 0x0000_00FF, "lightText": 0xFFFF_FF99,
  ]

  /// The fixed colours of `UIColor` whose names are not those of system colours. Some differ from
  /// the CSS colour of the same name.
  static let fixedUIColors: KeyValuePairs<String, String> = [
    "black": "#000000", "blue": "#0000FF", "brown": "#996633", "clear": "#00000000",
    "cyan": "#00FFFF", "darkGray": "#555555", "gray": "#808080", "green": "#00FF00",
    "lightGray": "#AAAAAA", "magenta": "#FF00FF", "orange": "#FF8000", "purple": "#800080",
    "red": "#FF0000", "white": "#FFFFFF", "yellow": "#FFFF00",
  ]

  private static let systemValues = Dictionary(
    systemNames.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })

  /// A system colour by its name, in any case.
  package init?(systemName name: String) {
    guard let value = Self.systemValues[name.lowercased()] else { return nil }
    self.init(
      red: UInt8(value >> 24 & 0xFF), green: UInt8(value >> 16 & 0xFF),
      blue: UInt8(value >> 8 & 0xFF), alpha: UInt8(value & 0xFF))
  }

  /// What to write for a colour in Swift's spelling, such as `UIColor.systemBlue`, `.red` or
  /// `Color.blue`; nil if it is not one.
  static func advice(onSwiftName text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, ["", "UIColor", "Color"].contains(parts[0]) else { return nil }
    let name = parts[1]
    if systemValues[name.lowercased()] != nil { return "write `\(name)`" }
    let system = "system" + name.prefix(1).uppercased() + name.dropFirst()
    if parts[0] == "Color", systemNames.contains(where: { $0.key == system }) {
      return "write `\(system)`, which is what SwiftUI shows"
    }
    return fixedUIColors.first { $0.key == name }.map { "write `\($0.value)`" }
  }
}
