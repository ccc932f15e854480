package import AutoLayout

/// An autoresizing mask as UIKit prints it: `h=-&- v=--&`, for each axis the near margin, the size and
/// the far margin, with `&` for flexible and `-` for fixed.
package struct AutoresizingFlags: Hashable, Sendable {
  /// The flags along one axis; true for flexible.
  package struct Axis: Hashable, Sendable {
    package var nearMargin: Bool
    package var size: Bool
    package var farMargin: Bool

    /// What UIKit prints for an axis without flags.
    package static let unspecified = Axis(farMargin: true)

    package init(nearMargin: Bool = false, size: Bool = false, farMargin: Bool = false) {
      self.nearMargin = nearMargin
      self.size = size
      self.farMargin = farMargin
    }

    fileprivate var text: String {
      [nearMargin, size, farMargin].map { $0 ? "&" : "-" }.joined()
    }
  }

  package var horizontal: Axis
  package var vertical: Axis

  package init(horizontal: Axis = .unspecified, vertical: Axis = .unspecified) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension AutoresizingFlags: CustomStringConvertible {
  package var description: String { "h=\(horizontal.text) v=\(vertical.text)" }
}

extension AutoresizingFlags {
  /// The flags that UIKit prints for a mask.
  package init(_ mask: AutoresizingMask) {
    self.init(
      horizontal: Axis(
        masking: mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)),
      vertical: Axis(
        masking: mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)))
  }
}

extension AutoresizingFlags.Axis {
  fileprivate init(masking nearMargin: Bool, _ size: Bool, _ farMargin: Bool) {
    let isSpecified = nearMargin || size || farMargin
    self.init(nearMargin: nearMargin, size: size, farMargin: farMargin || !isSpecified)
  }
}
