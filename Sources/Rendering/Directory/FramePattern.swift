package import Reporting

/// The pattern of frames' file names, as in `frame_%04d.png`.
///
/// `%04d` and `####` are the number with at least four digits; `%d` is the number without padding,
/// and `%%` is a percent sign. A pattern has exactly one number.
package struct FramePattern: Hashable, Sendable {
  private let head: String
  /// The minimum number of digits, 1…255.
  private let digits: Int
  private let tail: String

  /// `frame_%04d.png`.
  package static let standard = FramePattern(head: "frame_", digits: 4, tail: ".png")

  package init(head: String, digits: Int, tail: String) {
    self.head = head
    self.digits = digits
    self.tail = tail
  }

  package init(_ text: String) throws(OptionTextError) {
    var parser = FramePatternParser(text)
    self = try parser.parse()
  }

  /// The file name for a number, which must not be negative.
  package func name(_ number: Int) -> String {
    let shown = String(number)
    return head + String(repeating: "0", count: max(0, digits - shown.utf8.count)) + shown + tail
  }

  /// The number in a file name; nil if the name does not match this pattern.
  ///
  /// Bytes are compared rather than characters, because names that differ only in Unicode
  /// normalization are different files.
  package func number(named name: String) -> Int? {
    let bytes = Array(name.utf8)
    let room = bytes.count - tail.utf8.count
    guard room > head.utf8.count,
      let number = Int(String(decoding: bytes[head.utf8.count..<room], as: UTF8.self)),
      number >= 0
    else { return nil }
    return bytes.elementsEqual(self.name(number).utf8) ? number : nil
  }
}

/// The pattern with its number as `%04d` or `%d`; it parses to the same pattern.
extension FramePattern: CustomStringConvertible {
  package var description: String {
    head.escaped + (digits == 1 ? "%d" : "%0\(digits)d") + tail.escaped
  }
}

extension String {
  fileprivate var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar)
      if scalar == "%" { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
