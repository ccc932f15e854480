import Raster

/// Puts frames together into one animated PNG: the chunks acTL, fcTL and fdAT of the PNG
/// specification, third edition (W3C, 2025), formerly APNG. A reader that does not know them shows
/// the first frame.
///
/// libpng knows nothing of animations. It packs the pixels of every frame and sums up the chunks;
/// which chunk follows which is said here.
package struct AnimatedPNGEncoder: Sendable {
  /// In pixels.
  package let width: Int
  package let height: Int
  /// How often the animation is played, 0 without end.
  package let plays: Int
  /// 1…65,535. Durations of frames are counted in ticks.
  package let ticksPerSecond: Int

  package init(width: Int, height: Int, plays: Int, ticksPerSecond: Int) {
    self.width = width
    self.height = height
    self.plays = plays
    self.ticksPerSecond = ticksPerSecond
  }

  /// - Precondition: there is a frame, and the first one's part is the whole picture.
  package func encode(_ frames: [AnimatedPNGFrame]) throws(PNGError) -> [UInt8] {
    precondition(
      frames.first?.part.columns == 0..<width && frames.first?.part.rows == 0..<height,
      "an animation that begins with less than its picture")
    let shown = frames.flatMap { frame in
      FrameDelay.delays(ticks: frame.duration, ticksPerSecond: ticksPerSecond).map { (frame, $0) }
    }
    let writer = try begun(frameCount: shown.count)
    var sequence: UInt32 = 0
    for (frame, delay) in shown {
      try writer.writeChunk("fcTL", control(of: frame, delay, &sequence))
      try write(frame, &sequence, to: writer)
    }
    try writer.writeChunk("IEND", [])
    return writer.bytes
  }

  private func begun(frameCount: Int) throws(PNGError) -> PNGWriter {
    let writer = try PNGWriter()
    try writer.beginChunks()
    try writer.writeHeader(width: width, height: height, .rgba)
    try writer.writeChunk("acTL", bytes(UInt32(frameCount), UInt32(plays)))
    return writer
  }

  private func control(
    of frame: AnimatedPNGFrame, _ delay: FrameDelay, _ sequence: inout UInt32
  ) -> [UInt8] {
    let (columns, rows) = (frame.part.columns, frame.part.rows)
    let place =
      bytes(UInt32(columns.count), UInt32(rows.count))
      + bytes(UInt32(columns.lowerBound), UInt32(rows.lowerBound))
    // Left as it is afterwards, and drawn by replacing what was there.
    return number(&sequence) + place + bytes(delay.numerator, delay.denominator) + [0, 0]
  }

  /// The first frame is also the picture of a PNG that does not move.
  private func write(
    _ frame: AnimatedPNGFrame, _ sequence: inout UInt32, to writer: borrowing PNGWriter
  ) throws(PNGError) {
    if sequence == 1 { return try writer.writeChunk("IDAT", frame.data) }
    try writer.writeChunk("fdAT", number(&sequence) + frame.data)
  }

  /// The next number of the sequence in which fcTL and fdAT stand.
  private func number(_ sequence: inout UInt32) -> [UInt8] {
    defer { sequence += 1 }
    return bytes(sequence)
  }
}

/// Numbers as PNG has them: the highest byte first.
private func bytes<Number: FixedWidthInteger>(_ numbers: Number...) -> [UInt8] {
  numbers.flatMap { number in
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }
}
