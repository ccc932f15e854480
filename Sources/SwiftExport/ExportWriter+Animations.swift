import Primitives
import TimelineModel
import Timing

extension ExportWriter {
  /// Writes the block of an animation, as UIKit calls it.
  ///
  /// - Parameters:
  ///   - isCut: whether the animation has a duration next to a spring that settles.
  ///   - body: writes what is inside.
  mutating func write(
    _ animation: Animation, _ spring: SpringSpelling?, isCut: Bool, _ location: SourceLocation,
    _ body: (inout ExportWriter) -> Void
  ) {
    let call = call(of: animation, spring, isCut: isCut, location)
    if let parameters = call.animator { openAnimator(animation, parameters) }
    code.open(call.opening)
    if case .times(let count) = animation.repetition.count, animation.repetition != .once {
      code.open(
        "UIView.modifyAnimations(withRepeatCount: \(SwiftLiteral.number(count)), "
          + "autoreverses: \(animation.repetition.autoreverses)) {")
      body(&self)
      code.close()
    } else {
      body(&self)
    }
    code.close("})")
    if call.animator != nil {
      code.line("animator.startAnimation(afterDelay: \(SwiftLiteral.seconds(animation.delay)))")
      code.close()
    }
  }

  private mutating func openAnimator(_ animation: Animation, _ parameters: String) {
    code.open("do {")
    code.line("let parameters = \(parameters)")
    code.line("let animator = UIViewPropertyAnimator(")
    code.line(
      "  duration: \(SwiftLiteral.seconds(animation.duration)), timingParameters: parameters)")
  }

  private struct Call {
    /// The timing parameters, if it takes an animator.
    var animator: String?
    var opening: String
  }

  private mutating func call(
    of animation: Animation, _ spring: SpringSpelling?, isCut: Bool, _ location: SourceLocation
  ) -> Call {
    let (duration, delay) = (
      SwiftLiteral.seconds(animation.duration), SwiftLiteral.seconds(animation.delay)
    )
    let block = "animations: { [self] in"
    switch (animation.curve, spring) {
    case (.spring, .dampingRatio(let ratio, let velocity)):
      return Call(
        opening: "UIView.animate(withDuration: \(duration), delay: \(delay), "
          + "usingSpringWithDamping: \(SwiftLiteral.number(ratio)), "
          + "initialSpringVelocity: \(SwiftLiteral.number(velocity)), "
          + "options: \(options(animation)), \(block)")
    case (.spring, .bounce(let bounce, let perceived, let velocity)):
      if isCut { faults.append(ExportFault(kind: .cutSpring, location: location)) }
      return Call(
        opening: "UIView.animate(springDuration: \(SwiftLiteral.number(perceived)), "
          + "bounce: \(SwiftLiteral.number(bounce)), "
          + "initialSpringVelocity: \(SwiftLiteral.number(velocity)), delay: \(delay), "
          + "options: \(options(animation)), \(block)")
    case (.spring, .physical(let mass, let stiffness, let damping, let velocity)):
      if isCut { faults.append(ExportFault(kind: .cutSpring, location: location)) }
      let numbers = [mass, stiffness, damping, velocity].map(SwiftLiteral.number)
      return animator(
        animation,
        "UISpringTimingParameters(mass: \(numbers[0]), stiffness: \(numbers[1]), "
          + "damping: \(numbers[2]), initialVelocity: CGVector(dx: \(numbers[3]), dy: \(numbers[3])))",
        location)
    case (.cubic(let function), _):
      guard let name = function.option else {
        return animator(
          animation,
          "UICubicTimingParameters("
            + "controlPoint1: \(SwiftLiteral.point(Point(x: function.x1, y: function.y1))), "
            + "controlPoint2: \(SwiftLiteral.point(Point(x: function.x2, y: function.y2))))",
          location)
      }
      return Call(
        opening: "UIView.animate(withDuration: \(duration), delay: \(delay), "
          + "options: \(options(animation, name)), \(block)")
    case (.steps, _), (.piecewiseLinear, _), (.spring, nil), (.keyframe, _), (.animator, _):
      faults.append(ExportFault(kind: .stepsOrPoints, location: location))
      return Call(opening: "UIView.animate(withDuration: \(duration), \(block)")
    }
  }

  private mutating func animator(
    _ animation: Animation, _ parameters: String, _ location: SourceLocation
  ) -> Call {
    if animation.repetition != .once {
      faults.append(ExportFault(kind: .repeatedAnimator, location: location))
    }
    return Call(animator: parameters, opening: "animator.addAnimations({ [self] in")
  }

  private func options(_ animation: Animation, _ curve: String? = nil) -> String {
    var options = [curve].compactMap(\.self)
    if animation.beginsFromCurrentState { options.append(".beginFromCurrentState") }
    if animation.repetition.count == .forever {
      options.append(".repeat")
      if animation.repetition.autoreverses { options.append(".autoreverse") }
    }
    return SwiftLiteral.list(options)
  }

  /// The timing of explicit animations, which do not follow the block around them.
  mutating func writeTiming(_ animation: Animation, alongPath: Bool, _ location: SourceLocation) {
    var function = "nil"
    var spring = "nil"
    switch animation.curve {
    case .cubic(let curve): function = SwiftLiteral.cubic(curve)
    case .spring(let motion):
      if alongPath { faults.append(ExportFault(kind: .springAlongPath, location: location)) }
      let numbers = [motion.mass, motion.stiffness, motion.damping, motion.initialVelocity]
      spring = SwiftLiteral.list(numbers.map(SwiftLiteral.number))
    case .steps, .piecewiseLinear, .keyframe, .animator: break
    }
    let count =
      switch animation.repetition.count {
      case .times(let count): SwiftLiteral.number(count)
      case .forever: ".infinity"
      }
    code.line("let timing = Timing(")
    code.line(
      "  duration: \(SwiftLiteral.seconds(animation.duration)), "
        + "delay: \(SwiftLiteral.seconds(animation.delay)), function: \(function),")
    code.line(
      "  spring: \(spring), count: \(count), autoreverses: \(animation.repetition.autoreverses))")
  }
}

extension TimingFunction {
  /// The option of `UIView` with this curve.
  var option: String? {
    switch self {
    case .linear: ".curveLinear"
    case .easeIn: ".curveEaseIn"
    case .easeOut: ".curveEaseOut"
    case .easeInOut: ".curveEaseInOut"
    default: nil
    }
  }
}
