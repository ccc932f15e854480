import Presentation
package import Primitives
import Reporting

extension Inspection {
  /// The members of a `CGAffineTransform`: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
  public struct Transform: Hashable, Sendable {
    public let a: Double
    public let b: Double
    public let c: Double
    public let d: Double
    /// In points.
    public let tx: Double
    public let ty: Double

    package init(_ transform: AffineTransform) {
      a = transform.a
      b = transform.b
      c = transform.c
      d = transform.d
      tx = transform.tx
      ty = transform.ty
    }

    /// - Parameter members: the six members, in the order above.
    package init(_ members: [Double]) {
      (a, b, c) = (members[0], members[1], members[2])
      (d, tx, ty) = (members[3], members[4], members[5])
    }
  }
}

extension Inspection.Transform: CustomStringConvertible {
  /// The components that differ from the identity as a timeline states them,
  /// `translation (-20, 20), rotation 45°`, with at most four decimals; `identity` if none does.
  /// A transform that is not a scale followed by a rotation and a translation is shown as its six
  /// members.
  public var description: String {
    if isIdentity { return Self.identityName }
    guard let linear = LinearParts(self) else {
      return "[" + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: ", ") + "]"
    }
    let translation = pair(tx, ty)
    let rotation = linear.degrees.shortText
    let scale = pair(linear.scaleX, linear.scaleY)
    var words: [String] = []
    if translation != "(0, 0)" { words.append("translation \(translation)") }
    if rotation != "0" { words.append("rotation \(rotation)°") }
    if scale != "(1, 1)" {
      words.append("scale \(linear.isUniform ? linear.scaleX.shortText : scale)")
    }
    return words.isEmpty ? Self.identityName : words.joined(separator: ", ")
  }

  static let identityName = "identity"

  private var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  private func pair(_ x: Double, _ y: Double) -> String { "(\(x.shortText), \(y.shortText))" }
}

/// A linear map decomposed into a scale followed by a rotation.
private struct LinearParts {
  var scaleX: Double
  var scaleY: Double
  /// -180…180.
  var degrees: Double

  /// The largest error of sines and products of rounded numbers, relative to the largest element.
  private static let tolerance = 1e-9

  var isUniform: Bool { scaleX.shortText == scaleY.shortText }

  /// Nil if the map shears, or collapses to a sloping line.
  init?(_ map: Inspection.Transform) {
    let largest = max(abs(map.a), abs(map.d))
    if max(abs(map.b), abs(map.c)) <= largest * Self.tolerance {
      // A reflection along one axis is kept as a negative scale, as it was probably written; one
      // along both is a rotation by 180°.
      let turns = map.a < 0 && map.d < 0
      (scaleX, scaleY, degrees) = turns ? (-map.a, -map.d, 180) : (map.a, map.d, 0)
      return
    }
    let parts = TransformParts(AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d))
    // The parts do not show parallel columns, unless the second one is zero.
    let isFlat = parts.scale.y == 0 && max(abs(map.c), abs(map.d)) > largest * Self.tolerance
    guard abs(parts.skew) <= Self.tolerance, parts.scale.x > 0, !isFlat else { return nil }
    (scaleX, scaleY, degrees) = (parts.scale.x, parts.scale.y, parts.rotation)
  }
}
