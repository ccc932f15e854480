import Primitives
import TestSupport

extension PremultipliedColor {
  /// Opaque and transparent ones more often than chance has them.
  static func random(using generator: inout SeededGenerator) -> PremultipliedColor {
    let anyAlpha = UInt8.random(in: 0...255, using: &generator)
    let alpha: UInt8 = [255, 255, anyAlpha, anyAlpha, 0].randomElement(using: &generator) ?? 255
    func channel() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
    return PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}

extension Rect {
  /// Edges in 64ths of a pixel, in and about a picture of this size, so that areas are exact in
  /// integers; now and then whole pixels, or nothing.
  static func random(
    width: Int, height: Int, using generator: inout SeededGenerator
  ) -> Rect {
    let unit: Int = [1, 1, 1, 32, 64].randomElement(using: &generator) ?? 1
    func edge(_ side: Int) -> Double {
      Double(Int.random(in: -64...64 * (side + 1), using: &generator) / unit * unit) / 64
    }
    let (x, y) = (edge(width), edge(height))
    return Rect(x: x, y: y, width: edge(width) - x, height: edge(height) - y)
  }
}

extension Scene {
  /// A small picture of overlapping rectangles, with groups in groups if there are to be any.
  static func random(groups: Bool, using generator: inout SeededGenerator) -> Scene {
    let width = Int.random(in: 1...9, using: &generator)
    var scene = Scene(width: width, height: Int.random(in: 1...9, using: &generator))
    var depth = 0
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      switch Int.random(in: 0..<(groups ? 5 : 3), using: &generator) {
      case 3:
        depth += 1
        scene.commands.append(.beginGroup(opacity: .random(in: 0...255, using: &generator)))
      case 4 where depth > 0:
        depth -= 1
        scene.commands.append(.endGroup)
      default: scene.appendRandomFill(using: &generator)
      }
    }
    scene.commands += Array(repeating: .endGroup, count: depth)
    return scene
  }

  private mutating func appendRandomFill(using generator: inout SeededGenerator) {
    let rect = Rect.random(width: width, height: height, using: &generator)
    commands.append(.fill(rect, .random(using: &generator)))
  }
}
