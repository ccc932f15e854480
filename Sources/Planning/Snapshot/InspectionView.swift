import AutoLayout
import FileAccess
import Presentation
package import Primitives
import TimelineModel

extension Inspection {
  /// One view; lengths are in points.
  public struct View: Hashable, Sendable {
    public let id: String
    /// The superview's id; nil for `root`.
    public let superview: String?
    /// The number of its ancestors; 0 for `root`.
    public let depth: Int
    /// The rectangle of `bounds` and `center`, before the transform, in the superview's
    /// coordinates.
    public let frame: Rect
    /// In the view's own coordinates; the origin is the content offset.
    public let bounds: Rect
    /// The place of the anchor point, in the superview's coordinates.
    public let center: Point
    /// Relative to `center`.
    public let transform: Transform
    /// In unit coordinates of the bounds; (0.5, 0.5) is the middle.
    public let anchorPoint: Point
    /// 0…1; a curve that overshoots may leave this range, to which painting clamps.
    public let alpha: Double
    /// Whether the view itself is hidden; false for subviews of a hidden view, which are invisible
    /// too.
    public let isHidden: Bool
    /// Not multiplied by `alpha`; all zeros if there is none.
    public let backgroundColor: Color
    public let layer: Layer
    /// Nil if there is none.
    public let gradient: Gradient?
    /// Nil if it always has the defaults, with which it is transparent.
    public let shadow: Shadow?
    /// Nil for a view without a text.
    public let text: Label?
    /// Nil for a view without an image.
    public let image: Image?

    init(_ shown: PresentedView, id: String, superview: String?, depth: Int) {
      self.id = id
      self.superview = superview
      self.depth = depth
      frame = Rect(shown.geometry.frame)
      bounds = Rect(Primitives.Rect(origin: shown.contentOffset, size: shown.geometry.size))
      let anchor = shown.anchorPoint
      let position =
        anchor == .middle ? shown.geometry.center : shown.geometry.frame.position(of: anchor)
      center = Point(x: position.x, y: position.y)
      anchorPoint = Point(x: anchor.x, y: anchor.y)
      transform = Transform(shown.transform)
      alpha = shown.alpha
      isHidden = shown.isHidden
      backgroundColor = Color(shown.backgroundColor)
      layer = Layer(shown.layer)
      gradient = shown.gradient.map { Gradient($0) }
      shadow = shown.shadow.map { Shadow($0) }
      text = shown.label.map(Label.init)
      image = shown.image.map(Image.init)
    }
  }

  /// Lengths in points.
  public struct Point: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A rectangle by its top left corner and size, in points.
  public struct Rect: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double

    init(_ rect: Primitives.Rect) {
      x = rect.minX
      y = rect.minY
      width = rect.width
      height = rect.height
    }
  }

  /// An sRGB colour, 8 bits per channel, with straight alpha.
  public struct Color: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    public let alpha: UInt8

    /// Rounds halves up, as painting does. A colour whose alpha rounds to 0 is all zeros.
    package init(_ color: ColorComponents) {
      let opacity = min(255, max(0, color.alpha))
      alpha = UInt8((opacity + 0.5).rounded(.down))
      let factor = alpha == 0 ? 0 : 255 / opacity
      red = Self.channel(color.red * factor)
      green = Self.channel(color.green * factor)
      blue = Self.channel(color.blue * factor)
    }

    private static func channel(_ value: Double) -> UInt8 {
      UInt8(min(255, max(0, (value + 0.5).rounded(.down))))
    }
  }
}

extension Inspection.Color {
  /// Parses `#RRGGBBAA`; nil for any other text.
  package init?(_ text: String) {
    let digits = String(text.dropFirst())
    guard text.first == "#", digits.lowercased().isHexadecimal(digits: 8),
      digits == digits.uppercased(),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    red = UInt8(truncatingIfNeeded: value >> 24)
    green = UInt8(truncatingIfNeeded: value >> 16)
    blue = UInt8(truncatingIfNeeded: value >> 8)
    alpha = UInt8(truncatingIfNeeded: value)
  }
}

extension Inspection.Color: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    [red, green, blue, alpha].reduce(into: "#") { text, channel in
      if channel < 16 { text += "0" }
      text += String(channel, radix: 16, uppercase: true)
    }
  }
}
