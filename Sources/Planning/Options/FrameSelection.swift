package import Reporting

/// Which frames are asked for, before it is known how many there are: `0-20:3,30,-5-`.
///
/// A list of frames and inclusive ranges. A negative number counts from the end, -1 being the last
/// frame; a range without its end reaches to the last frame; `:3` takes every third frame of a
/// range, beginning with its first. `..` may be written for the dash of a range and `x3` for `:3`.
/// Whatever the order, and however often a frame is named, it is selected once.
package struct FrameSelection: Hashable, Sendable {
  /// From one frame to another, both included.
  struct Part: Hashable, Sendable {
    /// Negative ones count from the end, here and in `last`.
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

  /// Larger than the number of any frame that there can be, and far from overflowing.
  static let largestNumber = 999_999_999

  private let parts: [Part]

  package init(_ text: String) throws(OptionTextError) {
    var parser = FrameSelectionParser(text)
    parts = try parser.parse()
  }

  /// The frames of a timeline that has so many, in order, each once.
  ///
  /// - Throws: `usage` for a frame that does not exist, and for a range that runs backwards.
  package func frames(among count: Int) throws(LayoutAnimationError) -> [Int] {
    var isSelected = [Bool](repeating: false, count: count)
    for part in parts {
      for frame in try part.frames(among: count) { isSelected[frame] = true }
    }
    return isSelected.indices.filter { isSelected[$0] }
  }

  /// Counts a number from the end if it is negative.
  ///
  /// - Throws: `usage` if there is no such frame.
  static func frame(_ number: Int, among count: Int) throws(LayoutAnimationError) -> Int {
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

/// The shortest spelling, with `-` and `:`; read again it is the same selection.
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
  /// The index that this number means among so many things: a negative one counts from the end, -1
  /// being the last; nil if there is no such thing.
  func index(among count: Int) -> Int? {
    let index = self < 0 ? count + self : self
    return 0..<count ~= index ? index : nil
  }
}
