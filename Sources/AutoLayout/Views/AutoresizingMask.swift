/// Which of a view's margins and lengths change when its superview is resized
/// (`UIView.AutoresizingMask`, with its raw values).
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The names of the flags in the timeline format, in the order of its documentation.
  package static let named: KeyValuePairs<String, AutoresizingMask> = [
    "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
    "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
    "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
  ]
}

extension AutoresizingMask {
  /// A length or position as `multiplier · length of the superview + constant`.
  package struct Share: Hashable, Sendable {
    package var multiplier: Double
    package var constant: Double

    package init(multiplier: Double = 0, constant: Double) {
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  /// The meaning of a mask along one axis: the view's length and its centre, each relative to the
  /// superview's length.
  package struct Translation: Hashable, Sendable {
    package var length: Share
    package var center: Share
  }

  /// Translates the mask into the constraints that keep a view's rectangle now and resize it with
  /// the superview (`translatesAutoresizingMaskIntoConstraints`), as observed on iOS 7.
  ///
  /// If the length to which the proportions are relative is zero, the view keeps its place and size.
  ///
  /// - Parameters:
  ///   - x: the view's origin in its superview, in points.
  ///   - w: the view's length, in points.
  ///   - superlength: the superview's length at the time, in points.
  package func translation(
    origin x: Double, length w: Double, in superlength: Double, _ axis: LayoutAxis
  ) -> Translation {
    let middle = x + w / 2
    let far = superlength - x - w
    let fixed = Translation(length: Share(constant: w), center: Share(constant: middle))
    switch flexibility(axis) {
    case (false, false, _): return fixed
    case (true, false, false):
      return Translation(
        length: fixed.length, center: Share(multiplier: 1, constant: middle - superlength))
    case (false, true, false):
      return Translation(
        length: Share(multiplier: 1, constant: w - superlength),
        center: Share(multiplier: 0.5, constant: middle - superlength / 2))
    case (true, true, false):
      guard isShared(superlength - far) else { return fixed }
      let (k, c) = (w / (superlength - far), middle / (superlength - far))
      return Translation(
        length: Share(multiplier: k, constant: -k * far),
        center: Share(multiplier: c, constant: -c * far))
    case (false, true, true):
      guard isShared(superlength - x) else { return fixed }
      let k = w / (superlength - x)
      return Translation(
        length: Share(multiplier: k, constant: -k * x),
        center: Share(multiplier: k / 2, constant: x - k * x / 2))
    case (true, false, true):
      guard isShared(superlength) else { return fixed }
      return Translation(
        length: fixed.length, center: Share(multiplier: middle / superlength, constant: 0))
    case (true, true, true):
      guard isShared(superlength) else { return fixed }
      return Translation(
        length: Share(multiplier: w / superlength, constant: 0),
        center: Share(multiplier: middle / superlength, constant: 0))
    }
  }

  private func isShared(_ length: Double) -> Bool { abs(length) > LayoutTolerance.emptyLength }

  private typealias Flexibility = (near: Bool, length: Bool, far: Bool)

  private func flexibility(_ axis: LayoutAxis) -> Flexibility {
    axis == .horizontal
      ? (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      )
      : (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      )
  }
}
