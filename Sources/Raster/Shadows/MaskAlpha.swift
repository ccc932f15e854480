import Primitives

/// The alpha of what fills a shape that casts a shadow, row by row.
struct MaskAlpha {
  private let pattern: Pattern
  /// Nil for a pattern whose colours are computed pixel by pixel.
  private var sampler: ImageSampler?

  /// - Parameter columns: the pixels that are asked for, also beside the picture.
  init(_ pattern: Pattern, columns: Range<Int>) {
    self.pattern = pattern
    if case .image(let image) = pattern, image.isUpright {
      sampler = ImageSampler(image, columns: columns)
    }
  }

  /// The runs times the alpha of their pixels, rounded to 8 bits, halves up.
  mutating func times(_ runs: [LevelRun], row: Int) -> [LevelRun] {
    sampler?.sample(row: row)
    var product: [LevelRun] = []
    for run in runs {
      for column in run.range {
        let level = (2 * Int(run.level) * alpha(column, row) + 255) / 510
        product.append(from: column, to: column + 1, level: UInt8(level))
      }
    }
    return product
  }

  private func alpha(_ column: Int, _ row: Int) -> Int {
    if let sampler { return Int(sampler.sampled.color(ofColumn: column).alpha) }
    return Int(pattern.color(column: column, row: row).alpha)
  }
}
