extension String {
  /// The name of standard input in messages.
  package static let standardInputPath = "<stdin>"

  /// A path quoted for a shell where necessary (POSIX, 2.2.2).
  package var shellWord: String {
    if self == .standardInputPath { return "-" }
    let path = hasPrefix("-") ? "./" + self : self
    let isPlain = path.utf8.allSatisfy { $0 > 0x7F || $0.isPlainInShell }
    return isPlain && !isEmpty
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+,:@%=".utf8.contains(self)
    }
  }
}
