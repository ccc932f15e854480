/// Text as the bytes of a file. What is long is written here rather than into a `String`, which counts
/// and checks as it grows: the manifest of 60 frames of 1,000 views takes a third of the time.
struct UTF8Text: TextOutputStream, Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ string: String) { bytes.append(contentsOf: string.utf8) }

  mutating func write(literal text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
