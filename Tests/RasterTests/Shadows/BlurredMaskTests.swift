import Primitives
import TestSupport
import Testing

@testable import Raster

@Suite struct BlurredMaskTests {
  /// By row and column, padded with zeros in all directions.
  private struct Mask {
    var rows: [[UInt8]]

    func runs(_ row: Int) -> [LevelRun] {
      guard rows.indices.contains(row) else { return [] }
      var runs: [LevelRun] = []
      for (column, level) in rows[row].enumerated() where level > 0 {
        runs.append(column..<column + 1, level: level)
      }
      return runs
    }
  }

  /// The definition: every pixel from all its neighbours along the row, then along the column.
  private func direct(
    _ mask: Mask, _ kernel: GaussianKernel, _ column: Int, _ row: Int
  ) -> Double {
    let reach = kernel.reach
    func level(_ column: Int, _ row: Int) -> Double {
      guard mask.rows.indices.contains(row), mask.rows[row].indices.contains(column) else {
        return 0
      }
      return Double(mask.rows[row][column])
    }
    func weight(_ distance: Int) -> Double { kernel.weight(of: distance..<distance + 1, around: 0) }
    return (-reach...reach).reduce(0) { sum, y in
      let along = (-reach...reach).reduce(0) { $0 + level(column + $1, row + y) * weight($1) }
      return sum + (along + 0.5).rounded(.down) * weight(y)
    }
  }

  private func random(using generator: inout SeededGenerator) -> Mask {
    let width = Int.random(in: 1...9, using: &generator)
    var rows: [[UInt8]] = []
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      let repeats = !rows.isEmpty && Bool.random(using: &generator)
      rows.append(
        repeats
          ? rows[rows.count - 1]
          : (0..<width).map { _ in [0, 128, 255, 255].randomElement(using: &generator) ?? 0 })
    }
    return Mask(rows: rows)
  }

  @Test func everyPixelIsThatOfTheDefinition() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<300 {
      let mask = random(using: &generator)
      let kernel = GaussianKernel(sigma: .random(in: 0...3, using: &generator))
      let picture = PixelRect(columns: -4..<12, rows: -4..<12)
      let blurred = BlurredMask(mask.rows.indices, kernel, in: picture, runs: mask.runs)
      for row in picture.rows {
        let levels = levels(of: blurred, row)
        for column in picture.columns {
          let expected = direct(mask, kernel, column, row)
          let level = Double(levels[column] ?? 0)
          // Where the exact value is half way between two levels, rounding errors decide.
          #expect(abs(level - expected) <= 0.5 + 1e-9, "\(column), \(row)")
        }
      }
    }
  }

  /// By column.
  private func levels(of mask: BlurredMask, _ row: Int) -> [Int: UInt8] {
    guard mask.pixels.rows.contains(row) else { return [:] }
    var levels: [Double] = []
    mask.sum(row: row, into: &levels)
    var byColumn: [Int: UInt8] = [:]
    for (cell, start) in mask.cells.enumerated() {
      let end = cell + 1 < mask.cells.count ? mask.cells[cell + 1] : mask.pixels.columns.upperBound
      for column in start..<end { byColumn[column] = levels[cell].level }
    }
    return byColumn
  }

  @Test func rowsThatRepeatAreThoseAboveThem() {
    var generator = SeededGenerator(seed: 22)
    var repeated = 0
    for _ in 0..<100 {
      var mask = random(using: &generator)
      mask.rows.insert(contentsOf: Array(repeating: mask.rows[0], count: 12), at: 0)
      let blurred = BlurredMask(
        mask.rows.indices, GaussianKernel(sigma: 1.5), in: PixelRect(columns: 0..<9, rows: 0..<25),
        runs: mask.runs)
      for row in blurred.pixels.rows.dropFirst() where blurred.repeatsRowAbove(row) {
        repeated += 1
        #expect(levels(of: blurred, row) == levels(of: blurred, row - 1))
      }
    }
    #expect(repeated > 200)
  }

  @Test func aLargeRectangleHasFewCells() {
    let run = [LevelRun(start: 0, end: 10_000, level: 255)]
    let mask = BlurredMask(
      0..<5000, GaussianKernel(sigma: 8), in: PixelRect(columns: 0..<16_384, rows: 0..<16_384)
    ) { _ in run }
    #expect(mask.cells.count < 100)
    #expect(mask.pixels == PixelRect(columns: 0..<10_016, rows: 0..<5016))
    #expect(mask.repeatsRowAbove(2500))
    #expect(!mask.repeatsRowAbove(10))
  }
}
