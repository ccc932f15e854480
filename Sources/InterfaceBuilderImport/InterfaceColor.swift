import Primitives
import TimelineModel
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
    return system(color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? color["name"] ?? "")
  }

  /// Nil for a name that no system colour has.
  static func system(_ name: String) -> String? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return Color(systemName: plain) == nil ? older[name] : plain
  }

  private static func alpha(_ color: XMLElement) -> Double {
    color["alpha"].flatMap(Double.init(finite:)) ?? 1
  }

  /// An opaque colour has no alpha.
  static func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    let channels = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let value = Int((min(1, max(0, channel)) * 255).rounded(.toNearestOrAwayFromZero))
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }

  /// Those that the timeline format does not name, in the light appearance, as UIKit's documentation and
  /// recorded files show them.
  private static let older: [String: String] = [
    "groupTableViewBackgroundColor": "#EFEFF4", "tableCellGroupedBackgroundColor": "#FFFFFF",
    "viewFlipsideBackgroundColor": "#1F2124", "scrollViewTexturedBackgroundColor": "#6F7179",
    "tintColor": "#007AFF",
  ]
}
