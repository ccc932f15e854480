package import AutoLayout

extension VisualFormat {
  /// `NSLayoutConstraint.FormatOptions`, and the distances that a lone `-` denotes.
  package struct Options: Sendable {
    /// The edges that a horizontal format uses, and the side where it starts.
    package enum Direction: Sendable {
      case leadingToTrailing
      case leftToRight
      case rightToLeft
    }

    /// The distance that a lone `-` between `|` and a view denotes.
    package enum EdgeSpacing: Hashable, Sendable {
      /// The superview's layout margin, with a constant of 0, as in iOS 8 and later.
      case margin
      /// A distance from the superview's edge, in points.
      case points(Double)

      /// 20 points, as in iOS 7 and earlier, where views have no margins.
      package static let withoutMargins = EdgeSpacing.points(20)
    }

    /// The attributes by which each pair of neighbours is aligned; none occurs twice.
    package var alignments: [LayoutAttribute] = []
    /// Ignored by vertical formats, which run downward.
    package var direction = Direction.leadingToTrailing
    /// Whether distances between views are from the last baseline to the first. Distances to the
    /// superview are always between edges.
    package var baselineToBaseline = false
    /// The distance that a lone `-` between two views denotes, in points.
    package var siblingSpacing: Double = 8
    package var edgeSpacing = EdgeSpacing.margin

    package init() {}
  }
}

extension VisualFormat.Options {
  private enum Choice {
    case alignment(LayoutAttribute)
    case direction(Direction)
    case baselineToBaseline(Bool)
  }

  /// UIKit's names; `alignAllBaseline` is its older name for the last baseline.
  private static let choices: KeyValuePairs<String, Choice> = [
    "alignAllLeft": .alignment(.left),
    "alignAllRight": .alignment(.right),
    "alignAllTop": .alignment(.top),
    "alignAllBottom": .alignment(.bottom),
    "alignAllLeading": .alignment(.leading),
    "alignAllTrailing": .alignment(.trailing),
    "alignAllCenterX": .alignment(.centerX),
    "alignAllCenterY": .alignment(.centerY),
    "alignAllLastBaseline": .alignment(.lastBaseline),
    "alignAllFirstBaseline": .alignment(.firstBaseline),
    "alignAllBaseline": .alignment(.lastBaseline),
    "directionLeadingToTrailing": .direction(.leadingToTrailing),
    "directionLeftToRight": .direction(.leftToRight),
    "directionRightToLeft": .direction(.rightToLeft),
    "spacingEdgeToEdge": .baselineToBaseline(false),
    "spacingBaselineToBaseline": .baselineToBaseline(true),
  ]

  /// All names that `insert(named:)` accepts.
  package static let names: [String] = choices.map(\.key)

  /// Adds an option. A direction or spacing replaces an earlier one.
  ///
  /// - Returns: false if the name is unknown.
  package mutating func insert(named name: String) -> Bool {
    guard let choice = Self.choices.first(where: { $0.key == name })?.value else { return false }
    switch choice {
    case .alignment(let attribute):
      if !alignments.contains(attribute) { alignments.append(attribute) }
    case .direction(let direction): self.direction = direction
    case .baselineToBaseline(let flag): baselineToBaseline = flag
    }
    return true
  }

  /// Throws if an option contradicts the axis. The error refers to the whole format, of the given length.
  func check(along axis: LayoutAxis, length: Int) throws(VisualFormatError) {
    if let attribute = alignments.first(where: { $0.axis == axis }) {
      throw VisualFormatError(.alignmentAlongAxis(attribute, axis), at: 0..<length)
    }
    if baselineToBaseline, axis == .horizontal {
      throw VisualFormatError(.baselineSpacingInHorizontalLayout, at: 0..<length)
    }
  }
}
