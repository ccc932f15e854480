/// A view's intrinsic content size and how strongly it is held.
///
/// A length w makes two constraints: `size <= w` at the hugging priority and `size >= w` at the
/// compression resistance (Apple, Auto Layout Guide, "Intrinsic Content Size"). Nil is
/// `UIView.noIntrinsicMetric`; zero is a size.
package struct ContentSize: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
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
