import Raster
import TestSupport

extension PictureRuns {
  /// The runs of straight pixels, rows top to bottom, found pixel by pixel.
  init(width: Int, pixels: [UInt32]) {
    self.init(width: width, height: pixels.count / width, bands: [], runs: [])
    for y in 0..<height {
      let row = Array(pixels[y * width..<(y + 1) * width])
      let above = y == 0 ? row.map { _ in 0 } : Array(pixels[(y - 1) * width..<y * width])
      append(row, below: above)
    }
  }

  private mutating func append(_ row: [UInt32], below above: [UInt32]) {
    if row == above && !bands.isEmpty { return bands[bands.count - 1].rowCount += 1 }
    let first = runs.count
    for x in row.indices where row[x] != above[x] {
      if runs.count > first, runs[runs.count - 1].isContinued(at: x, above[x], row[x]) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(start: Int32(x), count: 1, above: above[x], pixel: row[x]))
      }
    }
    bands.append(Band(rowCount: 1, runEnd: Int32(runs.count)))
  }

  /// Every pixel of every row.
  var pixels: [UInt32] {
    var row = [UInt32](repeating: 0, count: width)
    var pixels: [UInt32] = []
    var start = 0
    for band in bands {
      for run in runs[start..<Int(band.runEnd)] {
        for x in Int(run.start)..<Int(run.start + run.count) { row[x] = run.pixel }
      }
      for _ in 0..<band.rowCount { pixels += row }
      start = Int(band.runEnd)
    }
    return pixels
  }

  var straightBytes: [UInt8] {
    let pixels = pixels
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    for (index, pixel) in pixels.enumerated() {
      for channel in 0..<4 {
        bytes[4 * index + channel] = UInt8(pixel >> UInt32(8 * channel) & 255)
      }
    }
    return bytes
  }
}

extension PictureRuns.Run {
  fileprivate func isContinued(at x: Int, _ above: UInt32, _ pixel: UInt32) -> Bool {
    Int(start + count) == x && self.above == above && self.pixel == pixel
  }
}

extension UInt32 {
  /// Red, green, blue and alpha.
  var channels: [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: self >> $0) } }

  var opaque: UInt32 { self | 0xFF00_0000 }
}

extension PictureRuns {
  /// A picture in given colours whose rows change in a few places, as in frames.
  ///
  /// - Parameter changes: the largest number of changes in a row.
  static func random(
    width: Int, height: Int, colors: [UInt32], changes: Int, seed: UInt64
  ) -> PictureRuns {
    var generator = SeededGenerator(seed: seed)
    var row = [UInt32](repeating: colors[0], count: width)
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      for _ in 0..<Int.random(in: 0...changes, using: &generator) {
        let start = Int.random(in: 0..<width, using: &generator)
        let longest = Bool.random(using: &generator) ? 3 : width
        let end = min(width, start + Int.random(in: 1...longest, using: &generator))
        let color = colors.randomElement(using: &generator) ?? 0
        for x in start..<end { row[x] = color }
      }
      pixels += row
    }
    return PictureRuns(width: width, pixels: pixels)
  }
}

/// Lists of colours for random pictures.
enum Colors {
  /// Distinct opaque colours.
  static func opaque(_ count: Int, seed: UInt64 = 1) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    var colors: [UInt32] = []
    while colors.count < count {
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator).opaque
      if !colors.contains(color) { colors.append(color) }
    }
    return colors
  }

  /// Black and similar colours, with residuals of 0 in the first row and small ones below.
  static let dark = ([0, 1, 0x100, 0x1_0000, 0xFF, 0x1_0101] as [UInt32]).map(\.opaque)

  /// Colours of any alpha, including transparent.
  static let translucent: [UInt32] = [0, 0x8000_0000, 0x0100_00FF, 0x7F10_2030, 0xFF00_FF00]
}
