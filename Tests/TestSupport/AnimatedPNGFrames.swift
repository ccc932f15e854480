/// The frames of an animated PNG, read from its chunks; each frame's part of the picture as a PNG
/// file.
package struct AnimatedPNGFrames {
  package struct Frame {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let delayNumerator: Int
    package let delayDenominator: Int
    /// The frame's part as a still PNG.
    package let file: [UInt8]
  }

  package let width: Int
  package let height: Int
  package let plays: Int
  package let frames: [Frame]

  /// Nil unless the chunks are those of the specification, in order: IHDR and acTL; for every frame
  /// an fcTL and its data; IEND. Sequence numbers must be contiguous, disposal and blending unused,
  /// the first frame as large as the picture, and every other frame within it.
  package init?(reading file: [UInt8]) {
    guard let png = PNGChunks(reading: file) else { return nil }
    var rest = png.chunks[...]
    guard let header = rest.popFirst(), header.type == "IHDR", rest.popFirst()?.type == "sRGB",
      let animation = rest.popFirst(), animation.type == "acTL", animation.body.count == 8
    else { return nil }
    width = Self.number(header.body, 0)
    height = Self.number(header.body, 4)
    plays = Self.number(animation.body, 4)
    var frames: [Frame] = []
    var sequence = 0
    while let control = rest.popFirst(), control.type == "fcTL", control.body.count == 26,
      let data = rest.popFirst()
    {
      let isFirst = frames.isEmpty
      guard data.type == (isFirst ? "IDAT" : "fdAT"),
        Self.number(control.body, 0) == sequence,
        isFirst || Self.number(data.body, 0) == sequence + 1,
        control.body.suffix(2) == [0, 0]
      else { return nil }
      sequence += isFirst ? 1 : 2
      let frame = Frame(
        control.body, header: header.body, data: Array(data.body.dropFirst(isFirst ? 0 : 4)))
      guard frame.x + frame.width <= width, frame.y + frame.height <= height,
        !isFirst || (frame.width, frame.height) == (width, height)
      else { return nil }
      frames.append(frame)
      if rest.count == 1 { break }
    }
    guard rest.map(\.type) == ["IEND"], frames.count == Self.number(animation.body, 0) else {
      return nil
    }
    self.frames = frames
  }

  fileprivate static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(UInt32(bigEndian: bytes.dropFirst(offset).prefix(4)))
  }
}

extension AnimatedPNGFrames.Frame {
  fileprivate init(_ control: [UInt8], header: [UInt8], data: [UInt8]) {
    width = AnimatedPNGFrames.number(control, 4)
    height = AnimatedPNGFrames.number(control, 8)
    x = AnimatedPNGFrames.number(control, 12)
    y = AnimatedPNGFrames.number(control, 16)
    delayNumerator = Int(control[20]) << 8 | Int(control[21])
    delayDenominator = Int(control[22]) << 8 | Int(control[23])
    let size = Array(control[4..<12])
    file =
      PNGChunks([
        .init(type: "IHDR", body: size + header.dropFirst(8)), .init(type: "IDAT", body: data),
        .init(type: "IEND", body: []),
      ]).file
  }
}

extension AnimatedPNGFrames {
  /// The pictures that a viewer shows, frame by frame, as straight RGBA.
  ///
  /// - Parameter decode: returns the pixels of a PNG file.
  package func pictures(_ decode: ([UInt8]) throws -> [UInt8]) rethrows -> [[UInt8]] {
    var picture = [UInt8](repeating: 0, count: 4 * width * height)
    return try frames.map { frame in
      let part = try decode(frame.file)
      for row in 0..<frame.height {
        let start = 4 * ((frame.y + row) * width + frame.x)
        let source = 4 * frame.width * row
        picture.replaceSubrange(
          start..<start + 4 * frame.width, with: part[source..<source + 4 * frame.width])
      }
      return picture
    }
  }
}
