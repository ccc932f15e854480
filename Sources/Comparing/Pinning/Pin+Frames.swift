import FileAccess
import Rendering

/// Consecutive frames with the same picture.
struct PinnedRun {
  let frames: ClosedRange<Int>
  let sum: SHA256Sum

  var name: String { Self.name(frames) }

  /// `12`, or `0-11`.
  static func name(_ frames: ClosedRange<Int>) -> String {
    frames.count == 1 ? "\(frames.lowerBound)" : "\(frames.lowerBound)-\(frames.upperBound)"
  }
}

extension [SHA256Sum] {
  var runs: [PinnedRun] {
    var runs: [PinnedRun] = []
    for (frame, sum) in enumerated() {
      guard let last = runs.last, last.sum == sum else {
        runs.append(PinnedRun(frames: frame...frame, sum: sum))
        continue
      }
      runs[runs.count - 1] = PinnedRun(frames: last.frames.lowerBound...frame, sum: sum)
    }
    return runs
  }

  /// Reads consecutive runs from frame 0.
  init(runs: [(name: String, string: String)]) throws(ManifestError) {
    self = []
    for (name, string) in runs {
      let end = Int(name.split(separator: "-").last ?? "") ?? -1
      // No timeline has more frames; a larger number would only exhaust the memory.
      guard end >= count, end < 100_000, name == PinnedRun.name(count...end) else {
        throw .malformed(place: "frames.\(name)", problem: "are not the frames that follow")
      }
      guard let sum = SHA256Sum(string) else {
        throw .malformed(place: "frames.\(name)", problem: "is not 64 hexadecimal digits")
      }
      self += Array(repeating: sum, count: end - count + 1)
    }
    if isEmpty { throw .malformed(place: "frames", problem: "is empty") }
  }
}
