import Primitives

/// How a covered area becomes one of the 256 levels of coverage.
struct CoverageScale: Hashable, Sendable {
  private let levels: Double
  private let bias: Double

  /// To the nearest 255th, a tie upward.
  static let nearest = CoverageScale(levels: 255, bias: 0.5)
  /// As Core Graphics does: 256ths, rounded down, and at most 255.
  static let coreGraphics = CoverageScale(levels: 256, bias: 0)

  init(_ edges: EdgeRasterization) {
    self = edges == .coreGraphics ? .coreGraphics : .nearest
  }

  private init(levels: Double, bias: Double) {
    self.levels = levels
    self.bias = bias
  }

  /// - Parameter area: the covered part of a pixel, 0…1.
  func level(_ area: Double) -> UInt8 { UInt8(min(255, levels * area + bias)) }

  /// The same without rounding errors.
  ///
  /// - Parameters:
  ///   - part: of the whole, which is 2 to the power of `bits`.
  ///   - bits: at most 54.
  @inline(__always)
  func level(_ part: UInt, bits: UInt) -> UInt8 {
    let scaled = bias == 0 ? part << 8 : (part << 8) &- part &+ (1 << (bits - 1))
    return UInt8(truncatingIfNeeded: min(255, scaled >> bits))
  }
}
