import Raster

/// The pixels of a picture's row, changed by its runs into those of the next row.
struct StraightRow: ~Copyable {
  /// The number of pixels that are compared without a branch, which the compiler vectorizes.
  private static let block = 8

  /// The pixels between two that are always 0: each has two neighbours.
  private var storage = Scratch<UInt32>()
  private var width = 0
  /// The number of neighbours that differ, with those two.
  private var differences = 0

  /// The number of pixels that differ from their neighbour at the left; of the first one it is 0.
  var changeCount: Int { differences &- (storage.buffer[width] == 0 ? 0 : 1) }

  private var row: UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: storage.buffer[1...])
  }

  /// Makes all pixels 0, what PNG's filters take for the row above the first.
  mutating func clear(width: Int) {
    storage.reserve(width + 2)
    storage.buffer[..<(width + 2)].update(repeating: 0)
    self.width = width
    differences = 0
  }

  /// - Precondition: the runs are within the row, below pixels of the values that they have.
  mutating func replace(_ runs: UnsafeBufferPointer<PictureRuns.Run>) {
    let pixels = storage.buffer
    var differences = differences
    for run in runs {
      let (start, count) = (Int(run.start), Int(run.count))
      precondition(
        start >= 0 && count > 0 && start <= width &- count,
        "\(count) pixels from \(start) of \(width)")
      let end = start &+ count
      let (left, right) = (pixels[start], pixels[end &+ 1])
      let (above, pixel) = (run.above, run.pixel)
      // Most runs are a single pixel.
      pixels[end] = pixel
      var rest = count &- 1
      while rest > 0 {
        pixels[start &+ rest] = pixel
        rest &-= 1
      }
      // In pairs and last, so that neither a branch nor memory is needed for what is unpredictable.
      differences &+= (left == above ? 1 : 0) &+ (right == above ? 1 : 0)
      differences &-= (left == pixel ? 1 : 0) &+ (right == pixel ? 1 : 0)
    }
    self.differences = differences
  }

  /// Calls `body` with each column of a pixel that differs from its neighbour at the left, the pixel, and
  /// that neighbour.
  @inline(__always)
  func forEachChange(_ body: (_ column: Int, _ pixel: UInt32, _ left: UInt32) -> Void) {
    let row = row
    var left: UInt32 = 0
    var column = 0
    while true {
      column = end(of: left, from: column)
      if column == width { return }
      let pixel = row[column]
      body(column, pixel, left)
      left = pixel
      column &+= 1
    }
  }

  /// The first column from `start` on with another pixel.
  @inline(__always)
  private func end(of pixel: UInt32, from start: Int) -> Int {
    let row = row
    var column = start
    if column < width, row[column] != pixel { return column }
    while column &+ Self.block <= width {
      var differences: UInt32 = 0
      for index in column..<column &+ Self.block { differences |= row[index] ^ pixel }
      if differences != 0 { break }
      column &+= Self.block
    }
    while column < width, row[column] == pixel { column &+= 1 }
    return column
  }
}
