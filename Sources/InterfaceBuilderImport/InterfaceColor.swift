import XMLText

/// The colours of a file as the timeline format writes them.
enum InterfaceColor {
  /// Nil for a colour that is not known.
  static func text(_ color: XMLElement, named: [String: String]) -> String? {
    if let name = color["systemColor"] ?? color["name"], let value = named[name] { return value }
    if let white = color["white"].flatMap(Double.init(finite:)) {
      return hex(white, white, white, alpha(color))
    }
    if let red = color["red"].flatMap(Double.init(finite:)),
      let green = color["green"].flatMap(Double.init(finite:)),
      let blue = color["blue"].flatMap(Double.init(finite:))
    {
      return hex(red, green, blue, alpha(color))
    }
    let name = color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? color["name"] ?? ""
    return known[name]
  }

  private static func alpha(_ color: XMLElement) -> Double {
    color["alpha"].flatMap(Double.init(finite:)) ?? 1
  }

  /// An opaque colour has no alpha.
  private static func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String
  {
    let channels = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let clamped = channel.isFinite ? min(1, max(0, channel)) : 0
      let value = Int((clamped * 255).rounded(.toNearestOrAwayFromZero))
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }

  /// UIKit's colours in the light appearance, as its documentation and recorded files show them.
  private static let known: [String: String] = [
    "darkTextColor": "#000000", "lightTextColor": "#FFFFFF99",
    "groupTableViewBackgroundColor": "#EFEFF4", "tableCellGroupedBackgroundColor": "#FFFFFF",
    "viewFlipsideBackgroundColor": "#1F2124", "scrollViewTexturedBackgroundColor": "#6F7179",
    "systemBackgroundColor": "#FFFFFF", "secondarySystemBackgroundColor": "#F2F2F7",
    "tertiarySystemBackgroundColor": "#FFFFFF", "systemGroupedBackgroundColor": "#F2F2F7",
    "secondarySystemGroupedBackgroundColor": "#FFFFFF", "labelColor": "#000000",
    "secondaryLabelColor": "#3C3C4399", "tertiaryLabelColor": "#3C3C434D",
    "placeholderTextColor": "#3C3C434D", "separatorColor": "#3C3C434A", "linkColor": "#007AFF",
    "systemRedColor": "#FF3B30", "systemGreenColor": "#34C759", "systemBlueColor": "#007AFF",
    "systemOrangeColor": "#FF9500", "systemYellowColor": "#FFCC00", "systemPinkColor": "#FF2D55",
    "systemPurpleColor": "#AF52DE", "systemTealColor": "#5AC8FA", "systemIndigoColor": "#5856D6",
    "systemGrayColor": "#8E8E93", "systemGray2Color": "#AEAEB2", "systemGray3Color": "#C7C7CC",
    "systemGray4Color": "#D1D1D6", "systemGray5Color": "#E5E5EA", "systemGray6Color": "#F2F2F7",
    "tintColor": "#007AFF",
  ]
}
