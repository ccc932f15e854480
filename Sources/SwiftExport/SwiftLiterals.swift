import AutoLayout
import JSONText
import Primitives
import Timing

/// Values as Swift writes them.
enum SwiftLiteral {
  static func number(_ value: Double) -> String { JSONWriter.text(of: value) }

  static func seconds(_ time: Nanoseconds) -> String { String(time.exactText.dropLast(2)) }

  /// A string literal on one line; every scalar that could end it or hide in it is escaped.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return literal + "\""
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  static func point(_ point: Point) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func size(_ size: Size) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func rect(_ rect: Rect) -> String {
    let origin = "x: \(number(rect.minX)), y: \(number(rect.minY))"
    return "CGRect(\(origin), width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  static func insets(_ insets: LayoutInsets) -> String {
    let (type, near, far) =
      insets.followsLayoutDirection
      ? ("NSDirectionalEdgeInsets", "leading", "trailing") : ("UIEdgeInsets", "left", "right")
    return "\(type)(top: \(number(insets.top)), \(near): \(number(insets.near)), "
      + "bottom: \(number(insets.bottom)), \(far): \(number(insets.far)))"
  }

  static func transform(_ map: AffineTransform) -> String {
    if map == .identity { return ".identity" }
    return "CGAffineTransform(a: \(number(map.a)), b: \(number(map.b)), c: \(number(map.c)), "
      + "d: \(number(map.d)), tx: \(number(map.tx)), ty: \(number(map.ty)))"
  }

  /// With the helper of the exported class, which takes 8 bits a channel.
  static func color(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue, color.alpha].map { String($0) }
    return "Self.color(\(channels.joined(separator: ", ")))"
  }

  static func cubic(_ function: TimingFunction) -> String {
    let points = [function.x1, function.y1, function.x2, function.y2].map(number)
    return "CAMediaTimingFunction(controlPoints: \(points.joined(separator: ", ")))"
  }
}
