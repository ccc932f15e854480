package import ImageCoding
package import Planning
package import Raster

/// The pixels of one frame, drawn or decoded, to be read row by row.
package enum FramePicture: ~Copyable {
  case drawn(Pixmap)
  case decoded(StraightImage)

  package var size: PixelSize {
    switch self {
    case .drawn(let pixmap): PixelSize(width: pixmap.width, height: pixmap.height)
    case .decoded(let image): PixelSize(width: image.width, height: image.height)
    }
  }

  /// The first rows of bands whose rows have the same pixels, ascending.
  private var bandStarts: [Int] {
    switch self {
    case .drawn(let pixmap): pixmap.bands.map(\.lowerBound)
    case .decoded(let image): Array(0..<image.height)
    }
  }

  /// Writes a row as straight RGBA, 8 bits a channel; `row` keeps its storage.
  ///
  /// - Precondition: the row exists.
  func copyRow(_ y: Int, into row: inout [UInt8]) {
    switch self {
    case .drawn(let pixmap): pixmap.copyStraightRow(y, into: &row)
    case .decoded(let image):
      row.removeAll(keepingCapacity: true)
      row.append(contentsOf: image.bytes[4 * image.width * y..<4 * image.width * (y + 1)])
    }
  }

  /// Counts the pixels that differ.
  ///
  /// Drawn pictures are compared by one row of each band. Comparing straight colours is exact,
  /// because different stored pixels have different straight colours.
  ///
  /// - Parameter tolerance: the largest difference of a channel that is forgiven, 0…255.
  /// - Precondition: the other picture is of the same size.
  func tally(
    against other: borrowing FramePicture, tolerance: Int
  ) -> PixelTally {
    let starts = Self.merged(bandStarts, other.bandStarts)
    var (own, others): ([UInt8], [UInt8]) = ([], [])
    var tally = PixelTally()
    for (index, start) in starts.enumerated() {
      copyRow(start, into: &own)
      other.copyRow(start, into: &others)
      let end = index + 1 < starts.count ? starts[index + 1] : size.height
      if own != others { tally.add(own, others, times: end - start, tolerance: tolerance) }
    }
    return tally
  }

  /// The numbers of two ascending lists, each once, ascending.
  private static func merged(_ a: [Int], _ b: [Int]) -> [Int] {
    var merged: [Int] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let next = i == a.count ? b[j] : j == b.count ? a[i] : min(a[i], b[j])
      if i < a.count, a[i] == next { i += 1 }
      if j < b.count, b[j] == next { j += 1 }
      merged.append(next)
    }
    return merged
  }
}

/// How many pixels of two pictures differ.
struct PixelTally {
  /// By more than the tolerance.
  private(set) var differing = 0
  /// By the tolerance or less.
  private(set) var forgiven = 0
  /// The largest difference of a channel, 0…255.
  private(set) var largest = 0

  /// - Parameters:
  ///   - old, new: rows of the same length, straight RGBA.
  ///   - times: how many such rows there are.
  fileprivate mutating func add(
    _ old: [UInt8], _ new: [UInt8], times: Int, tolerance: Int
  ) {
    for offset in stride(from: 0, to: old.count, by: 4) {
      let difference = old.channelDifference(from: new, at: offset)
      guard difference > 0 else { continue }
      if difference > tolerance { differing += times } else { forgiven += times }
      largest = max(largest, difference)
    }
  }
}

extension [UInt8] {
  /// The largest difference of the four channels that begin at an offset, 0…255.
  func channelDifference(from other: [UInt8], at offset: Int) -> Int {
    var largest = 0
    for index in offset..<offset + 4 where self[index] != other[index] {
      largest = Swift.max(largest, abs(Int(self[index]) - Int(other[index])))
    }
    return largest
  }
}
