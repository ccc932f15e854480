/// What a `UIStackView` is told about its arranged subviews.
package struct StackArrangement: Hashable, Sendable {
  package enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Across the axis; `leading` is also the top of a horizontal stack, `trailing` its bottom.
  package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  package var axis: LayoutAxis
  package var distribution: Distribution
  package var alignment: Alignment
  /// In points; negative values overlap.
  package var spacing: Double
  /// After the views named, in place of `spacing`.
  package var customSpacing: [ViewIndex: Double]
  package var isLayoutMarginsRelativeArrangement: Bool
  /// In order; hidden ones among them take no space.
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
