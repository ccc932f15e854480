/// Text as the bytes of a file. What is long is written here rather than into a `String`, which counts
/// and checks as it grows, or into an array, which asks at every word whether it is shared and is
/// copied as it grows: the manifest of 60 frames of 1,000 views takes a fifth of the time.
package struct UTF8Text: TextOutputStream {
  private var filled: [[UInt8]] = []
  /// What is filled at present. It is not ours: see `pieces(_:)`.
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  private static let pieceSize = 1 << 16

  private init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  /// The bytes of a text, in pieces none of which is empty.
  ///
  /// - Parameter write: must not keep the text.
  package static func pieces(_ write: (inout UTF8Text) -> Void) -> [[UInt8]] {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pieceSize) { buffer in
      var text = UTF8Text(buffer: buffer)
      write(&text)
      text.empty()
      return text.filled
    }
  }

  package var isEmpty: Bool { count == 0 && filled.isEmpty }

  package mutating func write(_ string: String) {
    var string = string
    string.withUTF8 { append($0) }
  }

  /// What a `Double` writes itself with: without this one it makes a `String` of its digits first,
  /// which takes longer than finding them (by callgrind).
  package mutating func _writeASCII(_ digits: UnsafeBufferPointer<UInt8>) { append(digits) }

  package mutating func write(literal text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count > buffer.count - count { empty() }
    guard bytes.count <= buffer.count else { return filled.append(Array(bytes)) }
    _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(from: bytes)
    count += bytes.count
  }

  private mutating func empty() {
    if count > 0 { filled.append(Array(buffer[..<count])) }
    count = 0
  }
}
