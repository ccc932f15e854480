import FileAccess
import Reporting

/// Parses the text of a `FramePattern`, scalar by scalar.
struct FramePatternParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var literals = [""]
  private var digits: Int?

  /// File names are not longer than this, and a mistyped number must not exhaust memory.
  private static let mostDigits = 255

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(OptionTextError) -> FramePattern {
    while offset < scalars.count { try element() }
    guard let digits, literals.count == 2 else {
      throw OptionTextError(
        column: offset + 1, "the pattern has no number",
        advice: "it needs one `%04d`, `%d` or `####`")
    }
    try refuseTemporary()
    return FramePattern(head: literals[0], digits: digits, tail: literals[1])
  }

  private mutating func element() throws(OptionTextError) {
    switch scalars[offset] {
    case "%": try percent()
    case "#": try hashes()
    case "/": throw refusal("a name has no `/`", advice: "the folder is given by --output")
    case "\0": throw refusal("a name has no NUL", advice: "leave it out")
    case let scalar: append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    literals[literals.count - 1].unicodeScalars.append(scalar)
    offset += 1
  }

  private mutating func percent() throws(OptionTextError) {
    let rest = scalars[(offset + 1)...]
    if rest.first == "%" {
      offset += 1
      return append("%")
    }
    let width = rest.prefix { "0"..."9" ~= $0 }
    guard rest.dropFirst(width.count).first == "d", width.isEmpty || width.first == "0" else {
      throw refusal(
        "the number is not `%04d` or `%d`", advice: "a percent sign itself is written `%%`")
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: width.dropFirst())
    try field(digits: width.isEmpty ? 1 : Int(String(text)) ?? 0, length: width.count + 2)
  }

  private mutating func hashes() throws(OptionTextError) {
    let count = scalars[offset...].prefix { $0 == "#" }.count
    try field(digits: count, length: count)
  }

  private mutating func field(digits: Int, length: Int) throws(OptionTextError) {
    guard self.digits == nil else {
      throw refusal("the pattern has a second number", advice: "it needs exactly one")
    }
    guard 1...Self.mostDigits ~= digits else {
      throw refusal(
        "the number has 1…\(Self.mostDigits) digits", advice: "`%04d` has four of them")
    }
    self.digits = digits
    literals.append("")
    offset += length
  }

  /// Compared in lower case, because file systems may ignore case.
  private func refuseTemporary() throws(OptionTextError) {
    guard literals[0].lowercased().hasPrefix(TemporaryName.prefix) else { return }
    throw OptionTextError(
      column: 1, "`\(TemporaryName.prefix)` begins the names of unfinished files",
      advice: "begin with something else")
  }

  private func refusal(_ problem: String, advice: String) -> OptionTextError {
    OptionTextError(column: offset + 1, problem, advice: advice)
  }
}
