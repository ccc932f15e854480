package import Primitives

/// A picture: premultiplied sRGB, 8 bits a channel.
///
/// A picture of upright rectangles consists of a few bands of equal rows. One row is stored per band,
/// so most pictures of several megabytes are drawn, summed and stored in some kilobytes. Where there
/// is a turned rectangle, nearly every row is a band; a picture whose rows all differ takes as much
/// memory as its pixels.
///
/// It cannot be copied, because implicit copies would be expensive. Draw all frames into the same one:
/// it keeps its storage.
package struct Pixmap: ~Copyable, Sendable {
  package let width: Int
  package let height: Int

  /// Ranges of rows, top to bottom and without gaps. The rows of a band are equal; those of
  /// neighbouring bands differ.
  package private(set) var bands: [Range<Int>]

  /// One row of every band.
  private var pixels: [Pixel]
  private var painter: RunPainter

  /// A transparent picture.
  ///
  /// - Precondition: both sizes are positive.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a pixmap of \(width)×\(height) pixels")
    self.width = width
    self.height = height
    bands = [0..<height]
    pixels = [Pixel](repeating: .clear, count: width)
    painter = RunPainter(width: width, height: height)
  }

  /// Replaces the picture by the scene, painted on transparency.
  ///
  /// - Precondition: the scene is as large as the pixmap, and its groups are balanced.
  /// - Complexity: that of `RunPainter.draw`, and a copy of one row of every band.
  package mutating func draw(_ scene: Scene) {
    painter.begin(scene)
    bands.removeAll(keepingCapacity: true)
    pixels.removeAll(keepingCapacity: true)
    var start = 0
    while let row = painter.advance() {
      if row > start { bands.append(start..<row) }
      start = row
      painter.appendRow(to: &pixels)
    }
    bands.append(start..<height)
  }

  /// The checksum of the picture's straight RGBA, rows top to bottom.
  package var digest: PixelDigest { painter.digest }

  /// - Precondition: the pixel exists.
  package subscript(x: Int, y: Int) -> PremultipliedColor {
    precondition(
      0..<width ~= x && 0..<height ~= y, "pixel (\(x), \(y)) of \(width)×\(height)")
    return pixels[band(of: y) * width + x].color
  }

  /// The pixels of a row that exists.
  func row(_ y: Int) -> ArraySlice<Pixel> {
    let start = band(of: y) * width
    return pixels[start..<start + width]
  }

  /// The index of the band that contains a row: the last that does not begin below it.
  private func band(of row: Int) -> Int {
    var candidates = 0..<bands.count
    while candidates.count > 1 {
      let middle = candidates.lowerBound + candidates.count / 2
      let isBelow = bands[middle].lowerBound > row
      candidates = isBelow ? candidates.lowerBound..<middle : middle..<candidates.upperBound
    }
    return candidates.lowerBound
  }
}
