extension String {
  /// The name of standard input in messages.
  package static let standardInputPath = "<stdin>"

  /// A path quoted for a shell where necessary; it is never taken for an option.
  package var shellWord: String {
    if self == .standardInputPath { return "-" }
    return (hasPrefix("-") ? "./" + self : self).shellArgument
  }

  /// The text as one word of a POSIX shell that stands for exactly these characters, quoted where
  /// necessary: between single quotes nothing has a meaning but the closing quote (POSIX.1-2017, Shell
  /// Command Language, 2.2.2).
  package var shellArgument: String {
    let isPlain = utf8.allSatisfy { $0 > 0x7F || $0.isPlainInShell }
    if isPlain && !isEmpty { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
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
