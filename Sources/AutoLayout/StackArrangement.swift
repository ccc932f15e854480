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

/// A constraint that no file declares, and whose it is.
package enum SystemConstraint: Hashable, Sendable {
  /// `NSContentSizeLayoutConstraint`: hugging or compression resistance.
  case contentSize(ViewIndex, LayoutAxis)
  /// `NSAutoresizingMaskLayoutConstraint`.
  case autoresizingMask(ViewIndex, LayoutAxis)
  /// Of a stack view, by the identifier that UIKit prints.
  case stack(ViewIndex, StackConstraint)

  /// The view that it is made for; of a stack's the stack.
  package var view: ViewIndex {
    switch self {
    case .contentSize(let view, _), .autoresizingMask(let view, _), .stack(let view, _): view
    }
  }

  /// What gives way first where system constraints alone contradict each other.
  var weakness: Int {
    switch self {
    case .contentSize: 2
    case .stack: 1
    case .autoresizingMask: 0
    }
  }
}

/// The identifiers of the constraints that a stack view makes.
package enum StackConstraint: String, Hashable, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
}
