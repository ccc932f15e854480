/// Text of the system: an argument, the name of a file, or the value of a variable. By convention it
/// is UTF-8, but any bytes may occur.
///
/// A `String` would replace other bytes by U+FFFD, and then name a different file.
package struct SystemText: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter cString: bytes before a zero.
  package init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    while cString[bytes.count] != 0 { bytes.append(UInt8(bitPattern: cString[bytes.count])) }
    self.init(bytes)
  }

  /// Nil if the bytes are not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// For messages: bytes that are not UTF-8 are escaped, as in `caf\xE9.json`.
  package var escaped: String {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var (escaped, position) = ("", 0)
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return escaped
      case .valid(let scalar):
        escaped.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] { escaped += byte.escape }
        position += length
      }
    }
  }
}

extension UInt8 {
  fileprivate var escape: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "\\x" + (digits.count == 1 ? "0" : "") + digits
  }
}
