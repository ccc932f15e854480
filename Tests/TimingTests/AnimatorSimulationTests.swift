import TestSupport
import Testing
import Timing

/// The static function against an animator that is advanced in small steps, as a display link would.
@Suite struct AnimatorSimulationTests {
  @Test(arguments: 0..<200)
  func randomEventsShowTheSame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let settings = random.settings()
    let events = random.events()
    let run = AnimatorRun(settings, events)
    var simulation = AnimatorSimulation(settings)
    for milliseconds in 0..<3000 {
      for event in events where event.time.milliseconds == milliseconds {
        simulation.perform(event.actions)
      }
      if !simulation.isFinished {
        let time = Double(milliseconds) * 1e6 / Double(run.progress.duration.rawValue)
        let value = run.progress.progress(at: min(1, time))
        guard abs(value - simulation.position) < 1e-6 else {
          Issue.record("\(value), not \(simulation.position), at \(milliseconds) ms")
          return
        }
      }
      simulation.step()
    }
    #expect((run.end.map { $0.milliseconds <= 3000 } ?? false) == simulation.isFinished)
    if simulation.isFinished { #expect(abs(run.finalProgress - simulation.position) < 1e-6) }
  }

  /// Where nothing is scrubbed or stopped, the position has no jumps.
  @Test(arguments: 0..<40)
  func positionIsContinuous(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let settings = random.settings()
    let events = random.events().map { event in
      var event = event
      event.actions.removeAll { if case .scrub = $0 { true } else { false } }
      event.actions.removeAll { if case .stop = $0 { true } else { false } }
      return event
    }
    let run = AnimatorRun(settings, events)
    for event in events {
      let time = Double(event.time.rawValue) / Double(run.progress.duration.rawValue)
      guard time < 1, run.end.map({ event.time < $0 }) ?? true else { continue }
      let nanosecond = 1 / Double(run.progress.duration.rawValue)
      let before = run.progress.progress(at: time - nanosecond)
      #expect(abs(run.progress.progress(at: time) - before) < 1e-6)
    }
  }
}

/// A state machine that knows nothing of pieces: it remembers every position it has shown on the way, one
/// for each millisecond of the way, and replaces those ahead when it continues with another timing.
private struct AnimatorSimulation {
  let settings: AnimatorSettings
  /// Positions on the way, at every millisecond.
  private var way: [Double]
  private var head = 0
  private(set) var position = 0.0
  private var isReversed = false
  private var isRunning = true
  private var isScrubbed = false
  private(set) var isFinished = false
  private var gesture: [Double] = []
  private var afterGesture: [AnimatorAction] = []
  private var delay: Int

  init(_ settings: AnimatorSettings) {
    self.settings = settings
    delay = settings.delay.milliseconds
    way = Self.curve(settings.curve, settings.duration, settings.duration, from: 0, to: 1)
  }

  private static func curve(
    _ curve: TimingCurve, _ made: Nanoseconds, _ length: Nanoseconds, from: Double, to: Double
  ) -> [Double] {
    let steps = length.milliseconds
    return (0...steps).map { step in
      let part = steps == 0 ? 1 : Double(step) / Double(steps)
      return from + (to - from) * curve.progress(at: part, of: made)
    }
  }

  mutating func step() {
    if delay > 0 {
      delay -= 1
    } else if !gesture.isEmpty {
      position = gesture.removeFirst()
      if gesture.isEmpty { endGesture() }
    } else if isRunning, !isFinished {
      head += isReversed ? -1 : 1
      if head > 0, head < way.count - 1 { position = way[head] } else { complete() }
    }
  }

  private mutating func complete() {
    head = isReversed ? 0 : way.count - 1
    position = isReversed ? 0 : 1
    isRunning = false
    if !settings.pausesOnCompletion { isFinished = true }
  }

  mutating func perform(_ actions: [AnimatorAction]) {
    guard delay == 0, gesture.isEmpty else { return }
    for (index, action) in actions.enumerated() {
      if isFinished { return }
      switch action {
      case .pause: isRunning = false
      case .reverse: isReversed.toggle()
      case .stop(let place):
        if place != .current { position = place == .start ? 0 : 1 }
        isFinished = true
      case .scrub(let samples):
        isRunning = false
        begin(samples)
        if !gesture.isEmpty {
          afterGesture = Array(actions[(index + 1)...])
          return
        }
        endGesture()
      case .resume(let continuation):
        if isRunning { return }
        resume(continuation)
      }
    }
  }

  private mutating func begin(_ samples: [ScrubSample]) {
    var (time, value) = (0, position)
    for sample in samples {
      let target = isReversed ? 1 - sample.fraction : sample.fraction
      let steps = sample.time.milliseconds - time
      for step in stride(from: 1, through: steps, by: 1) {
        gesture.append(value + (target - value) * Double(step) / Double(steps))
      }
      if steps == 0 {
        if gesture.isEmpty { position = target } else { gesture[gesture.count - 1] = target }
      }
      (time, value) = (sample.time.milliseconds, target)
    }
  }

