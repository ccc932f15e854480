import Reporting
import TimelineModel

/// Parses the text of `CanvasSizes`.
///
///     sizes  = size {"," size}
///     size   = length ("x" | "×") length | device
///     length = digits ["." digits]
///
/// Spaces are allowed around a size.
struct CanvasSizesParser {
  private let text: [Character]
  private var offset = 0

  /// In characters: more than any canvas needs, and few enough for a double.
  private static let longestNumber = 9

  init(_ text: String) { self.text = Array(text) }

  mutating func parse() throws(OptionTextError) -> [CanvasSizes.Part] {
    var parts: [CanvasSizes.Part] = []
    repeat {
      skipBlanks()
      let column = offset + 1
      let size = try size()
      if !parts.contains(where: { $0.size.isSame(as: size) }) {
        parts.append(CanvasSizes.Part(size: size, column: column))
      }
      skipBlanks()
      guard parts.count <= CanvasSizes.largestCount else {
        throw OptionTextError(
          column: column, "there are more than \(CanvasSizes.largestCount) sizes",
          advice: "sweep them in several runs")
      }
    } while take(",")
    guard offset == text.count else {
      throw unexpected(advice: "a list is written like `320x568,375x667`")
    }
    return parts
  }

  private mutating func size() throws(OptionTextError) -> CanvasSizes.Size {
    guard next?.isDigit == true else { return try device() }
    let width = try length()
    guard take("x") || take("×") else {
      throw unexpected(advice: "a size is a width, an x and a height, as in `320x568`")
    }
    return CanvasSizes.Size(width: width, height: try length(), device: nil)
  }

  private mutating func device() throws(OptionTextError) -> CanvasSizes.Size {
    let start = offset
    let name = String(text[start...].prefix { $0 != "," && $0 != " " })
    guard !name.isEmpty else {
      throw unexpected(advice: "a size is a width, an x and a height, as in `320x568`")
    }
    let known = CanvasSizes.devices.compactMap(\.device)
    guard let index = known.firstIndex(of: name) else {
      var suggester = Suggester()
      let help = suggester.advice(on: name, among: known)
      throw OptionTextError(
        column: start + 1, "`\(name)` is neither a size nor a device",
        advice: help ?? "a size is written like `320x568`; the devices are "
          + known.joined(separator: ", "))
    }
    offset += name.count
    return CanvasSizes.devices[index]
  }

  private mutating func length() throws(OptionTextError) -> Double {
    let start = offset
    while next?.isDigit == true { offset += 1 }
    let digits = offset - start
    if digits > 0, take(".") { while next?.isDigit == true { offset += 1 } }
    let literal = String(text[start..<offset])
    guard digits > 0, text[offset - 1] != ".", let length = Double(literal) else {
      throw unexpected(advice: "a length is a number of points, as in `320` or `187.5`")
    }
    guard literal.count <= Self.longestNumber else {
      throw OptionTextError(
        column: start + 1, "the number is too long", advice: "a canvas has 16384 pixels at most")
    }
    return length
  }
}

extension CanvasSizesParser {
  private var next: Character? { offset < text.count ? text[offset] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while take(" ") {}
  }

  private func unexpected(advice: String) -> OptionTextError {
    let found = next.map { "`\(String($0).printable)` is not expected" }
    return OptionTextError(
      column: offset + 1, found ?? "the text ends too early", advice: advice)
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}

extension CanvasSizes.Size {
  fileprivate func isSame(as other: Self) -> Bool {
    width == other.width && height == other.height
  }
}
