package import Reporting

/// A selection of frames that does not depend on how many there are: `0-20:3,30,-5-`.
///
/// It is a list of frames and inclusive ranges. A negative number counts from the end, and -1 is
/// the last frame; a range without an end extends to the last frame; `:3` selects every third frame
/// of a range, beginning with its first. `..` may replace the dash of a range and `x3` may replace
/// `:3`. Order and duplicates do not matter.
package struct FrameSelection: Hashable, Sendable {
  /// A range of frames, including both ends.
  struct Part: Hashable, Sendable {
    /// Negative numbers count from the end, also in `last`.
    let first: Int
    let last: Int
    /// At least 1; 1 for a single frame.
    let step: Int

    init(first: Int, last: Int, step: Int) {
      self.first = first
      self.last = last
      self.step = first == last ? 1 : step
    }
  }

  /// Larger than the number of any frame, and small enough that arithmetic cannot overflow.
  static let largestNumber = 999_999_999

  private let parts: [Part]

  package init(_ text: String) throws(OptionTextError) {
    var parser = FrameSelectionParser(text)
    parts = try parser.parse()
  }

  /// Frames by their numbers, from 0.
  package init(frames: some Sequence<Int>) {
    parts = frames.map { Part(first: $0, last: $0, step: 1) }
  }

  /// The selected frames of a timeline with `count` frames, in order, each once.
  ///
  /// - Throws: `usage` for a frame that does not exist, and for a range that runs backwards.
  package func frames(among count: Int) throws(LayoutAnimationError) -> [Int] {
    var isSelected = [Bool](repeating: false, count: count)
    for part in parts {
      for frame in try part.frames(among: count) { isSelected[frame] = true }
    }
    return isSelected.indices.filter { isSelected[$0] }
  }

  /// The frame with a number, which counts from the end if it is negative.
  ///
  /// - Throws: `usage` if the frame does not exist.
  package static func frame(_ number: Int, among count: Int) throws(LayoutAnimationError) -> Int {
    guard let frame = number.index(among: count) else {
      let existing = count == 1 ? "only the frame 0" : "the frames 0…\(count - 1)"
      throw LayoutAnimationError(
        .usage, "there is no frame \(number): the timeline has \(existing)")
    }
    return frame
  }
}

extension FrameSelection.Part {
  fileprivate func frames(among count: Int) throws(LayoutAnimationError) -> StrideThrough<Int> {
    let start = try FrameSelection.frame(first, among: count)
    let end = try FrameSelection.frame(last, among: count)
    guard start <= end else {
      throw LayoutAnimationError(
        .usage,
        "the frames `\(self)` run backwards, from \(start) to \(end); begin with the lower one")
    }
    return stride(from: start, through: end, by: step)
  }
}

/// The shortest spelling, with `-` and `:`; it parses to the same selection.
extension FrameSelection: CustomStringConvertible {
  package var description: String { parts.map(\.description).joined(separator: ",") }
}

extension FrameSelection.Part: CustomStringConvertible {
  var description: String {
    if first == last { return "\(first)" }
    return "\(first)-" + (last == -1 ? "" : "\(last)") + (step == 1 ? "" : ":\(step)")
  }
}

extension Int {
  /// This number as an index into `count` elements, counted from the end if it is negative, where
  /// -1 is the last; nil if it is out of range.
  func index(among count: Int) -> Int? {
    let index = self < 0 ? count + self : self
    return 0..<count ~= index ? index : nil
  }
}
