package import Primitives
package import Raster

extension Scene {
  /// A new picture of the scene.
  package func drawn() -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.draw(self)
    return pixmap
  }
}

extension Pixmap {
  /// The whole picture as straight RGBA, rows top to bottom.
  package var straightBytes: [UInt8] {
    var row: [UInt8] = []
    var bytes: [UInt8] = []
    for y in 0..<height {
      copyStraightRow(y, into: &row)
      bytes += row
    }
    return bytes
  }
}
