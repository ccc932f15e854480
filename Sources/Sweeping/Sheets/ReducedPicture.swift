import Raster

/// A picture in a smaller size, as straight RGBA: each pixel is the mean of the area that it covers.
///
/// A frame that is drawn at the smaller size instead has hairlines where views meet, since an edge
/// that is on a pixel boundary of the frame is within a pixel there, and both views cover that pixel in
/// part.
struct ReducedPicture {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8] = []

  /// - Precondition: the sizes are positive, and no larger than the picture's.
  /// - Complexity: O(pixels of the picture's bands, and of the result).
  init(_ picture: borrowing Pixmap, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes.reserveCapacity(4 * width * height)
    var sums = [Int](repeating: 0, count: 4 * width)
    var straight: [UInt8] = []
    var y = 0
    // A row of the picture is `height` high and one of the result `picture.height`.
    for band in picture.bands {
      picture.copyStraightRow(band.lowerBound, into: &straight)
      let row = reduced(straight, from: picture.width)
      let (start, end) = (band.lowerBound * height, band.upperBound * height)
      while y * picture.height < end {
        let overlap = min((y + 1) * picture.height, end) - max(y * picture.height, start)
        for index in sums.indices { sums[index] += overlap * row[index] }
        guard (y + 1) * picture.height <= end else { break }
        appendRow(sums, weight: picture.width * picture.height)
        for index in sums.indices { sums[index] = 0 }
        y += 1
      }
    }
  }

  /// Sums of premultiplied channels over the area of each pixel: a pixel of the picture is `width`
  /// wide, and one of the result as wide as the picture has pixels.
  private func reduced(_ straight: [UInt8], from count: Int) -> [Int] {
    var sums = [Int](repeating: 0, count: 4 * width)
    for pixel in 0..<count {
      let alpha = Int(straight[4 * pixel + 3])
      var x = pixel * width / count
      while x * count < (pixel + 1) * width {
        let overlap = min((x + 1) * count, (pixel + 1) * width) - max(x * count, pixel * width)
        let weight = alpha * overlap
        for channel in 0..<3 {
          sums[4 * x + channel] += weight * Int(straight[4 * pixel + channel])
        }
        sums[4 * x + 3] += weight
        x += 1
      }
    }
    return sums
  }

  private mutating func appendRow(_ sums: [Int], weight: Int) {
    for x in 0..<width {
      let alpha = sums[4 * x + 3]
      let rounded = (alpha + weight / 2) / weight
      for channel in 0..<3 {
        bytes.append(rounded == 0 ? 0 : UInt8((sums[4 * x + channel] + alpha / 2) / alpha))
      }
      bytes.append(UInt8(rounded))
    }
  }
}
