import Primitives

/// How a covered area becomes one of the 256 levels of coverage.
struct CoverageScale: Hashable, Sendable {
  private let isRoundedDown: Bool

  /// To the nearest 255th, a tie upward.
  static let nearest = CoverageScale(isRoundedDown: false)
  /// As Core Graphics does: 256ths, rounded down, and at most 255.
  static let coreGraphics = CoverageScale(isRoundedDown: true)

  init(_ edges: EdgeRasterization) { self.init(isRoundedDown: edges == .coreGraphics) }

  private init(isRoundedDown: Bool) { self.isRoundedDown = isRoundedDown }

  /// - Parameter area: the covered part of a pixel, 0…1.
  func level(_ area: Double) -> UInt8 {
    UInt8(isRoundedDown ? min(255, 256 * area) : 255 * area + 0.5)
  }

  /// The same without rounding errors.
  ///
  /// - Parameters:
  ///   - part: of the whole, which is 2 to the power of `bits`.
  ///   - bits: at most 54.
  @inline(__always)
  func level(_ part: UInt, bits: UInt) -> UInt8 {
    let scaled = isRoundedDown ? part << 8 : (part << 8) &- part &+ (1 << (bits - 1))
    return UInt8(truncatingIfNeeded: min(255, scaled >> bits))
  }
}
