import AutoLayout
import LayoutAnimation
import Presentation
import Primitives
import TimelineModel

/// The rules that determine every edge of every view in one layout.
struct LayoutExplanation {
  private let words: RuleWords
  private let engine: LayoutEngine
  private let geometry: [LayoutGeometry]

  init(_ plan: AnimationPlan, _ engine: LayoutEngine) {
    words = RuleWords(plan, engine)
    self.engine = engine
    geometry = engine.geometries(on: PixelGrid(scale: plan.timeline.canvas.scale))
  }

  /// The place of a view's explanation.
  ///
  /// - Parameters:
  ///   - ambiguities: those of the view.
  ///   - broken: the indices of the broken rules about the view.
  func place(
    of view: ViewIndex, _ ambiguities: [LayoutAmbiguity], broken: [Int], _ rules: inout RuleList,
    _ explanations: inout DistinctExplanations
  ) -> Int {
    var edges: [(key: String, value: JSON)] = []
    for edge in EdgeExplanation.Edge.rectangle {
      let place = explanations.edges.place(of: json(edge, of: view, &rules))
      edges.append((edge.rawValue, JSON(place)))
    }
    return explanations.views.place(
      of: .object([
        "ambiguous": .array(ambiguities.map { JSON($0.words) }), "broken": .numbers(broken),
        "edges": .object(edges),
      ]))
  }

  private func json(
    _ edge: EdgeExplanation.Edge, of view: ViewIndex, _ rules: inout RuleList
  ) -> JSON {
    let support = engine.support(of: edge.attribute, of: view)
    let layout = EdgeExplanation.Layout(
      words, engine, edge, of: view, geometry: geometry, support)
    let links = zip(support.links, layout.links).map { source, link in
      let place = rules.place(of: link.rule, source.source, source.constraint)
      return JSON.array([JSON(place), JSON(link.depth), JSON(link.says)])
    }
    let rivals = zip(support.rivals, layout.rivals).map { source, rival in
      let place = rules.place(of: rival.rule, source.source, source.constraint)
      return JSON.array([JSON(place), JSON(rival.says), JSON(rival.reason) ?? .null])
    }
    return .object([
      "value": JSON(rounded: layout.value), "solved": JSON(rounded: layout.solved),
      "given": JSON(layout.isGiven), "links": .array(links), "rivals": .array(rivals),
      "sum": JSON(layout.sum) ?? .null,
    ])
  }

  /// The broken rules, with their views.
  func brokenRules(_ rules: inout RuleList) -> [(place: Int, views: [ViewIndex])] {
    var found: [(place: Int, views: [ViewIndex])] = []
    for member in engine.brokenMembers {
      let constraint =
        switch member {
        case .constraint(let index): engine.constraint(index)
        case .system(_, let constraint): constraint
        }
      found.append((rules.place(of: member, constraint, words), member.owners(in: engine)))
    }
    return found
  }
}

extension LayoutAmbiguity {
  /// As in `horizontal position`.
  fileprivate var words: String {
    "\(axis == .horizontal ? "horizontal" : "vertical") \(aspect == .size ? "size" : "position")"
  }
}
