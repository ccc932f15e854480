import ImageCoding
import Raster

/// The pixels of one frame, drawn or decoded, to be read row by row.
enum FramePicture: ~Copyable {
  case drawn(Pixmap)
  case decoded(StraightImage)

  var size: PixelSize {
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

  /// How many pixels differ in any channel.
  ///
  /// Drawn pictures are compared a row a band. The straight colours of two stored pixels are the
  /// same only if the pixels are.
  ///
  /// - Precondition: the other picture is of the same size.
  func differingPixels(from other: borrowing FramePicture) -> Int {
    let starts = Self.merged(bandStarts, other.bandStarts)
    var (own, others): ([UInt8], [UInt8]) = ([], [])
    var count = 0
    for (index, start) in starts.enumerated() {
      copyRow(start, into: &own)
      other.copyRow(start, into: &others)
      let end = index + 1 < starts.count ? starts[index + 1] : size.height
      if own != others { count += differingPixels(own, others) * (end - start) }
    }
    return count
  }

  private func differingPixels(_ a: [UInt8], _ b: [UInt8]) -> Int {
    stride(from: 0, to: a.count, by: 4).count { offset in
      (offset..<offset + 4).contains { a[$0] != b[$0] }
    }
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

/// A picture's size in pixels.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int
}

extension PixelSize: CustomStringConvertible {
  public var description: String { "\(width)×\(height)" }
}
