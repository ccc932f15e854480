import Primitives

/// One row of pixels being painted: of the picture, or of one group.
struct PixelRow: Sendable {
  private(set) var pixels: [Pixel]

  init(width: Int) {
    pixels = [Pixel](repeating: .clear, count: width)
  }

  mutating func clear(_ columns: Range<Int>) {
    for column in columns { pixels[column] = .clear }
  }

  /// Paints what a rectangle covers of this row, of which it covers `part` in height.
  mutating func fill(_ color: Pixel, columns: AxisCoverage, part: Double) {
    let first = columns.pixels.lowerBound
    paint(color, first..<first + 1, coverage: columns.first * part)
    paint(color, columns.interior, coverage: part)
    if columns.pixels.count > 1 {
      let last = columns.pixels.upperBound - 1
      paint(color, last..<last + 1, coverage: columns.last * part)
    }
  }

  /// Paints what a quad covers of this row.
  mutating func fill(_ color: Pixel, _ quad: QuadRow) {
    var column = quad.columns.lowerBound
    while column < quad.columns.upperBound {
      let run = quad.run(from: column)
      paint(color, run, coverage: quad.coverage(of: column))
      column = run.upperBound
    }
  }

  /// A coverage of 0…1 is rounded to 255ths here, once, after all of it is known.
  private mutating func paint(_ color: Pixel, _ columns: Range<Int>, coverage: Double) {
    let rounded = UInt8((255 * coverage + 0.5).rounded(.down))
    let source = SourceOver(color, coverage: rounded)
    if source.replaces {
      for column in columns { pixels[column] = color }
    } else {
      for column in columns { pixels[column] = source.over(pixels[column]) }
    }
  }

  /// Paints a part of another row at an opacity, every pixel as it stands.
  mutating func composite(_ group: PixelRow, _ columns: Range<Int>, opacity: UInt8) {
    for column in columns {
      let source = SourceOver(group.pixels[column], coverage: opacity)
      pixels[column] = source.over(pixels[column])
    }
  }
}
