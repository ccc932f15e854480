package import Primitives

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
  }
}

extension Inspection.Transform: CustomStringConvertible {
  /// What differs from the identity as a timeline states it, `translation (-20, 20), rotation 45°`,
  /// with four decimals at most; `identity` if nothing does. A transform that is no scale followed
  /// by a rotation and a translation is its six members.
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

/// A linear map taken apart into a scale and the rotation that follows it.
private struct LinearParts {
  var scaleX: Double
  var scaleY: Double
  /// -180…180.
  var degrees: Double

  /// What sines and products of rounded numbers may be off by, relative to the largest.
  private static let tolerance = 1e-9

  var isUniform: Bool { scaleX.shortText == scaleY.shortText }

  /// Nil if the map shears, or flattens along a slope.
  init?(_ map: Inspection.Transform) {
    let (a, b, c, d) = (map.a, map.b, map.c, map.d)
    let largest = max(abs(a), abs(d))
    if max(abs(b), abs(c)) <= largest * Self.tolerance {
      let turns = a < 0 && d < 0
      (scaleX, scaleY, degrees) = turns ? (-a, -d, 180) : (a, d, 0)
      return
    }
    let width = (a * a + b * b).squareRoot()
    let height = (c * c + d * d).squareRoot()
    guard width > 0, abs(a * c + b * d) <= width * height * Self.tolerance else { return nil }
    scaleX = width
    scaleY = (a * d - b * c) / width
    degrees = angle(x: a, y: b)
  }
}

/// The direction of a vector in degrees, near enough to be read.
///
/// tan(α/2) = sin α / (1 + cos α) halves the angle of the first quadrant four times; of what is
/// left, five degrees and a half at most, the series of the arc tangent needs few terms.
private func angle(x: Double, y: Double) -> Double {
  var tangent = abs(y) / ((x * x + y * y).squareRoot() + abs(x))
  for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
  let square = tangent * tangent
  let series = 1 - square * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square / 9)))
  let acute = 16 * tangent * series * 180 / Double.pi
  return (x < 0 ? 180 - acute : acute) * (y < 0 ? -1 : 1)
}
