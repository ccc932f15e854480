import Primitives

/// A slow painter for comparison. It paints every pixel independently, counts the areas of
/// rectangles in 64ths of a pixel, computes those of quads by clipping, composites in floating
/// point, and paints each group recursively into a picture of its own.
///
/// All edges of rectangles must be whole 64ths.
struct ReferencePainter {
  let width: Int
  let height: Int

  typealias Picture = [PremultipliedColor]

  func picture(of scene: Scene) -> Picture {
    var commands = scene.commands[...]
    return paint(&commands, scene.patterns)
  }

  /// Paints up to the end of the group, or of the scene.
  private func paint(
    _ commands: inout ArraySlice<Scene.Command>, _ patterns: [Pattern]
  ) -> Picture {
    var picture = Picture(repeating: .clear, count: width * height)
    var pattern: Pattern?
    func paint(_ x: Int, _ y: Int, or color: PremultipliedColor) -> PremultipliedColor {
      pattern?.color(column: x, row: y) ?? color
    }
    while let command = commands.popFirst() {
      switch command {
      case .endGroup: return picture
      case .setEdges, .clip, .fillShape, .fillShadow, .beginClip, .beginShadow:
        preconditionFailure("edges and shapes are compared elsewhere")
      case .setPattern(let index): pattern = patterns[index]
      case .fill(let rect, let color):
        mix(into: &picture) { x, y in (paint(x, y, or: color), coverage(of: rect, x, y)) }
        pattern = nil
      case .fillQuad(let quad, let color):
        mix(into: &picture) { x, y in
          (paint(x, y, or: color), Int((255 * quad.area(inPixel: x, y)).rounded()))
        }
        pattern = nil
      case .beginGroup(let opacity):
        let group = self.paint(&commands, patterns)
        mix(into: &picture) { x, y in (group[y * width + x], Int(opacity)) }
      }
    }
    return picture
  }

  private func mix(
    into picture: inout Picture, _ source: (Int, Int) -> (PremultipliedColor, Int)
  ) {
    for y in 0..<height {
      for x in 0..<width {
        let (color, coverage) = source(x, y)
        picture[y * width + x] = over(color, coverage, picture[y * width + x])
      }
    }
  }

  /// 255 times the covered area, rounded to the nearest integer, a tie upward, in integer
  /// arithmetic.
  private func coverage(of rect: Rect, _ x: Int, _ y: Int) -> Int {
    let area = overlap(rect.minX, rect.maxX, x) * overlap(rect.minY, rect.maxY, y)
    return (2 * 255 * area + 4096) / (2 * 4096)
  }

  /// In 64ths.
  private func overlap(_ low: Double, _ high: Double, _ pixel: Int) -> Int {
    max(0, min(Int(high * 64), 64 * pixel + 64) - max(Int(low * 64), 64 * pixel))
  }

  private func over(
    _ source: PremultipliedColor, _ coverage: Int, _ destination: PremultipliedColor
  ) -> PremultipliedColor {
    let share = Double(coverage) / 255
    let kept = 1 - Double(source.alpha) / 255 * share
    func mixed(_ s: UInt8, _ d: UInt8) -> UInt8 {
      UInt8((Double(s) * share + Double(d) * kept).rounded())
    }
    return PremultipliedColor(
      red: mixed(source.red, destination.red), green: mixed(source.green, destination.green),
      blue: mixed(source.blue, destination.blue), alpha: mixed(source.alpha, destination.alpha))
  }
}
