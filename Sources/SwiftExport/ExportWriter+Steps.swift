import TimelineModel
import Timing

extension ExportWriter {
  /// Writes the relative keyframes of one animation: `UIView.animateKeyframes` and its blocks.
  mutating func writeSteps(_ keyframes: [Keyframe]) {
    guard let first = keyframes.first, let animation = first.animation, let step = first.step else {
      return
    }
    code.open(
      "UIView.animateKeyframes(withDuration: \(SwiftLiteral.seconds(animation.duration)), "
        + "delay: \(SwiftLiteral.seconds(animation.delay)), "
        + "options: \(options(of: step, animation, first)), animations: { [self] in")
    for keyframe in keyframes {
      guard let span = keyframe.step?.span else { continue }
      let duration = Double.decimalSum(span.upperBound, -span.lowerBound)
      code.open(
        "UIView.addKeyframe("
          + "withRelativeStartTime: \(SwiftLiteral.number(span.lowerBound)), "
          + "relativeDuration: \(SwiftLiteral.number(duration))) { [self] in"
      )
      writeBody(of: keyframe, isAnimated: true)
      code.close()
      if keyframe.changes.contains(where: \.isExplicit) {
        faults.append(ExportFault(kind: .componentInKeyframe, location: keyframe.location))
      }
    }
    code.close("})")
  }

  private mutating func options(
    of step: KeyframeStep, _ animation: Animation, _ keyframe: Keyframe
  ) -> String {
    var options: [String] = []
    switch step.mode {
    case .linear: break
    case .discrete: options.append(".calculationModeDiscrete")
    case .paced: options.append(".calculationModePaced")
    case .cubic: options.append(".calculationModeCubic")
    case .cubicPaced: options.append(".calculationModeCubicPaced")
    }
    if let curve = step.curve.option {
      // The options of keyframes have no curve of their own, but take those of other animations.
      if curve != ".curveEaseInOut" {
        options.append(
          "UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions\(curve).rawValue)")
      }
    } else {
      faults.append(ExportFault(kind: .curveOfKeyframes, location: keyframe.location))
    }
    switch animation.repetition.count {
    case .times(1) where !animation.repetition.autoreverses: break
    case .times: faults.append(ExportFault(kind: .repeatedKeyframes, location: keyframe.location))
    case .forever:
      options.append(".repeat")
      if animation.repetition.autoreverses { options.append(".autoreverse") }
    }
    return SwiftLiteral.list(options)
  }
}

extension Keyframe {
  /// The step of a keyframe animation that it is; nil for another keyframe.
  var step: KeyframeStep? {
    if case .keyframe(let step)? = animation?.curve { step } else { nil }
  }
}

extension TimingCurve {
  /// The option of `UIView` with this curve.
  fileprivate var option: String? {
    if case .cubic(let function) = self { function.option } else { nil }
  }
}
