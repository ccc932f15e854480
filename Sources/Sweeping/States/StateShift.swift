import AutoLayout
import Presentation
import Primitives
import TimelineModel

/// A view that a state shows differently, depending on the way to it.
package struct StateShift: Hashable, Sendable {
  package let view: String
  /// The largest distance between two corresponding edges, in points; 0 if the view is in its place and
  /// looks different.
  package let distance: Double

  /// - Parameters:
  ///   - views: by view, at the end of the way from the declared layout.
  ///   - others: likewise, at the end of the other way.
  static func all(
    _ timeline: Timeline, from views: [PresentedView], to others: [PresentedView]
  ) -> [StateShift] {
    timeline.views.indices.compactMap { index in
      let (view, other) = (views[index], others[index])
      guard view.isPresent, other.isPresent else { return nil }
      let distance = view.geometry.edgeDistance(to: other.geometry)
      let isElsewhere = distance > tolerance
      guard isElsewhere || view.look != other.look else { return nil }
      return StateShift(view: timeline.views[index].id, distance: isElsewhere ? distance : 0)
    }
  }

  /// In points: less is the inaccuracy of the solver.
  private static let tolerance = 1e-6
}

extension PresentedView {
  /// Without its place, on which the lines of a label depend too, and without a shadow that is not seen.
  var look: PresentedView {
    var look = self
    look.geometry = LayoutGeometry()
    look.label = nil
    if look.shadow?.opacity == 0 { look.shadow = nil }
    return look
  }
}
