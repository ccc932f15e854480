/// The properties of a `UIStackView`.
package struct StackArrangement: Hashable, Sendable {
  package enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Across the axis. In a horizontal stack, `leading` is the top and `trailing` the bottom.
  package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  package var axis: LayoutAxis
  package var distribution: Distribution
  package var alignment: Alignment
  /// In points; with a negative value views overlap.
  package var spacing: Double
  /// The spacing after single views, instead of `spacing`, in points.
  package var customSpacing: [ViewIndex: Double]
  package var isLayoutMarginsRelativeArrangement: Bool
  /// In order. Hidden views among them take no space.
  package var arrangedSubviews: [ViewIndex]

  package init(
    axis: LayoutAxis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, customSpacing: [ViewIndex: Double] = [:],
    isLayoutMarginsRelativeArrangement: Bool = false, arrangedSubviews: [ViewIndex] = []
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.arrangedSubviews = arrangedSubviews
  }
}
