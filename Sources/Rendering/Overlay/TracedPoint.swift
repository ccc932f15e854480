import AutoLayout
import Planning
import Primitives
import Reporting
import TimelineModel

/// A point of a view whose way is drawn.
struct TracedPoint: Hashable, Sendable {
  let view: ViewIndex
  /// In unit coordinates of the bounds.
  var unit = Point(x: 0.5, y: 0.5)

  init(view: ViewIndex) { self.view = view }

  private static let places: KeyValuePairs<String, Point> = [
    "center": Point(x: 0.5, y: 0.5), "topLeft": Point(), "top": Point(x: 0.5, y: 0),
    "topRight": Point(x: 1, y: 0), "right": Point(x: 1, y: 0.5), "bottomRight": Point(x: 1, y: 1),
    "bottom": Point(x: 0.5, y: 1), "bottomLeft": Point(x: 0, y: 1), "left": Point(x: 0, y: 0.5),
  ]

  /// The names of points for help texts.
  static var names: [String] { places.map(\.key) }

  /// - Parameter name: a view's id, or one with a place, as in `card.topLeft`.
  /// - Throws: `usage` for a view or a place that does not exist.
  init(named name: String, in timeline: PlannedTimeline) throws(LayoutAnimationError) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    view = try timeline.view(named: parts.first ?? name)
    guard parts.count > 1 else { return }
    guard let place = Self.places.first(where: { $0.key == parts[1] }) else {
      var suggester = Suggester()
      let help =
        suggester.advice(on: parts[1], among: Self.names)
        ?? "there are " + Self.names.joined(separator: ", ")
      throw LayoutAnimationError(.usage, "a view has no point `\(parts[1])`; \(help)")
    }
    unit = place.value
  }
}
