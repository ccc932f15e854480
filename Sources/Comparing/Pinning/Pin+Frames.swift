import FileAccess

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
  init(runs field: PinField) throws(PinError) {
    self = []
    for (name, sum) in try field.members() {
      let end = Int(name.split(separator: "-").last ?? "") ?? -1
      // No timeline has more frames; a larger number would only exhaust the memory.
      guard end >= count, end < Pin.largestFrameCount, name == PinnedRun.name(count...end) else {
        throw sum.malformed("are not the frames that follow")
      }
      self += Array(repeating: try sum.sha256(), count: end - count + 1)
    }
    if isEmpty { throw field.malformed("is empty") }
  }
}
