package import FileAccess
package import Primitives
import TimelineModel

/// What else a pin was taken from, or under which conditions: the fields that a pin may have since
/// version 3 of the format. This release writes `edges`, `variant` and `inputs`. It keeps `shard`, and a
/// `variant` that the timeline does not have, and verifies as if they were not there.
package struct PinConditions: Hashable, Sendable {
  /// How edges between pixels are drawn in the pinned frames; nil means `exact`.
  package var edges: EdgeRasterization?
  /// The name of the variation of the timeline (a device, a size class, a locale) that was pinned;
  /// nil means the timeline as it is. Not empty, without control characters.
  package var variant: String?
  /// The part of a suite's run in which the pin was written; nil means a run that was not divided.
  package var shard: Shard?
  /// The files that the timeline reads besides itself, each once; nil means that it was not recorded,
  /// and an empty list that there are none.
  package var inputs: [Input]?

  package init() {}

  /// One of the equal parts of a run, counted from 1.
  package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// 1…`count`.
    package let index: Int
    package let count: Int

    /// Parses `2/3`; nil for another text.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard parts.count == 2, numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
        return nil
      }
      (index, count) = (numbers[0], numbers[1])
      if description != text { return nil }
    }

    package var description: String { "\(index)/\(count)" }
  }

  /// A file that a timeline reads: an image, or an included timeline.
  package struct Input: Hashable, Sendable {
    /// Relative to the folder of the timeline and within it, with `/` between its components. One that the
    /// pin holds may be elsewhere.
    package let path: String
    /// Of the file's bytes.
    package let sha256: SHA256Sum
    /// The size of the file in bytes.
    package let bytes: Int
    /// The file itself, so that the timeline can be drawn when the file has changed; nil if the pin
    /// does not hold it. Of this size and with this checksum.
    package let contents: [UInt8]?

    /// A file that the pin does not hold.
    package init(path: String, sha256: SHA256Sum, bytes: Int) {
      self.path = path
      self.sha256 = sha256
      self.bytes = bytes
      contents = nil
    }

    /// A file that the pin holds.
    package init(path: String, contents: [UInt8]) {
      self.path = path
      sha256 = SHA256Sum(of: contents)
      bytes = contents.count
      self.contents = contents
    }
  }

  /// How many files a timeline may read besides itself.
  package static let largestInputCount = 10_000
  /// How long a path of them may be, in bytes of UTF-8.
  package static let longestPath = 4096
}

extension PinConditions.Input {
  /// An image, which the pin holds.
  init(_ image: TimelineImage) {
    self.init(path: image.path, contents: image.contents)
  }
}
