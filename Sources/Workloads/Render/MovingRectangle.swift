package import Primitives

/// A rectangle that is animated from one frame to another by interpolating its center and its size.
package struct MovingRectangle: Sendable {
  package var start: Rect
  package var end: Rect
  /// The opaque colour: red in bits 16…23, green in 8…15, blue in 0…7.
  package var rgb: UInt32

  /// - Parameter progress: the value of the animation's curve, 0 at the start.
  func rect(at progress: Double) -> Rect {
    // As with additive layer animations: the new value plus what is left of the difference.
    let rest = 1 - progress
    let center = end.center + (start.center - end.center) * rest
    let size = end.size + (start.size - end.size) * rest
    return Rect(center: center, size: size)
  }

  var color: PremultipliedColor {
    PremultipliedColor(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255), alpha: 255)
  }

  /// `#RRGGBB`.
  package var colorText: String { Self.text(rgb) }

  static func text(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension MovingRectangle {
  /// The pseudorandom rectangle with an index, whose centers are on the canvas.
  ///
  /// - Parameter sides: the range of its sides, as fractions of the canvas's sides.
  static func spread(
    _ index: Int, over canvas: Size, sides: ClosedRange<Double>
  ) -> MovingRectangle {
    func rect(_ first: Int) -> Rect {
      let part = { sides.lowerBound + (sides.upperBound - sides.lowerBound) * $0 }
      return Rect(
        center: Point(
          x: canvas.width * SpreadNumbers.unit(index, first),
          y: canvas.height * SpreadNumbers.unit(index, first + 1)),
        size: Size(
          width: canvas.width * part(SpreadNumbers.unit(index, first + 2)),
          height: canvas.height * part(SpreadNumbers.unit(index, first + 3))))
    }
    return MovingRectangle(
      start: rect(0), end: rect(4), rgb: SpreadNumbers.hash(index, 8) & 0xFF_FFFF)
  }
}
