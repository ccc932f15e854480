package import AutoLayout

extension VisualFormat {
  /// `NSLayoutConstraint.FormatOptions`, and the distances of a lone `-`.
  package struct Options: Sendable {
    /// Which edges a horizontal format speaks of, and on which side it begins.
    package enum Direction: Sendable {
      case leadingToTrailing
      case leftToRight
      case rightToLeft
    }

    /// What a lone `-` between `|` and a view means.
    package enum EdgeSpacing: Hashable, Sendable {
      /// The superview's margin, at a constant of 0: iOS 8 and later.
      case margin
      /// A distance from the superview's edge, in points.
      case points(Double)

      /// Before views had margins, in iOS 7 and earlier: 20 points.
      package static let withoutMargins = EdgeSpacing.points(20)
    }

    /// Each adjacent pair of views is aligned by all of them; none occurs twice.
    package var alignments: [LayoutAttribute] = []
    /// A vertical format runs downwards in any case.
    package var direction = Direction.leadingToTrailing
    /// Distances between views run from last baseline to first; those to the superview remain
    /// distances between edges.
    package var baselineToBaseline = false
    /// A lone `-` between two views, in points.
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

  /// The spellings are UIKit's; `alignAllBaseline` is its older name of the last baseline.
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

  /// All spellings that `insert(named:)` takes.
  package static let names: [String] = choices.map(\.key)

  /// Adds an option; of two directions or two spacings the later holds. False if unknown.
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

  /// Refuses what contradicts the axis; the whole format, of the given length, is pointed at.
  func check(along axis: LayoutAxis, length: Int) throws(VisualFormatError) {
    if let attribute = alignments.first(where: { $0.axis == axis }) {
      throw VisualFormatError(.alignmentAlongAxis(attribute, axis), at: 0..<length)
    }
    if baselineToBaseline, axis == .horizontal {
      throw VisualFormatError(.baselineSpacingInHorizontalLayout, at: 0..<length)
    }
  }
}
