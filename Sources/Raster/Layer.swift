/// A part of the picture that is painted by itself: the canvas, or one group.
struct Layer: Sendable {
  /// Where the layer lies in the picture. Nothing may be painted outside.
  private(set) var bounds: PixelRect = .empty
  /// Rows top to bottom without padding.
  private(set) var pixels: [Pixel] = []

  /// Makes the layer transparent, at a place of its own. The storage is used again.
  mutating func clear(to bounds: PixelRect) {
    self.bounds = bounds
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(.clear, count: bounds.count))
  }

  /// Paints a rectangle whose coverage along both axes is given.
  ///
  /// A coverage `c` of 0…1 becomes `floor(255 c + 0.5)` once, after both parts are multiplied.
  mutating func fill(columns: AxisCoverage, rows: AxisCoverage, color: Pixel) {
    for row in rows.pixels where !columns.pixels.isEmpty {
      let part = rows.part(of: row)
      let first = columns.pixels.lowerBound
      paint(first..<first + 1, row, color, coverage: columns.first * part)
      paint(columns.interior, row, color, coverage: part)
      if columns.pixels.count > 1 {
        let last = columns.pixels.upperBound
        paint(last - 1..<last, row, color, coverage: columns.last * part)
      }
    }
  }

  private mutating func paint(
    _ columns: Range<Int>, _ row: Int, _ color: Pixel, coverage: Double
  ) {
    let rounded = UInt8((255 * coverage + 0.5).rounded(.down))
    let source = SourceOver(color, coverage: rounded)
    guard !columns.isEmpty, !source.leaves else { return }
    let span = indices(of: columns, row)
    if source.replaces {
      for index in span { pixels[index] = color }
    } else {
      for index in span { pixels[index] = source.over(pixels[index]) }
    }
  }

  /// Paints a whole layer, which lies within this one, as its pixels stand, at an opacity.
  mutating func composite(_ layer: borrowing Layer, opacity: UInt8) {
    for row in layer.bounds.rows {
      let sources = layer.indices(of: layer.bounds.columns, row)
      let destinations = indices(of: layer.bounds.columns, row)
      for (source, destination) in zip(sources, destinations) {
        let over = SourceOver(layer.pixels[source], coverage: opacity)
        pixels[destination] = over.over(pixels[destination])
      }
    }
  }

  /// Where the pixels of a part of a row are stored.
  func indices(of columns: Range<Int>, _ row: Int) -> Range<Int> {
    let start = (row - bounds.rows.lowerBound) * bounds.columns.count - bounds.columns.lowerBound
    return start + columns.lowerBound..<start + columns.upperBound
  }
}
