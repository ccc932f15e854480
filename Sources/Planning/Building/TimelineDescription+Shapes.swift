extension TimelineDescription {
  /// A number, or an expression of the timeline format.
  ///
  /// For a constant, the text is an expression of numbers, metrics and `<view>.width` or `.height`
  /// with `+ - * /` and parentheses, evaluated when its change is applied: `"root.width / 2"`. For
  /// a priority, in (0, 1000], it is a metric or a name, optionally with an offset:
  /// `"defaultHigh - 1"`.
  public enum Expression: Hashable, Sendable, JSONDraftConvertible {
    case number(Double)
    case text(String)

    var json: JSONDraft {
      switch self {
      case .number(let number): number.json
      case .text(let text): text.json
      }
    }
  }

  /// Inward distances from the edges, in points.
  public struct Insets: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      json = JSONDraft(["top": top, "left": left, "bottom": bottom, "right": right])
    }

    /// Sides that follow the layout direction (`NSDirectionalEdgeInsets`).
    public init(top: Double = 0, leading: Double, bottom: Double = 0, trailing: Double) {
      json = JSONDraft(["top": top, "leading": leading, "bottom": bottom, "trailing": trailing])
    }
  }

  /// Lengths in points, 0 or more.
  public struct Size: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    public init(width: Double, height: Double) {
      json = JSONDraft(["width": width, "height": height])
    }
  }

  /// The intrinsic content size of a view, in points.
  public struct ContentSize: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// - Parameters:
    ///   - width: 0 or more; nil means `UIView.noIntrinsicMetric`.
    ///   - height: likewise.
    public init(width: Double? = nil, height: Double? = nil) {
      json = JSONDraft(["width": width, "height": height])
    }
  }

  /// A priority per axis, in (0, 1000].
  public struct AxisPriorities: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// For both axes.
    public init(_ priority: Expression) { json = priority.json }

    /// - Parameters:
    ///   - horizontal: nil keeps it.
    ///   - vertical: likewise.
    public init(horizontal: Expression? = nil, vertical: Expression? = nil) {
      json = JSONDraft(["horizontal": horizontal, "vertical": vertical])
    }
  }

  /// A factor for both axes, or one per axis; 0 flattens, and a negative factor reflects.
  public struct Scale: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// For both axes.
    public init(_ factor: Double) { json = factor.json }

    public init(x: Double, y: Double) { json = JSONDraft(["x": x, "y": y]) }
  }

  /// `UIView.transform`, about the view's centre.
  public struct Transform: Hashable, Sendable, JSONDraftConvertible {
    let json: JSONDraft

    /// Scales, then rotates, then translates. It is one matrix, so 270° is animated the short way.
    ///
    /// - Parameter rotation: in degrees, clockwise.
    public init(
      scale: Scale? = nil, rotation: Double? = nil, translation: Inspection.Point? = nil
    ) {
      json = JSONDraft(["scale": scale, "rotation": rotation, "translation": translation])
    }

    /// The members of a `CGAffineTransform`.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      json = [a, b, c, d, tx, ty].json
    }
  }
}

extension TimelineDescription.Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation
{
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(stringLiteral value: String) { self = .text(value) }
}

extension TimelineDescription.AxisPriorities: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public init(floatLiteral value: Double) { self.init(.number(value)) }
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }
}

extension TimelineDescription.Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Inspection.Point: JSONDraftConvertible {
  var json: JSONDraft { JSONDraft(["x": x, "y": y]) }
}

extension Inspection.Rect: JSONDraftConvertible {
  /// - Parameters:
  ///   - x: the left edge, in points, in the superview's coordinates.
  ///   - y: the top edge, likewise.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var json: JSONDraft { JSONDraft(["x": x, "y": y, "width": width, "height": height]) }
}
