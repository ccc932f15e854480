/// A picture that is as hard to compress as a photograph: soft shapes of every size, and the noise of a
/// sensor.
///
/// A channel is the sum of lattices of pseudorandom numbers 256, 128, 64, 32 and 16 pixels apart, between
/// which it is interpolated, with half the weight at half the distance; the noise adds −3…3.
package struct Photograph: Sendable {
  /// The file beside the timeline.
  package static let fileName = "photograph.png"

  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Straight RGBA, row by row.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        for channel in 0..<3 { bytes.append(value(column, row, channel)) }
        bytes.append(255)
      }
    }
    return bytes
  }

  func value(_ column: Int, _ row: Int, _ channel: Int) -> UInt8 {
    let sum = (4...8).reduce(0) { sum, bits in
      sum + Self.lattice(column, row, bits, channel) << (bits - 4)
    }
    let noise = Int(SpreadNumbers.hash(row * width + column, 40 + channel) % 7) - 3
    // The weights add up to 31.
    return UInt8(min(255, max(0, sum / 31 + noise)))
  }

  /// Of points 2^bits pixels apart, interpolated linearly in both directions: 0…255.
  private static func lattice(_ column: Int, _ row: Int, _ bits: Int, _ channel: Int) -> Int {
    let size = 1 << bits
    let (x, y) = (column & (size - 1), row & (size - 1))
    func point(_ right: Int, _ down: Int) -> Int {
      let index = (row >> bits + down) * 256 + column >> bits + right
      return Int(SpreadNumbers.hash(index, 50 + 3 * bits + channel) & 255)
    }
    let top = point(0, 0) * (size - x) + point(1, 0) * x
    let bottom = point(0, 1) * (size - x) + point(1, 1) * x
    return (top * (size - y) + bottom * y) >> (2 * bits)
  }
}
