package import AutoLayout

extension Lint {
  /// A view that is below another one whenever it would be seen.
  package struct Cover: Hashable, Sendable {
    package var view: ViewIndex
    /// The opaque view above it, which is not inside it.
    package var cover: ViewIndex

    package init(view: ViewIndex, cover: ViewIndex) {
      self.view = view
      self.cover = cover
    }
  }

  /// A view that paints something, itself or by its subviews, and is invisible from the first frame
  /// to the last.
  package struct NeverShown: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case hidden
      case transparent
    }

    package var view: ViewIndex
    package var reason: Reason

    package init(view: ViewIndex, reason: Reason) {
      self.view = view
      self.reason = reason
    }
  }
}
