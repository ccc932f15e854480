import AutoLayout
import Primitives
import TimelineModel
import Timing

// Texts that differ whenever the values do.

extension Color {
  /// `#RRGGBBAA`.
  package var words: String {
    [red, green, blue, alpha].reduce(into: "#") { text, channel in
      if channel < 16 { text += "0" }
      text += String(channel, radix: 16, uppercase: true)
    }
  }
}

extension LayoutPriority {
  package var words: String { Double(rawValue).exactText }
}

private func list(_ numbers: [Double]) -> String {
  "[" + numbers.map(\.exactText).joined(separator: ", ") + "]"
}

extension LayoutInsets {
  /// Top, left, bottom, right; or top, leading, bottom, trailing.
  package var words: String {
    list([top, near, bottom, far]) + (followsLayoutDirection ? " (leading and trailing)" : "")
  }
}

extension Rect {
  /// x, y, width, height.
  package var words: String { list([minX, minY, width, height]) }
}

extension Point {
  /// x, y.
  package var words: String { list([x, y]) }
}

extension Gradient {
  /// Each colour with its location, then both points.
  package var words: String {
    let places = locations?.map { " " + $0.exactText } ?? colors.map { _ in "" }
    let stops = zip(colors, places).map { $0.words + $1 }.joined(separator: ", ")
    return "\(stops) from \(startPoint.words) to \(endPoint.words)"
  }

  /// For people: the colours with their locations, and the axis, as `Inspection.Gradient` has them.
  package var shownParts: [String] {
    let stops = zip(colors, components.locations).map { "\($0.words) \($1.shortText)" }
    return [
      stops.joined(separator: ", "), "from \(startPoint.shownWords) to \(endPoint.shownWords)",
    ]
  }
}

extension Point {
  fileprivate var shownWords: String { "(\(x.shortText), \(y.shortText))" }
}

extension Shadow {
  package var words: String {
    "\(color.words) \(opacity.exactText), radius \(radius.exactText) at \(offset.words)"
  }
}

extension AffineTransform {
  /// The members in the order of `CGAffineTransform`.
  package var words: String { list([a, b, c, d, tx, ty]) }
}

extension ContentSize {
  package var words: String { "\(horizontal.words) × \(vertical.words)" }
}

extension ContentSize.Axis {
  fileprivate var words: String {
    "\(length?.exactText ?? "none") (hugging \(hugging.words), "
      + "compression resistance \(compressionResistance.words))"
  }
}

extension Change.TransformComponent {
  package var words: String {
    switch self {
    case .rotation(let degrees): degrees.exactText
    case .scale(let factors): list([factors.x, factors.y])
    case .translation(let offset): list([offset.x, offset.y])
    }
  }
}

extension TimingCurve {
  package var words: String {
    switch self {
    case .cubic(let function):
      TimingFunction.named.first { $0.value == function }?.key
        ?? "cubic-bezier\(list([function.x1, function.y1, function.x2, function.y2]))"
    case .spring(let spring): spring.words
    case .steps(let steps): "steps(\(steps.count), \(steps.position.rawValue))"
    case .piecewiseLinear(let function):
      "linear" + list(function.stops.flatMap { [$0.input, $0.output] })
    case .keyframe(let step): step.words
    case .animator: "animator"
    }
  }
}

extension TimingCurve {
  /// For people: as `words`, but a spring is described by what is seen of it.
  package var shownWords: String {
    if case .spring(let spring) = self { spring.shownWords } else { words }
  }
}

extension Spring {
  fileprivate var shownWords: String {
    let ratio = "spring with damping ratio \(dampingRatio.text(decimals: 3))"
    let start = initialVelocity == 0 ? "" : ", initial velocity \(initialVelocity.shortText)"
    return ratio + ", stiffness \((stiffness / mass).text(decimals: 1))" + start
  }

  fileprivate var words: String {
    "spring(mass \(mass.exactText), stiffness \(stiffness.exactText), damping "
      + "\(damping.exactText), initialVelocity \(initialVelocity.exactText)"
      + (allowsOverdamping ? ", allowsOverdamping)" : ")")
  }
}
