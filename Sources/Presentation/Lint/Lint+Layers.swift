package import AutoLayout
package import TimelineModel

extension Lint {
  /// A shadow that is not drawn from the first frame to the last.
  package struct InvisibleShadow: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// Its opacity is always 0.
      case transparent
      /// Its view clips whenever its opacity is above 0.
      case clipped
      /// Its view paints nothing, and has no subviews, whenever its opacity is above 0.
      case empty
    }

    package var view: ViewIndex
    package var reason: Reason
    /// Of the first change that sets it; nil if the view is declared with it.
    package var change: SourceLocation?

    package init(view: ViewIndex, reason: Reason, change: SourceLocation? = nil) {
      self.view = view
      self.reason = reason
      self.change = change
    }
  }

  /// A view with rounded corners that never clips, and what is drawn over them at a rest.
  package struct SquareCorners: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case image
      /// The background of a label. It is drawn round, and square in UIKit.
      case label
      case subview(ViewIndex)
    }

    package var view: ViewIndex
    package var content: Content

    package init(view: ViewIndex, content: Content) {
      self.view = view
      self.content = content
    }
  }
}
