package import AutoLayout
import Presentation
import Primitives
public import Reporting
import TimelineModel
import Timing

extension PlannedTimeline {
  /// Explains why an edge of a view is where it is at a moment.
  ///
  /// When a keyframe is played its animation is at its start.
  ///
  /// - Parameter view: its id.
  /// - Throws: `usage` for a view, a frame or a keyframe that does not exist.
  public func explain(
    _ edge: EdgeExplanation.Edge, of view: String, at moment: InspectionMoment
  ) throws(LayoutAnimationError) -> EdgeExplanation {
    try explain([edge], of: view, at: moment)[0]
  }

  /// Explains several edges, in their order.
  public func explain(
    _ edges: [EdgeExplanation.Edge], of view: String, at moment: InspectionMoment
  ) throws(LayoutAnimationError) -> [EdgeExplanation] {
    let index = try self.view(named: view)
    let time = try time(of: moment)
    do throws(PlanningError) {
      var replay = try EngineReplay(plan)
      var explainer = EdgeExplainer(self, index, at: time, try replay.engine(at: time))
      var explanations: [EdgeExplanation] = []
      for edge in edges { explanations.append(try explainer.explanation(of: edge)) }
      return explanations
    } catch {
      throw .unsolvable
    }
  }

  /// - Throws: `usage` if there is none, with the one that may be meant.
  package func view(named id: String) throws(LayoutAnimationError) -> ViewIndex {
    let ids = plan.timeline.views.map(\.id)
    if let index = ids.firstIndex(of: id) { return ViewIndex(index) }
    var suggester = Suggester()
    let advice = suggester.advice(on: id, among: ids)
    throw LayoutAnimationError(
      .usage,
      "there is no view `\(id)`" + (advice.map { "; " + $0 } ?? ""))
  }
}

extension EdgeExplanation.Edge {
  /// The edges to explain if none is named: those that determine a view's frame.
  public static let rectangle: [EdgeExplanation.Edge] = [
    .leading, .trailing, .width, .top, .bottom, .height,
  ]

  /// - Throws: `usage` for a name that is not the name of an edge.
  package init(named name: String) throws(LayoutAnimationError) {
    if let edge = Self(rawValue: name) {
      self = edge
      return
    }
    let known = Self.allCases.map(\.rawValue)
    var suggester = Suggester()
    let help =
      suggester.advice(on: name, among: known)
      ?? "there are " + known.joined(separator: ", ")
    throw LayoutAnimationError(.usage, "there is no edge `\(name)`; \(help)")
  }

  package var attribute: LayoutAttribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    }
  }
}
