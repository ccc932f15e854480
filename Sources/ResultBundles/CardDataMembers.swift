import Comparing
import JSONText

/// What the page's player says of a result, held to the result.
struct CardDataMembers {
  private let data: JSONValue
  private let record: ResultRecord
  /// The command that accepts the result; nil if there is nothing to accept.
  private let command: String?
  /// Nil if nothing was compared.
  private let comparison: JSONValue?
  private let result: JSONValue

  init(
    _ data: JSONValue, of record: ResultRecord, _ command: String?, _ comparison: JSONValue?,
    in result: JSONValue
  ) {
    (self.data, self.record, self.result) = (data, record, result)
    self.command = command
    if case .object? = comparison?.content {
      self.comparison = comparison
    } else {
      self.comparison = nil
    }
  }

  /// The path of the first member that the result contradicts; nil if there is none.
  var contradiction: String? {
    let verdict = record.kind == .recorded ? SuiteResult.Kind.same : record.kind
    let members: [(key: String, fits: Bool)] = [
      ("path", data.text("path") == record.path),
      ("command", data.has(command, at: "command")),
      ("verdict", data.text("verdict") == verdict.rawValue),
      ("tolerance", data.count("tolerance") == tolerance),
      ("before", data.isObject("before") == (comparison != nil && verdict != .same)),
      ("after", data.isObject("after")),
    ]
    return members.first { !$0.fits }?.key ?? differingContradiction.map { "differing\($0)" }
  }

  private var tolerance: Int { comparison?.member("tolerance")?.count("channel") ?? 0 }

  private var isDifference: Bool {
    record.kind == .different || record.kind == .rendererChanged
  }

  private var pixels: JSONValue? { comparison?.member("pixels") }

  /// The frames that differ from the pinned ones and cannot be drawn any more.
  private var lostFrames: [Int] { result.member("renderer")?.counts("frames") ?? [] }

  /// With the number of pixels, nil where it is not known.
  private var frames: [(number: Int, pixels: Int?)] {
    let counted = pixels?.elements("frames") ?? []
    let known = counted.map { ($0.count("frame") ?? 0, $0.count("differingPixels")) }
    let numbers = Set(known.map(\.0))
    let lost = lostFrames.filter { !numbers.contains($0) }.map { ($0, Int?.none) }
    return (known + lost).sorted { $0.0 < $1.0 }
  }

  private var differingContradiction: String? {
    guard let differing = data.member("differing"), isDifference else {
      return data.has(Int?.none, at: "differing") ? nil : ""
    }
    let frames = frames
    let worst = pixels?.count("worstFrame") ?? lostFrames.first
    let members: [(key: String, fits: Bool)] = [
      ("frames", differing.counts("frames") == frames.map(\.number)),
      ("pixels", differing.elements("pixels").map(\.asCount) == frames.map(\.pixels)),
      ("first", differing.has(frames.first?.number, at: "first")),
      ("worst", differing.has(worst, at: "worst")),
      ("geometry", hasGeometry(differing.counts("geometry"))),
    ]
    return members.first { !$0.fits }.map { ".\($0.key)" }
  }

  /// The frames in which a view differs: each in the span of a difference, and as many as that has.
  private func hasGeometry(_ frames: [Int]?) -> Bool {
    guard let frames, zip(frames, frames.dropFirst()).allSatisfy({ $0 < $1 }) else { return false }
    let spans = differences.compactMap(FrameSpan.init)
    let numbers = Set(frames)
    return areCovered(frames, by: spans)
      && spans.allSatisfy { span in
        numbers.isSuperset(of: span.known) && frames.count(in: span.frames) >= span.count
      }
      && (spans.count != 1 || numbers.count == spans[0].count)
  }

  /// One pass over both: a bundle may have as many of them as it likes.
  private func areCovered(_ frames: [Int], by spans: [FrameSpan]) -> Bool {
    var rest = spans.map(\.frames).sorted { $0.lowerBound < $1.lowerBound }[...]
    var end = -1
    return frames.allSatisfy { frame in
      while let span = rest.first, span.lowerBound <= frame {
        end = max(end, span.upperBound)
        rest = rest.dropFirst()
      }
      return frame <= end
    }
  }

  private var differences: [JSONValue] {
    guard let comparison else { return [] }
    return comparison.elements("geometry") + comparison.elements("appearance")
  }
}

/// The frames of a difference.
private struct FrameSpan {
  let frames: ClosedRange<Int>
  let count: Int
  /// The frames that the difference names.
  let known: [Int]

  init?(_ difference: JSONValue) {
    guard let first = difference.count("firstFrame"), let last = difference.count("lastFrame"),
      let worst = difference.count("worstFrame"), let count = difference.count("frameCount"),
      first <= last
    else { return nil }
    (frames, self.count, known) = (first...last, count, [first, last, worst])
  }
}

extension JSONValue {
  fileprivate var asCount: Int? {
    if case .number(let number) = content { Int(number.literal) } else { nil }
  }

  /// Nil if there is no array of counts.
  fileprivate func counts(_ key: String) -> [Int]? {
    guard case .array(let elements)? = member(key)?.content else { return nil }
    let counts = elements.compactMap(\.asCount)
    return counts.count == elements.count ? counts : nil
  }

  fileprivate func has(_ expected: String?, at key: String) -> Bool {
    if let expected { return text(key) == expected }
    return has(Int?.none, at: key)
  }
}

extension [Int] {
  /// How many of these ascending numbers are in a range.
  fileprivate func count(in range: ClosedRange<Int>) -> Int {
    firstPlace { $0 > range.upperBound } - firstPlace { $0 >= range.lowerBound }
  }

  private func firstPlace(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
