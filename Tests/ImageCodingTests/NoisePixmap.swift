import Primitives
import Raster
import TestSupport

extension Pixmap {
  /// A picture of independent random pixels, a quarter of them opaque and a quarter transparent.
  static func noise(width: Int, height: Int, seed: UInt64) -> Pixmap {
    var generator = SeededGenerator(seed: seed)
    var scene = Scene(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let rect = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        scene.commands.append(.fill(rect, .noise(using: &generator)))
      }
    }
    return scene.drawn()
  }
}

extension PremultipliedColor {
  fileprivate static func noise(using generator: inout SeededGenerator) -> PremultipliedColor {
    let anyAlpha = UInt8.random(in: 0...255, using: &generator)
    let alpha: UInt8 = [anyAlpha, anyAlpha, 255, 0].randomElement(using: &generator) ?? 255
    func channel() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
    return PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}
