import LayoutAnimation

/// A file of a split page whose name contains a checksum of its contents.
struct SplitFile: Sendable {
  /// Within its folder.
  let name: String
  let bytes: [UInt8]

  /// The limit for files that may be those of a split page.
  static let mostBytes = 1 << 30

  /// The number of hexadecimal digits of the checksum in a name.
  private static let digits = 16
  private static let longestTitle = 60

  /// - Parameter title: becomes the beginning of the name, with other characters than letters and digits
  ///   of ASCII replaced.
  init(_ title: String, _ bytes: [UInt8], suffix: String) {
    let plain = String(
      decoding: title.utf8.prefix(Self.longestTitle).map { $0.isPlain ? $0 : UInt8(ascii: "-") },
      as: UTF8.self)
    let head = plain.isEmpty ? "" : plain + "-"
    name = "\(head)\(Self.checksum(bytes)).\(suffix)"
    self.bytes = bytes
  }

  private static func checksum(_ bytes: [UInt8]) -> Substring {
    SHA256Sum(of: bytes).description.prefix(digits)
  }

  /// Whether a name ends as that of a file with these contents.
  static func hasChecksum(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return name[..<dot].hasSuffix(checksum(bytes))
  }

  static func isOverview(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(2000), as: UTF8.self).contains(Template.splitMark)
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: self == UInt8(ascii: "_")
    }
  }
}
