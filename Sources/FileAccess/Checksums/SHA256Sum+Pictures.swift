package import Raster

extension SHA256Sum {
  /// Of a picture's straight RGBA, 8 bits a channel, rows top to bottom, no padding.
  package init(of pixmap: borrowing Pixmap) {
    var hash = SHA256Hash()
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      for _ in band { hash.update(row) }
    }
    self.init(hash)
  }

  /// The same of a picture by its runs.
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

  /// Of how a picture differs from row to row: numbers of 32 bits, the least significant byte
  /// first. Width and height come first. For as many rows as are alike follow their number, that of
  /// the runs, and each run: its first column, how many pixels it has, and their straight RGBA. A
  /// run is of neighbours that are alike and whose pixels in the row above are alike and others,
  /// and is as long as it can be; above the first row all is transparent.
  ///
  /// The picture follows from that, and that from the picture. Of what moves on a phone's screen
  /// it is some hundred bytes in place of four million.
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

  /// Of numbers of 32 bits, the least significant byte first.
  private init(of words: [UInt32]) {
    var hash = SHA256Hash()
    // A key path to a number's member is looked up at run time: it took four fifths of this.
    hash.update(words.map { $0.littleEndian })
    self.init(hash)
  }
}

extension [UInt8] {
  /// Of a row of straight RGBA.
  fileprivate mutating func fill(_ run: PictureRuns.Run) {
    for byte in 4 * Int(run.start)..<4 * Int(run.start + run.count) {
      self[byte] = UInt8(truncatingIfNeeded: run.pixel >> (8 * UInt32(byte & 3)))
    }
  }
}
