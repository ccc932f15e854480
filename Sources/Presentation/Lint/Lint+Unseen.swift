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

  /// Views of which something is not known, because looking at all of them would take too long.
  package struct Unsearched: Hashable, Sendable {
    package enum Search: Hashable, Sendable {
      /// Whether another view is above it at every rest.
      case cover
      /// What the text of a label is painted on.
      case contrast
    }

    package var search: Search
    /// In the order of the file; at least one.
    package var views: [ViewIndex]

    package init(_ search: Search, _ views: [ViewIndex]) {
      self.search = search
      self.views = views
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
