import Raster

/// Joins frames to one animated PNG with the chunks acTL, fcTL and fdAT of the PNG specification,
/// third edition (W3C, 2025), formerly APNG. Readers that ignore these chunks show the first frame.
///
/// libpng does not support animations. It writes chunks with their checksums; this encoder decides on
/// their contents and order.
package struct AnimatedPNGEncoder: Sendable {
  /// In pixels.
  package let width: Int
  package let height: Int
  /// How often the animation is played; 0 means endlessly.
  package let plays: Int
  /// The unit of durations, 1…65,535.
  package let ticksPerSecond: Int

  package init(width: Int, height: Int, plays: Int, ticksPerSecond: Int) {
    self.width = width
    self.height = height
    self.plays = plays
    self.ticksPerSecond = ticksPerSecond
  }

  /// - Precondition: there is at least one frame, and the part of the first is the whole picture.
  package func encode(_ frames: [AnimatedPNGFrame]) throws(PNGError) -> [UInt8] {
    precondition(
      frames.first?.part.columns == 0..<width && frames.first?.part.rows == 0..<height,
      "the first frame of an animation does not cover the picture")
    let shown = frames.flatMap { frame in
      FrameDelay.delays(ticks: frame.duration, ticksPerSecond: ticksPerSecond).map { (frame, $0) }
    }
    let writer = try makeWriter(frameCount: shown.count)
    var sequence: UInt32 = 0
    for (frame, delay) in shown {
      try writer.writeChunk("fcTL", control(of: frame, delay, &sequence))
      try write(frame, &sequence, to: writer)
    }
    try writer.writeChunk("IEND", [])
    return writer.bytes
  }

  private func makeWriter(frameCount: Int) throws(PNGError) -> PNGWriter {
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
    // Dispose none: the frame stays. Blend source: it replaces the pixels below.
    return number(&sequence) + place + bytes(delay.numerator, delay.denominator) + [0, 0]
  }

  /// The first frame is in IDAT, so it is also the still picture.
  private func write(
    _ frame: AnimatedPNGFrame, _ sequence: inout UInt32, to writer: borrowing PNGWriter
  ) throws(PNGError) {
    if sequence == 1 { return try writer.writeChunk("IDAT", frame.data) }
    try writer.writeChunk("fdAT", number(&sequence) + frame.data)
  }

  /// The next sequence number; fcTL and fdAT share one sequence.
  private func number(_ sequence: inout UInt32) -> [UInt8] {
    defer { sequence += 1 }
    return bytes(sequence)
  }
}

/// Numbers in PNG's byte order: the highest byte first.
private func bytes<Number: FixedWidthInteger>(_ numbers: Number...) -> [UInt8] {
  numbers.flatMap { number in
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }
}
