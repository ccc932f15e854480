package import Raster

extension SHA256Sum {
  /// The checksum of a picture's pixels as straight RGBA, 8 bits per channel, rows top to bottom,
  /// without padding.
  package init(of pixmap: borrowing Pixmap) {
    var hash = SHA256Hash()
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      for _ in band { hash.update(row) }
    }
    self.init(hash)
  }

  /// The same checksum, computed from a picture's runs.
  package init(ofPixels picture: borrowing PictureRuns) {
    var hash = SHA256Hash()
    var row = [UInt8](repeating: 0, count: 4 * picture.width)
    var runs = picture.runs[...]
    var end = 0
    for band in picture.bands {
      let own = runs.prefix(Int(band.runEnd) - end)
      for run in own { row.fill(run) }
      (runs, end) = (runs.dropFirst(own.count), Int(band.runEnd))
      for _ in 0..<band.rowCount { hash.update(row) }
    }
    self.init(hash)
  }

  /// The checksum of how each row of a picture differs from the row above, as little-endian 32-bit
  /// numbers.
  ///
  /// The numbers are the width and the height, then for each band of equal rows: the number of its
  /// rows, the number of its runs, and for each run its first column, its number of pixels and
  /// their straight RGBA. A run is a longest possible range of neighbouring pixels that have the
  /// same colour, below pixels that have the same colour as each other but a different one. Above
  /// the first row everything is transparent.
  ///
  /// Equal pictures have equal numbers, and different pictures have different ones. What moves on a
  /// phone's screen takes a few hundred bytes instead of four million.
  package init(ofRuns picture: borrowing PictureRuns) {
    var words = [UInt32(picture.width), UInt32(picture.height)]
    var start = 0
    for band in picture.bands {
      let runs = picture.runs[start..<Int(band.runEnd)]
      words += [UInt32(band.rowCount), UInt32(runs.count)]
      for run in runs { words += [UInt32(run.start), UInt32(run.count), run.pixel] }
      start = Int(band.runEnd)
    }
    self.init(of: words)
  }

  /// Hashes the numbers in little-endian byte order.
  private init(of words: [UInt32]) {
    var hash = SHA256Hash()
    // Not a key path: it is looked up at run time, which took four fifths of this function's time.
    hash.update(words.map { $0.littleEndian })
    self.init(hash)
  }
}

extension [UInt8] {
  /// Fills the run's pixels in a row of straight RGBA.
  fileprivate mutating func fill(_ run: PictureRuns.Run) {
    for byte in 4 * Int(run.start)..<4 * Int(run.start + run.count) {
      self[byte] = UInt8(truncatingIfNeeded: run.pixel >> (8 * UInt32(byte & 3)))
    }
  }
}
