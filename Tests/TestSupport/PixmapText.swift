import Primitives
package import Raster

extension Pixmap {
  /// The picture's alpha as text, one line per row: `·` transparent, `▒` in between, `█` opaque.
  package var alphaText: String {
    (0..<height).map { y in
      (0..<width).map { x in Self.mark(alpha: self[x, y].alpha) }.joined()
    }.joined(separator: "\n")
  }

  private static func mark(alpha: UInt8) -> String {
    switch alpha {
    case 0: "·"
    case 255: "█"
    default: "▒"
    }
  }
}
