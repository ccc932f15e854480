import Primitives
import TestSupport

extension PremultipliedColor {
  /// Opaque and transparent colours more often than by chance.
  static func random(using generator: inout SeededGenerator) -> PremultipliedColor {
    let anyAlpha = UInt8.random(in: 0...255, using: &generator)
    let alpha: UInt8 = [255, 255, anyAlpha, anyAlpha, 0].randomElement(using: &generator) ?? 255
    func channel() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
    return PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}

extension Rect {
  /// A rectangle with edges in 64ths of a pixel, in and around a picture of this size, so that
  /// areas are exact in integers; sometimes with whole pixels, or empty.
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

extension Quad {
  /// A parallelogram with corners in 64ths of a pixel, in and around a picture of this size. No
  /// coverage is near a tie, so that two ways of computing it round to the same number.
  static func random(width: Int, height: Int, using generator: inout SeededGenerator) -> Quad {
    var quad: Quad
    repeat {
      func point(_ low: Int, _ high: Int) -> Point {
        Point(
          x: Double(Int.random(in: low * 64...high * 64, using: &generator)) / 64,
          y: Double(Int.random(in: low * 64...high * 64, using: &generator)) / 64)
      }
      let (start, first, second) = (point(-3, max(width, height)), point(-8, 8), point(-8, 8))
      quad = Quad(start, start + first, start + first + second, start + second)
    } while quad.isNearATie(width: width, height: height)
    return quad
  }

  private func isNearATie(width: Int, height: Int) -> Bool {
    (0..<width * height).contains { index in
      let scaled = 255 * area(inPixel: index % width, index / width)
      return (scaled - scaled.rounded(.down) - 0.5).magnitude < 1e-9
    }
  }
}

/// The contents of a random scene.
enum SceneKind: CaseIterable, Sendable {
  case fills
  case fillsAndGroups
  case fillsAndQuads
  case fillsQuadsAndGroups

  var hasGroups: Bool { self == .fillsAndGroups || self == .fillsQuadsAndGroups }
  var hasQuads: Bool { self == .fillsAndQuads || self == .fillsQuadsAndGroups }
}

extension Scene {
  /// A small picture of overlapping shapes, with nested groups if the kind has groups.
  static func random(_ kind: SceneKind, using generator: inout SeededGenerator) -> Scene {
    let width = Int.random(in: 1...9, using: &generator)
    var scene = Scene(width: width, height: Int.random(in: 1...9, using: &generator))
    var depth = 0
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      switch Int.random(in: 0..<(kind.hasGroups ? 5 : 3), using: &generator) {
      case 3:
        depth += 1
        scene.commands.append(.beginGroup(opacity: .random(in: 0...255, using: &generator)))
      case 4 where depth > 0:
        depth -= 1
        scene.commands.append(.endGroup)
      default: scene.appendRandomShape(quads: kind.hasQuads, using: &generator)
      }
    }
    scene.commands += Array(repeating: .endGroup, count: depth)
    return scene
  }

  private mutating func appendRandomShape(quads: Bool, using generator: inout SeededGenerator) {
    let isQuad = quads && Bool.random(using: &generator)
    if isQuad {
      let quad = Quad.random(width: width, height: height, using: &generator)
      commands.append(.fillQuad(quad, .random(using: &generator)))
    } else {
      let rect = Rect.random(width: width, height: height, using: &generator)
      commands.append(.fill(rect, .random(using: &generator)))
    }
  }
}
