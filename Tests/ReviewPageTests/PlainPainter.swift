import Foundation
import Testing

/// Paints a picture from the page's operations with a simple algorithm: every pixel of a row
/// separately, and rows with the same coverage only once.
struct PlainPainter {
  let width: Int
  let height: Int

  private struct Step {
    /// A fill's x0, y0, x1, y1 and colour word; the opacity where a group begins; empty where one
    /// ends.
    let numbers: [Double]
  }

  /// Straight RGBA, rows top to bottom.
  func picture(_ version: VersionReading, _ scene: Int) throws -> [UInt8] {
    let operations = try version["ops", as: [[Any]].self]
    let scenes = try version["scenes", as: [[Int]].self]
    let steps = try scenes[scene].map {
      Step(numbers: try #require(operations[$0] as? [Double]))
    }
    var known: [[Double]: [UInt8]] = [:]
    var picture: [UInt8] = []
    for y in 0..<height {
      let parts = steps.map { $0.numbers.count == 5 ? overlap($0.numbers[1], $0.numbers[3], y) : 1 }
      let row = known[parts] ?? straight(paint(steps, parts))
      known[parts] = row
      picture += row
    }
    return picture
  }

  /// Four channels per pixel, premultiplied.
  private func paint(_ steps: [Step], _ parts: [Double]) -> [[Int]] {
    var pictures = [[[Int]](repeating: [0, 0, 0, 0], count: width)]
    var opacities: [Int] = []
    for (step, part) in zip(steps, parts) {
      let clear = [[Int]](repeating: [0, 0, 0, 0], count: width)
      switch step.numbers.count {
      case 1:
        pictures.append(clear)
        opacities.append(Int(step.numbers[0]))
      case 0:
        let (group, opacity) = (pictures.removeLast(), opacities.removeLast())
        for x in 0..<width { mix(group[x], opacity, &pictures[pictures.count - 1][x]) }
      default:
        let color = (0..<4).map { Int(step.numbers[4]) >> (8 * $0) & 255 }
        for x in 0..<width {
          let area = overlap(step.numbers[0], step.numbers[2], x) * part
          mix(color, Int((255 * area + 0.5).rounded(.down)), &pictures[pictures.count - 1][x])
        }
      }
    }
    return pictures[0]
  }

  /// The part of a pixel between two coordinates, 0…1.
  private func overlap(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
    max(0, min(high, Double(pixel + 1)) - max(low, Double(pixel)))
  }

  /// Source-over, rounded once.
  private func mix(_ source: [Int], _ coverage: Int, _ pixel: inout [Int]) {
    guard coverage > 0 else { return }
    let kept = 65025 - source[3] * coverage
    for channel in 0..<4 {
      pixel[channel] =
        (255 * source[channel] * coverage + pixel[channel] * kept + 32512) / 65025
    }
  }

  private func straight(_ row: [[Int]]) -> [UInt8] {
    row.flatMap { pixel -> [UInt8] in
      let alpha = pixel[3]
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return pixel.prefix(3).map { UInt8((510 * $0 + alpha) / (2 * alpha)) } + [UInt8(alpha)]
    }
  }
}
