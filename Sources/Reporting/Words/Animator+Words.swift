package import TimelineModel
import Timing

extension Animator {
  /// Its name, and the settings that differ from their defaults.
  package var words: String {
    "`\(name)`" + (pausesOnCompletion ? ", pauses on completion" : "")
      + (scrubsLinearly ? "" : ", scrubs along its curve")
  }
}

extension AnimatorEvent {
  /// What is done, in order: `drag: pause, continue with linear`.
  package var words: String {
    "`\(animator)`: " + actions.map(\.words).joined(separator: ", ")
  }
}

extension AnimatorAction {
  fileprivate var words: String {
    switch self {
    case .pause: "pause"
    case .reverse: "reverse"
    case .stop(let position): "stop at \(position.rawValue)"
    case .resume(let continuation): continuation.words
    case .scrub(let samples): "fraction " + samples.map(\.words).joined(separator: ", ")
    }
  }
}

extension ScrubSample {
  fileprivate var words: String {
    time == .zero ? fraction.exactText : "\(fraction.exactText) at \(time.exactText)"
  }
}

extension AnimatorContinuation {
  fileprivate var words: String {
    let length = durationFactor == 0 ? "" : ", duration factor \(durationFactor.exactText)"
    return "continue" + (timing.map { " with \($0.words)" } ?? "") + length
  }
}

extension AnimatorContinuation.Timing {
  fileprivate var words: String {
    switch self {
    case .curve(let curve): curve.words
    case .spring(let spring, _): TimingCurve.spring(spring).words
    case .dampingRatio(let ratio, let velocity):
      "spring(dampingRatio \(ratio.exactText), initialVelocity \(velocity.exactText))"
    }
  }
}
