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

  private var bands: [Range<Int>] {
    switch self {
    case .drawn(let pixmap): pixmap.bands
    case .decoded(let image): image.bands
    }
  }

  /// Ranges of rows that are equal in both pictures, top to bottom and without gaps.
  ///
  /// - Precondition: the other picture is of the same size.
  func bands(with other: borrowing FramePicture) -> [Range<Int>] {
    let starts = Self.merged(bands.map(\.lowerBound), other.bands.map(\.lowerBound))
    return zip(starts, starts.dropFirst() + [size.height]).map { $0..<$1 }
  }

  /// Writes a row as straight RGBA, one word a pixel, red in the lowest byte; `row` keeps its
  /// storage.
  ///
  /// - Precondition: the row exists.
  func copyRow(_ y: Int, into row: inout [UInt32]) {
    switch self {
    case .drawn(let pixmap):
      pixmap.copyStraightRow(y, columns: 0..<pixmap.width, into: &row)
    case .decoded(let image): image.copyRow(y, into: &row)
    }
  }

  /// Counts the pixels that differ, of each band by one row.
  ///
  /// Comparing straight colours is exact, because different stored pixels have different straight
  /// colours.
  ///
  /// - Parameter tolerance: the largest difference of a channel that is forgiven, 0…255.
  /// - Precondition: the other picture is of the same size.
  func tally(
    against other: borrowing FramePicture, tolerance: Int
  ) -> PixelTally {
    var (own, others): ([UInt32], [UInt32]) = ([], [])
    var tally = PixelTally()
    for band in bands(with: other) {
      copyRow(band.lowerBound, into: &own)
      other.copyRow(band.lowerBound, into: &others)
      if own != others { tally.add(own, others, times: band.count, tolerance: tolerance) }
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
  ///   - old, new: rows of the same length, a word a pixel.
  ///   - times: how many such rows there are.
  fileprivate mutating func add(
    _ old: [UInt32], _ new: [UInt32], times: Int, tolerance: Int
  ) {
    for (before, after) in zip(old, new) where before != after {
      let difference = before.channelDifference(from: after)
      if difference > tolerance { differing += times } else { forgiven += times }
      largest = max(largest, difference)
    }
  }
}

extension UInt32 {
  /// The largest difference of the four channels of two pixels, 0…255.
  func channelDifference(from other: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      largest = Swift.max(largest, abs(Int(self >> shift & 255) - Int(other >> shift & 255)))
    }
    return largest
  }
}
