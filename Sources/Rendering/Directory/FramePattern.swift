package import Reporting

/// How the files of frames are called, as in `frame_%04d.png`.
///
/// `%04d` is the number with four digits at least, and so is `####`; `%d` is the number as it is,
/// and `%%` a percent sign. A pattern has one number.
package struct FramePattern: Hashable, Sendable {
  private let head: String
  /// How many digits the number has at least, 1…255.
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

  /// The name of the file with a number that is not negative.
  package func name(_ number: Int) -> String {
    let shown = String(number)
    return head + String(repeating: "0", count: max(0, digits - shown.utf8.count)) + shown + tail
  }

  /// The number of the file with a name; nil if it is not a name of this pattern.
  ///
  /// Bytes are compared, not characters: two spellings of an accent are two files.
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

/// The pattern with its number as `%04d` or `%d`; read again it is the same pattern.
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
