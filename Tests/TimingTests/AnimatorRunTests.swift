import Primitives
import TestSupport
import Testing
import Timing

/// The static function of an animator against closed forms, and against an animator that is advanced in
/// small steps.
@Suite struct AnimatorRunTests {
  @Test func withoutEventsItIsItsCurve() {
    let run = AnimatorRun(AnimatorSettings(curve: .easeInOut, duration: .second), [])
    #expect(run.end == .second)
    #expect(run.finalProgress == 1)
    for part in 0...50 {
      let fraction = Double(part) / 50
      #expect(
        run.progress.progress(at: fraction)
          == TimingCurve.easeInOut.progress(at: fraction, of: .second))
    }
  }

  @Test(arguments: [TimingCurve.linear, .easeInOut, spring])
  func aPauseHoldsAndDelaysTheRest(_ curve: TimingCurve) {
    let run = AnimatorRun(
      AnimatorSettings(curve: curve, duration: .second),
      [event(0.3, .pause), event(0.8, .resume(.plain))])
    #expect(run.end == seconds(1.5))
    #expect(isNear(run.value(at: 0.2), curve.progress(at: 0.2, of: .second)))
    #expect(isNear(run.value(at: 0.6), curve.progress(at: 0.3, of: .second)))
    #expect(isNear(run.value(at: 1.2), curve.progress(at: 0.7, of: .second)))
  }

  @Test(arguments: [TimingCurve.linear, .easeInOut, spring])
  func aReversedAnimatorShowsTheSameFramesBackwards(_ curve: TimingCurve) {
    let run = AnimatorRun(
      AnimatorSettings(curve: curve, duration: .second),
      [event(0.7, .pause), event(0.9, .reverse, .resume(.plain))])
    #expect(run.end == seconds(1.6))
    #expect(run.finalProgress == 0)
    for part in 0...70 {
      let back = Double(part) / 100
      #expect(isNear(run.value(at: 0.9 + back), run.value(at: 0.7 - back)))
    }
  }

  @Test func scrubbingIsLinearAndFromThereTheCurveAppliesToTheRest() {
    let run = AnimatorRun(
      AnimatorSettings(curve: .easeInOut, duration: .second),
      [event(0.1, scrub(0.4)), event(0.5, .resume(.plain))])
    #expect(run.value(at: 0.1) == 0.4)
    #expect(run.end == seconds(1.1))
    let half = TimingCurve.easeInOut.progress(at: 0.25, of: .second)
    #expect(isNear(run.value(at: 0.65), 0.4 + 0.6 * half))
  }

  @Test func aFractionOfAReversedAnimatorCountsFromTheEnd() {
    let run = AnimatorRun(
      AnimatorSettings(curve: .linear, duration: .second),
      [event(0.5, .pause, .reverse), event(0.6, scrub(0.9)), event(0.7, .resume(.plain))])
    #expect(isNear(run.value(at: 0.65), 0.1))
    #expect(run.end == seconds(0.8))
    #expect(run.finalProgress == 0)
  }

  @Test func withoutLinearScrubbingAFractionIsOneOfTheTime() {
    let run = AnimatorRun(
      AnimatorSettings(curve: .easeInOut, duration: .second, scrubsLinearly: false),
      [event(0.1, scrub(0.4)), event(0.5, .resume(.plain))])
    #expect(isNear(run.value(at: 0.3), TimingCurve.easeInOut.progress(at: 0.4, of: .second)))
    #expect(isNear(run.value(at: 0.8), TimingCurve.easeInOut.progress(at: 0.7, of: .second)))
  }

  @Test func anotherTimingRestartsOverTheRemainingDistance() {
    let spring = AnimatorContinuation(
      .dampingRatio(0.5, initialVelocity: 3), durationFactor: 0.5)
    let run = AnimatorRun(
      AnimatorSettings(curve: .easeInOut, duration: .second),
      [event(0.5, scrub(0.2)), event(1, .resume(spring))])
    #expect(run.end == seconds(1.5))
    // Of the distance that remains, in each second.
    let speed = (run.value(at: 1.000_001) - 0.2) / 1e-6
    #expect(abs(speed - 0.8 * 3) < 0.01)
  }

  @Test func aGestureIsLinearBetweenItsValues() {
    let gesture = AnimatorAction.scrub([
      ScrubSample(at: .zero, 0.1), ScrubSample(at: seconds(0.2), 0.5),
      ScrubSample(at: seconds(0.3), 0.4),
    ])
    let run = AnimatorRun(
      AnimatorSettings(curve: .easeInOut, duration: .second),
      [event(0.5, gesture, .reverse, .resume(.plain))])
    #expect(isNear(run.value(at: 0.6), 0.3))
    #expect(isNear(run.value(at: 0.75), 0.45))
    #expect(run.end == seconds(1.2))
  }

  @Test func anAnimatorThatPausesStaysWhereItIs() {
    let run = AnimatorRun(
      AnimatorSettings(curve: .linear, duration: .second), [event(0.25, .pause)])
    #expect(run.end == nil)
    #expect(run.lastMotion == seconds(0.25))
    #expect(run.value(at: 900) == 0.25)
  }

  @Test func oneThatPausesOnCompletionCanComeBack() {
    let settings = AnimatorSettings(
      curve: .linear, duration: .second, pausesOnCompletion: true)
    let run = AnimatorRun(settings, [event(2, .reverse, .resume(.plain))])
    #expect(run.value(at: 1.5) == 1)
    #expect(isNear(run.value(at: 2.25), 0.75))
    #expect((run.end, run.lastMotion) == (nil, seconds(3)))
  }

  @Test(arguments: AnimatorPosition.allCases)
  func aStoppedAnimatorEndsWhereItIsTold(_ position: AnimatorPosition) {
    let run = AnimatorRun(
      AnimatorSettings(curve: .linear, duration: .second), [event(0.25, .stop(position))])
    #expect(run.end == seconds(0.25))
    #expect(run.finalProgress == [.current: 0.25, .start: 0, .end: 1][position])
  }

  @Test func whatCannotBeDoneIsReportedAndLeftOut() {
    var faults: [AnimatorFault] = []
    let gesture = AnimatorAction.scrub([ScrubSample(at: seconds(0.2), 0.5)])
    let run = AnimatorRun(
      AnimatorSettings(curve: .linear, duration: .second, delay: seconds(0.1)),
      [
        event(0, .pause), event(0.2, .resume(.plain)), event(0.5, gesture), event(0.6, .reverse),
        event(0.7, .stop(.end)), event(0.7, .stop(.end)), event(0.8, .pause),
      ]
    ) { faults.append($1) }
    #expect(
      faults == [
        .notStarted(until: seconds(0.1)), .running, .scrubbed(until: seconds(0.7)),
        .finished(at: seconds(0.7)), .finished(at: seconds(0.7)),
      ])
    #expect(run.end == seconds(0.7))
  }
}

private let spring = TimingCurve.spring(
  Spring(dampingRatio: 0.3, initialVelocity: 2, duration: 1) ?? Spring(stiffness: 100, damping: 10))

private func event(_ time: Double, _ actions: AnimatorAction...) -> TimedAnimatorActions {
  TimedAnimatorActions(at: seconds(time), actions)
}

private func scrub(_ fraction: Double) -> AnimatorAction {
  .scrub([ScrubSample(at: .zero, fraction)])
}

private func seconds(_ seconds: Double) -> Nanoseconds {
  Nanoseconds(Int64((seconds * 1e9 + 0.5).rounded(.down)))
}

private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-8 }

extension AnimatorRun {
  fileprivate func value(at seconds: Double) -> Double {
    progress.progress(at: min(1, seconds * 1e9 / Double(progress.duration.rawValue)))
  }
}
