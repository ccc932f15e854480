/// The chunks of a PNG file (ISO/IEC 15948), written and read without libpng, to check files
/// independently of it.
package struct PNGChunks {
  package struct Chunk: Hashable {
    package var type: String
    package var body: [UInt8]

    package init(type: String, body: [UInt8]) {
      self.type = type
      self.body = body
    }
  }

  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  package var chunks: [Chunk]

  package init(_ chunks: [Chunk]) {
    self.chunks = chunks
  }

  /// Reads a file; nil unless it consists of the signature and complete chunks with correct
  /// checksums.
  package init?(reading file: [UInt8]) {
    guard file.starts(with: Self.signature) else { return nil }
    chunks = []
    var rest = file.dropFirst(Self.signature.count)
    while !rest.isEmpty {
      guard rest.count >= 12 else { return nil }
      let count = Int(UInt32(bigEndian: rest.prefix(4)))
      guard rest.count >= count + 12 else { return nil }
      let named = Array(rest.dropFirst(4).prefix(count + 4))
      let checksum = UInt32(bigEndian: rest.dropFirst(count + 8).prefix(4))
      guard checksum == crc32(named) else { return nil }
      chunks.append(
        Chunk(type: String(decoding: named[..<4], as: UTF8.self), body: Array(named[4...])))
      rest = rest.dropFirst(count + 12)
    }
  }

  /// The file, with a correct checksum for every chunk.
  package var file: [UInt8] {
    chunks.reduce(Self.signature) { file, chunk in
      let named = Array(chunk.type.utf8) + chunk.body
      return file + UInt32(chunk.body.count).bigEndianBytes + named + crc32(named).bigEndianBytes
    }
  }

  package func bodies(of type: String) -> [[UInt8]] {
    chunks.filter { $0.type == type }.map(\.body)
  }
}

extension PNGChunks {
  /// A file of the given rows, each including its filter byte, in stored blocks.
  package static func stored(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, interlace: UInt8 = 0,
    before: [Chunk] = [], rows: [[UInt8]]
  ) -> PNGChunks {
    let header =
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
      + [depth, colorType, 0, 0, interlace]
    return PNGChunks(
      [Chunk(type: "IHDR", body: header)] + before
        + [
          Chunk(type: "IDAT", body: zlibStored(rows.flatMap(\.self))),
          Chunk(type: "IEND", body: []),
        ])
  }
}

/// A zlib stream (RFC 1950) of one stored block (RFC 1951, 3.2.4): at most 65535 bytes.
private func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
  let count = UInt16(bytes.count)
  let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  return [0x78, 0x01, 0x01] + lengths + bytes + adler32(bytes).bigEndianBytes
}

private func adler32(_ bytes: [UInt8]) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}

/// CRC-32 as defined by PNG, computed bit by bit.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = ~0
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}

extension UInt32 {
  package init(bigEndian bytes: some Sequence<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  package var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
