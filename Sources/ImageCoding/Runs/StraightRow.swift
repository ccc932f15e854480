import Raster

/// The pixels of a picture's row, changed by its runs into those of the next row.
struct StraightRow: ~Copyable {
  /// The number of pixels that are compared without a branch, which the compiler vectorizes.
  private static let block = 8

  private var storage = Scratch<UInt32>()
  private var width = 0
  /// The number of pixels that differ from their neighbour at the left; of the first one it is 0.
  private(set) var changeCount = 0

  /// Makes all pixels 0, what PNG's filters take for the row above the first.
  mutating func clear(width: Int) {
    storage.reserve(width)
    storage.buffer[..<width].update(repeating: 0)
    self.width = width
    changeCount = 0
  }

  /// - Precondition: the run is within the row.
  mutating func replace(_ run: PictureRuns.Run) {
    let (start, end) = (Int(run.start), Int(run.start) + Int(run.count))
    precondition(start >= 0 && start < end && end <= width, "\(start)..<\(end) of \(width) pixels")
    let row = storage.buffer
    let left = start > 0 ? row[start &- 1] : 0
    // Beyond the last pixel there is none to differ from.
    let right = end < width ? row[end] : run.pixel
    let differed = (left != run.above ? 1 : 0) &+ (end < width && right != run.above ? 1 : 0)
    changeCount &+= (left != run.pixel ? 1 : 0) &+ (right != run.pixel ? 1 : 0) &- differed
    if run.count == 1 { row[start] = run.pixel } else { fill(start..<end, with: run.pixel) }
  }

  /// Not inlined, because most runs are a single pixel.
  @inline(never)
  private func fill(_ columns: Range<Int>, with pixel: UInt32) {
    let row = storage.buffer
    for column in columns { row[column] = pixel }
  }

  /// Calls `body` with each pixel that differs from its neighbour at the left, as a run below that
  /// neighbour: then its residual is that of the filter Sub.
  func forEachChange(_ body: (PictureRuns.Run) -> Void) {
    let row = storage.buffer
    var left: UInt32 = 0
    var column = 0
    while true {
      column = end(of: left, from: column)
      if column == width { return }
      let pixel = row[column]
      body(
        PictureRuns.Run(
          start: Int32(truncatingIfNeeded: column), count: 1, above: left, pixel: pixel))
      left = pixel
      column &+= 1
    }
  }

  /// The first column from `start` on with another pixel.
  @inline(__always)
  private func end(of pixel: UInt32, from start: Int) -> Int {
    let row = storage.buffer
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
