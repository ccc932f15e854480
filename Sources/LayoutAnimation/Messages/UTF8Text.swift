/// Text as the bytes of a file. What is long is written here rather than into a `String`, which counts
/// and checks as it grows: the manifest of 60 frames of 1,000 views takes a third of the time.
struct UTF8Text: TextOutputStream, Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ string: String) {
    var string = string
    string.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// What a `Double` writes itself with: without this one it makes a `String` of its digits first,
  /// which takes longer than finding them (by callgrind).
  mutating func _writeASCII(_ digits: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: digits)
  }

  mutating func write(literal text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
