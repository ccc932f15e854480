/// One number of a view in every frame.
public struct MotionTrack: Hashable, Sendable {
  /// The view's id.
  public let view: String
  public let value: TrackedValue
  /// Of the frames, in seconds, ascending; at least one.
  public let times: [Double]
  /// As many as times, in the unit of the value.
  public let numbers: [Double]

  /// As in `blue.leading`.
  public var name: String { "\(view).\(value.rawValue)" }

  /// The first frame with the least number.
  var least: (frame: Int, number: Double) { extreme(<) }

  /// The first frame with the greatest number.
  var greatest: (frame: Int, number: Double) { extreme(>) }

  /// The greatest change between two frames per second, with the later frame, the first of those that
  /// are equal but for rounding; nil if nothing changes.
  var fastest: (frame: Int, speed: Double)? {
    var fastest: (frame: Int, speed: Double)?
    for frame in numbers.indices.dropFirst() {
      let change = numbers[frame] - numbers[frame - 1]
      let speed = change / (times[frame] - times[frame - 1])
      if speed.magnitude > (fastest?.speed.magnitude ?? 0) * (1 + 1e-9) { fastest = (frame, speed) }
    }
    return fastest
  }

  private func extreme(_ precedes: (Double, Double) -> Bool) -> (frame: Int, number: Double) {
    var best = (frame: 0, number: numbers[0])
    for (frame, number) in numbers.enumerated() where precedes(number, best.number) {
      best = (frame, number)
    }
    return best
  }
}
