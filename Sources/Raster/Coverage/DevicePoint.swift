import Primitives

/// A corner of a layer as the render server of iOS rounds it: to a 32-bit float, then to 1/256 pixel,
/// halves up. From here on everything is an integer.
///
/// The rules of this type and of `SampledQuad` were found in pictures that iOS drew; they are listed in
/// `Documentation/Pixels.md`.
struct DevicePoint: Hashable, Sendable {
  /// In 256ths of a pixel.
  let x: Int
  let y: Int

  /// The farthest corner, in pixels. A 32-bit float is accurate to 4,096 pixels there, and products
  /// of two such distances fit 128 bits.
  private static let farthest = Double(1 << 36)

  /// A corner farther away along an axis than 2³⁶ pixels counts as there.
  ///
  /// - Parameter point: in pixels; not NaN.
  init(_ point: Point) {
    x = Self.rounded(point.x)
    y = Self.rounded(point.y)
  }

  private static func rounded(_ pixels: Double) -> Int {
    let single = min(max(Double(Float(pixels)), -farthest), farthest)
    return Int((single * 256 + 0.5).rounded(.down))
  }

  /// The pixels of an axis with their centres in an interval, its start included and its end not; an
  /// empty range if the ends are in reverse order.
  ///
  /// - Parameter count: the number of pixels of the axis.
  static func centers(from low: Int, to high: Int, count: Int) -> Range<Int> {
    let start = min(max(firstCenter(from: low), 0), count)
    return start..<max(start, min(firstCenter(from: high), count))
  }

  /// The edge between pixels that an upright edge is drawn at.
  static func edge(at place: Int) -> Int { firstCenter(from: place) }

  /// The first pixel whose centre, at `256 i + 128`, is at a place or after it.
  private static func firstCenter(from place: Int) -> Int { (place + 127) >> 8 }
}
