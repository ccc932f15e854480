import Presentation
import Reporting
import TimelineModel
import Timing

extension PlannedTimeline {
  func keyframe(_ number: Int) throws(LayoutAnimationError) -> Keyframe {
    let keyframes = plan.timeline.keyframes
    guard let index = number.index(among: keyframes.count) else {
      let known = keyframes.isEmpty ? "none" : "the keyframes 0…\(keyframes.count - 1)"
      throw LayoutAnimationError(
        .usage, "there is no keyframe \(number): the timeline has \(known)")
    }
    return keyframes[index]
  }

  /// Keyframes may share a name. If they also share their time, the first is returned, because all
  /// give the same moment.
  func keyframe(named name: String) throws(LayoutAnimationError) -> Keyframe {
    let keyframes = plan.timeline.keyframes
    let numbers = keyframes.indices.filter { keyframes[$0].name == name }
    guard let first = numbers.first, let last = numbers.last else {
      throw LayoutAnimationError(.usage, unknown(name))
    }
    guard keyframes[first].time == keyframes[last].time else {
      let list = numbers.map(String.init).joined(separator: ", ")
      throw LayoutAnimationError(
        .usage, "`\(name)` is the name of several keyframes, with the numbers \(list)")
    }
    return keyframes[first]
  }

  private func unknown(_ name: String) -> String {
    let names = plan.timeline.keyframes.compactMap(\.name)
    var suggester = Suggester()
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let advice =
      suggester.advice(on: name, among: names)
      ?? (names.isEmpty ? "no keyframe has a name" : "the names are \(list)")
    return "there is no keyframe `\(name)`; \(advice)"
  }
}

extension Timeline {
  /// The number of keyframes that have been played at a time, including those at that time.
  func playedCount(at time: FrameTime) -> Int {
    var range = 0..<keyframes.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isPlayed = time.hasReached(keyframes[middle].time)
      range = isPlayed ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// The keyframes played exactly at a time.
  func keyframesOfTurn(at time: FrameTime, playedCount: Int) -> [Inspection.Keyframe] {
    var first = playedCount
    while first > 0, time.isExactly(keyframes[first - 1].time) { first -= 1 }
    return (first..<playedCount).map(inspected)
  }

  func inspected(_ number: Int) -> Inspection.Keyframe {
    Inspection.Keyframe(number: number, name: keyframes[number].name)
  }
}

extension FrameTime {
  fileprivate func isExactly(_ time: Nanoseconds) -> Bool {
    let (scaled, overflow) = time.rawValue.multipliedReportingOverflow(by: Int64(divisor))
    return !overflow && nanoseconds == scaled
  }
}
