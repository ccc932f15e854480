import AutoLayout
import Presentation
import Primitives
public import Reporting
import TimelineModel
import Timing

extension PlannedTimeline {
  /// A number of a view in every frame.
  ///
  /// - Parameter view: its id.
  /// - Throws: `usage` for a view that does not exist.
  public func track(
    _ value: TrackedValue, of view: String
  ) throws(LayoutAnimationError) -> MotionTrack {
    let index = try self.view(named: view)
    let times = (0..<frameCount).map { plan.clock.time(ofFrame: $0) }
    var numbers =
      try value.followsLayoutDirection
      ? directedNumbers(value, of: index, at: times)
      : times.map { value.value(of: plan.presentation(of: index, at: $0)) }
    if value == .rotation { numbers.turnTheShortWay() }
    return MotionTrack(view: view, value: value, times: times.map(\.seconds), numbers: numbers)
  }

  /// - Parameter name: as in `blue.leading`.
  /// - Throws: `usage` for a name that is malformed, or of a view or value that does not exist.
  public func track(named name: String) throws(LayoutAnimationError) -> MotionTrack {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else {
      throw LayoutAnimationError(
        .usage, "a track is named VIEW.VALUE, as in `blue.leading`, and not `\(name)`")
    }
    let value = try TrackedValue(named: String(name[name.index(after: point)...]))
    return try track(value, of: String(name[..<point]))
  }

  /// Plays the turns again, because a change may turn a layout around.
  private func directedNumbers(
    _ value: TrackedValue, of view: ViewIndex, at times: [FrameTime]
  ) throws(LayoutAnimationError) -> [Double] {
    do throws(PlanningError) {
      var replay = try EngineReplay(plan)
      var numbers: [Double] = []
      for time in times {
        let engine = try replay.engine(at: time)
        let attribute = engine.absolute(
          value.edge?.attribute ?? .left, in: engine.views[view.rawValue].superview ?? .root)
        numbers.append(attribute.value(of: plan.presentation(of: view, at: time).geometry))
      }
      return numbers
    } catch {
      throw .unsolvable
    }
  }
}

extension TrackedValue {
  /// - Throws: `usage` for a name that is not that of a value, with the one that may be meant.
  init(named name: String) throws(LayoutAnimationError) {
    if let value = Self(rawValue: name) {
      self = value
      return
    }
    let known = Self.allCases.map(\.rawValue)
    var suggester = Suggester()
    let help =
      suggester.advice(on: name, among: known) ?? "there are " + known.joined(separator: ", ")
    throw LayoutAnimationError(.usage, "no value of a view is called `\(name)`; \(help)")
  }
}

extension [Double] {
  /// Adds full turns, so that no angle is more than half a turn from the one before it.
  fileprivate mutating func turnTheShortWay() {
    for index in indices.dropFirst() {
      let turns = ((self[index - 1] - self[index]) / 360 + 0.5).rounded(.down)
      self[index] += 360 * turns
    }
  }
}