  private mutating func endGesture() {
    isScrubbed = true
    way = Self.curve(.linear, settings.duration, settings.duration, from: 0, to: 1)
    head = Int((position * Double(way.count - 1)).rounded())
    let actions = afterGesture
    afterGesture = []
    perform(actions)
  }

  private mutating func resume(_ continuation: AnimatorContinuation) {
    isRunning = true
    let remaining = isReversed ? head : way.count - 1 - head
    if isScrubbed || continuation != .plain {
      isScrubbed = false
      replaceRest(continuation, remaining)
    }
    if isReversed ? head == 0 : head == way.count - 1 { complete() }
  }

  private mutating func replaceRest(_ continuation: AnimatorContinuation, _ remaining: Int) {
    var length = Nanoseconds(Int64(remaining) * 1_000_000)
    let factor = continuation.durationFactor
    if factor > 0 { length = Nanoseconds(Int64(Double(settings.duration.rawValue) * factor + 0.5)) }
    var (curve, made) = (settings.curve, settings.duration)
    switch continuation.timing {
    case nil: break
    case .curve(let other): (curve, made) = (other, length)
    case .spring(let spring, let settling):
      if factor == 0 { length = settling }
      (curve, made) = (.spring(spring), length)
    case .dampingRatio(let ratio, let velocity):
      let spring = Spring(
        dampingRatio: ratio, initialVelocity: velocity, duration: Double(length.rawValue) / 1e9)
      (curve, made) = (spring.map { .spring($0) } ?? settings.curve, length)
    }
    let rest = Self.curve(curve, made, length, from: position, to: isReversed ? 0 : 1)
    if isReversed {
      way = rest.reversed() + way[(head + 1)...]
      head = rest.count - 1
    } else {
      way = way[..<head] + rest
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func settings() -> AnimatorSettings {
    AnimatorSettings(
      curve: curve(), duration: milliseconds(Int.random(in: 1...15, using: &self) * 100),
      delay: milliseconds([0, 0, 120][Int.random(in: 0..<3, using: &self)]),
      pausesOnCompletion: Bool.random(using: &self))
  }

  private mutating func curve() -> TimingCurve {
    [
      TimingCurve.linear, .easeInOut, .cubic(TimingFunction(0.2, -0.6, 0.6, 1.5)),
      .spring(Spring(stiffness: 200, damping: 8, initialVelocity: 3)),
      .cubic(.easeOut),
    ][Int.random(in: 0..<5, using: &self)]
  }

  fileprivate mutating func events() -> [TimedAnimatorActions] {
    (0..<Int.random(in: 1...6, using: &self)).map { _ in
      TimedAnimatorActions(at: milliseconds(Int.random(in: 0..<2200, using: &self)), actions())
    }.sorted { $0.time < $1.time }
  }

  private mutating func actions() -> [AnimatorAction] {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: [.pause]
    case 1: [scrub(), .resume(continuation())]
    case 2: [.pause, .resume(continuation())]
    case 3: [.reverse]
    case 4: [scrub(), .reverse, .resume(continuation())]
    default: Bool.random(using: &self) ? [.pause, .reverse] : [.stop(stopPosition())]
    }
  }

  private mutating func stopPosition() -> AnimatorPosition {
    AnimatorPosition.allCases[Int.random(in: 0..<3, using: &self)]
  }

  /// Of fractions that are whole milliseconds of every duration.
  private mutating func scrub() -> AnimatorAction {
    var time = 0
    return .scrub(
      (0..<Int.random(in: 1...3, using: &self)).map { _ in
        time += [0, 50, 130][Int.random(in: 0..<3, using: &self)]
        return ScrubSample(
          at: milliseconds(time), Double(Int.random(in: 0...20, using: &self)) / 20)
      })
  }

  private mutating func continuation() -> AnimatorContinuation {
    let factor = [0, 0.5, 1, 1.2][Int.random(in: 0..<4, using: &self)]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .plain
    case 1: return AnimatorContinuation(.curve(curve()), durationFactor: factor)
    case 2:
      return AnimatorContinuation(
        .dampingRatio(0.6, initialVelocity: 2), durationFactor: max(factor, 0.5))
    default: return AnimatorContinuation(durationFactor: factor)
    }
  }
}

private func milliseconds(_ count: Int) -> Nanoseconds { Nanoseconds(Int64(count) * 1_000_000) }

extension Nanoseconds {
  fileprivate var milliseconds: Int { Int(rawValue / 1_000_000) }
}
