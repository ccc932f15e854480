import Reporting

/// Parses the text of a `FrameSelection`.
///
///     selection = part {"," part}
///     part      = frame [("-" | "..") [frame] [(":" | "x") step]]
///     frame     = ["-"] digits
///
/// Spaces around a part are ignored.
struct FrameSelectionParser {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parse() throws(OptionTextError) -> [FrameSelection.Part] {
    var parts = [try part()]
    while take(",") { parts.append(try part()) }
    guard offset == bytes.count else {
      throw unexpected(advice: "a list is written like `0-20:3,30,40-43`")
    }
    return parts
  }

  private mutating func part() throws(OptionTextError) -> FrameSelection.Part {
    skipBlanks()
    let start = offset
    let first = try frame()
    guard takeDash() else {
      try refuseStep(after: first)
      skipBlanks()
      return FrameSelection.Part(first: first, last: first, step: 1)
    }
    let last = isAtFrame ? try frame() : -1
    let step = try takeStep()
    try refuseBackwards(first, last, at: start)
    skipBlanks()
    return FrameSelection.Part(first: first, last: last, step: step)
  }

  private mutating func frame() throws(OptionTextError) -> Int {
    let start = offset
    let isNegative = take("-")
    guard let number = try digits() else {
      offset = start
      throw unexpected(
        advice: isNegative || next == "." || next == ":" || next == "x"
          ? "a range begins with its first frame, and `0-` is all of them"
          : "a frame is a number, from 0, or from the end like -1")
    }
    guard number > 0 || !isNegative else {
      throw OptionTextError(
        column: start + 1, "-0 counts from the end, where -1 is the last frame",
        advice: "write 0 or -1")
    }
    return isNegative ? -number : number
  }

  private mutating func takeStep() throws(OptionTextError) -> Int {
    guard take(":") || take("x") else { return 1 }
    let start = offset
    guard let step = try digits(), step > 0 else {
      offset = start
      throw OptionTextError(
        column: start + 1, "a step is a whole number, at least 1",
        advice: "every third frame is `0-:3`")
    }
    return step
  }

  private func refuseStep(after frame: Int) throws(OptionTextError) {
    guard next == ":" || next == "x" else { return }
    throw OptionTextError(
      column: offset + 1, "a single frame has no step",
      advice: "`\(frame)-:3` is every third frame from \(frame) on")
  }

  /// If one end counts from the start and the other from the end, the order depends on the
  /// timeline and is checked later.
  private func refuseBackwards(
    _ first: Int, _ last: Int, at start: Int
  ) throws(OptionTextError) {
    guard (first < 0) == (last < 0), first > last else { return }
    throw OptionTextError(
      column: start + 1, "the range runs backwards", advice: "write `\(last)-\(first)`")
  }
}

extension FrameSelectionParser {
  private var next: Unicode.Scalar? {
    offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  private var isAtFrame: Bool { next == "-" || next.map { "0"..."9" ~= $0 } == true }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    offset += 1
    return true
  }

  private mutating func takeDash() -> Bool {
    if take("-") { return true }
    guard bytes[offset...].starts(with: "..".utf8) else { return false }
    offset += 2
    return true
  }

  private mutating func skipBlanks() {
    while take(" ") {}
  }

  /// Nil if there is no digit.
  private mutating func digits() throws(OptionTextError) -> Int? {
    let start = offset
    var number = 0
    while let digit = next, "0"..."9" ~= digit {
      offset += 1
      number = number * 10 + Int(digit.value - 48)
      guard number <= FrameSelection.largestNumber else {
        throw OptionTextError(
          column: start + 1, "the number is too large",
          advice: "it may be \(FrameSelection.largestNumber) at most")
      }
    }
    return offset == start ? nil : number
  }

  /// Everything before the error is ASCII, so that the offset in bytes is one in characters.
  private func unexpected(advice: String) -> OptionTextError {
    let rest = String(decoding: bytes[offset...], as: UTF8.self)
    let found = rest.first.map { "`\($0)` is not expected" } ?? "the text ends too early"
    return OptionTextError(column: offset + 1, found, advice: advice)
  }
}
