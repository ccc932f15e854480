/// What the string at a key of the format is.
enum ValueKind {
  /// Text, in which braces are replaced.
  case text
  /// An expression whose value takes its place.
  case number
  /// A number, or the word "infinity".
  case count
  /// A boolean, if a name stands for one.
  case boolean
  /// An equation, a visual format, a priority or the expression of a constant, in which loop
  /// variables and parameters are metrics.
  case formula

  init(ofKey key: String) {
    self =
      Self.numbers.contains(key)
      ? .number
      : key == "repeatCount"
        ? .count
        : Self.booleans.contains(key) ? .boolean : Self.formulas.contains(key) ? .formula : .text
  }

  private static let numbers: Set<String> = [
    "framesPerSecond", "duration", "width", "height", "scale", "x", "y", "top", "left", "bottom",
    "right", "leading", "trailing", "time", "after", "delay", "animation", "stateAnimation",
    "alpha", "cornerRadius",
    "borderWidth", "zPosition", "rotation", "transform", "transform.rotation", "transform.scale",
    "opacity", "radius", "size", "lines", "spacing", "firstBaselineOffset", "lastBaselineOffset",
    "multiplier", "at", "initialVelocity", "dampingRatio", "mass", "stiffness", "damping", "bounce",
    "keyTimes", "relativeStartTime", "relativeDuration", "locations", "fractionComplete", "value",
    "durationFactor",
  ]

  private static let booleans: Set<String> = [
    "hidden", "clipsToBounds", "active", "flush", "allowsEdgeAntialiasing", "autoreverse",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "beginFromCurrentState",
    "additive", "overrideInheritedDuration", "overrideInheritedCurve",
    "isLayoutMarginsRelativeArrangement", "pause", "reverse", "continue", "pausesOnCompletion",
    "scrubsLinearly",
  ]

  private static let formulas: Set<String> = [
    "equation", "visualFormat", "constant", "priority", "contentHuggingPriority",
    "contentCompressionResistancePriority", "horizontal", "vertical",
  ]
}

/// The lists in which repeats and uses of templates may stand.
enum ListKind: String {
  case views, constraints, changes, keyframes

  init?(ofKey key: String) {
    switch key {
    case "views", "subviews": self = .views
    case "constraints", "add": self = .constraints
    case "changes": self = .changes
    case "keyframes": self = .keyframes
    default: return nil
    }
  }
}
