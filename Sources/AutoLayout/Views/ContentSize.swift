/// A view's intrinsic content size with its hugging and compression resistance priorities.
///
/// A length w becomes two constraints: `size <= w` at the hugging priority and `size >= w` at the
/// compression resistance priority (Apple, Auto Layout Guide, "Intrinsic Content Size"). Nil is
/// `UIView.noIntrinsicMetric`; zero is a length.
package struct ContentSize: Hashable, Sendable {
  /// The content size along one axis.
  package struct Axis: Hashable, Sendable {
    /// In points; nil if the view has no intrinsic length.
    package var length: Double?
    package var hugging: LayoutPriority
    package var compressionResistance: LayoutPriority

    package init(
      length: Double? = nil, hugging: LayoutPriority = .defaultLow,
      compressionResistance: LayoutPriority = .defaultHigh
    ) {
      self.length = length
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  package var horizontal: Axis
  package var vertical: Axis

  package init(horizontal: Axis = Axis(), vertical: Axis = Axis()) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: LayoutAxis) -> Axis {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
