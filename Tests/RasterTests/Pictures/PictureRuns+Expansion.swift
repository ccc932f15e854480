import Primitives

@testable import Raster

extension PictureRuns {
  /// All pixels, straight, rows top to bottom.
  var words: [UInt32] {
    var words: [UInt32] = []
    var row = [UInt32](repeating: 0, count: width)
    var first = 0
    for band in bands {
      for run in runs[first..<Int(band.runEnd)] {
        for column in run.start..<run.start + run.count { row[Int(column)] = run.pixel }
      }
      first = Int(band.runEnd)
      for _ in 0..<band.rowCount { words += row }
    }
    return words
  }

  /// The runs of pixels, directly by the definition.
  init(words: [UInt32], width: Int) {
    self.init(width: width, height: words.count / width)
    bands.removeAll()
    var above = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      let row = Array(words[y * width..<(y + 1) * width])
      let known = runs.count
      for x in 0..<width where row[x] != above[x] { append(x, above[x], row[x], after: known) }
      if y == 0 || runs.count > known { bands.append(Band(rowCount: 0, runEnd: 0)) }
      bands[bands.count - 1].rowCount += 1
      bands[bands.count - 1].runEnd = Int32(runs.count)
      above = row
    }
  }

  private mutating func append(_ x: Int, _ above: UInt32, _ pixel: UInt32, after known: Int) {
    if let last = runs.last, runs.count > known, last.start + last.count == Int32(x),
      last.above == above, last.pixel == pixel
    {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(start: Int32(x), count: 1, above: above, pixel: pixel))
    }
  }
}

extension Scene {
  /// The runs of a scene, from a new painter.
  func runs(_ repainting: PictureSweep.Repainting = .dirtyCells) -> PictureRuns {
    var painter = RunPainter(width: width, height: height, repainting)
    painter.draw(self)
    return painter.runs
  }
}
