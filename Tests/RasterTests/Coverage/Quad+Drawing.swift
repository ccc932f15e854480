import Primitives
import Raster
import TestSupport

extension Quad {
  /// A picture of the quad alone, in opaque black: its alphas are coverages.
  func drawn(width: Int, height: Int) -> Pixmap {
    let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    return Scene(width: width, height: height, commands: [.fillQuad(self, black)]).drawn()
  }

  func alphas(width: Int, height: Int) -> [[UInt8]] {
    let pixmap = drawn(width: width, height: height)
    return (0..<height).map { y in (0..<width).map { x in pixmap[x, y].alpha } }
  }
}
