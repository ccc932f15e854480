import AutoLayout
import Reporting
import TimelineModel

/// What UIKit cannot be asked for, and what a recorded frame would depend on.
struct ExportFault {
  enum Kind {
    case stepsOrPoints
    case repeatedAnimator
    case cutSpring
    case springAlongPath
    case curveOfSegment
    case baselineOffset
    case curveOfKeyframes
    case repeatedKeyframes
    case componentInKeyframe
    case animatorEvent
  }

  let kind: Kind
  let location: SourceLocation?

  var diagnostic: Diagnostic {
    Diagnostic(
      .error, code: "not-in-uikit", message: words.message, at: location, help: words.help)
  }

  private var words: (message: String, help: String) {
    switch kind {
    case .stepsOrPoints:
      ("UIKit has no curve of steps or points", "use a cubic Bézier or a spring")
    case .repeatedAnimator:
      (
        "UIKit does not repeat animations with this curve: `UIViewPropertyAnimator` has no count",
        "use a curve of `UIView`, such as `easeInOut`, or a spring with `dampingRatio`"
      )
    case .cutSpring:
      (
        "UIKit does not cut a spring: this one lasts until it settles",
        "remove `duration` next to `spring`, or use `dampingRatio`"
      )
    case .springAlongPath:
      ("a `CAKeyframeAnimation` does not move like a spring", "use a cubic Bézier for the path")
    case .curveOfSegment:
      (
        "a `CAKeyframeAnimation` has cubic Béziers between its values only",
        "use cubic Béziers as `curves`"
      )
    case .curveOfKeyframes:
      (
        "`UIView.animateKeyframes` has the curves of `UIView` only",
        "use `easeInOut`, `easeIn`, `easeOut` or `linear`"
      )
    case .repeatedKeyframes:
      (
        "`UIView.animateKeyframes` repeats without end or not at all",
        "remove `repeatCount` and `autoreverse`, or write `\"repeatCount\": \"infinity\"`"
      )
    case .componentInKeyframe:
      (
        "a component of a transform needs an animation of its own, which a relative keyframe does not have",
        "change the whole `transform`"
      )
    case .animatorEvent:
      (
        "an event of an animator is not exported: recording halts the time in which animators run",
        "export the timeline without the events of its animators"
      )
    case .baselineOffset:
      (
        "a plain `UIView` has its baselines at its edges",
        "remove the offset, or give the view a `text`"
      )
    }
  }
}
