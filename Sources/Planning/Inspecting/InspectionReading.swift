import AutoLayout
import Presentation
import Primitives
import Reporting
import TimelineModel

/// Reads the state of an engine for the views of an inspection.
struct InspectionReading {
  private let timeline: Timeline
  private let engine: LayoutEngine
  private let broken: [(constraint: Inspection.BrokenConstraint, views: [ViewIndex])]
  /// By view.
  private var ambiguities: [[Inspection.Ambiguity]]
  private var guides: [[Inspection.Guide]]

  init(_ timeline: Timeline, _ engine: LayoutEngine) {
    self.timeline = timeline
    self.engine = engine
    broken = engine.brokenMembers.map { member in
      (Inspection.BrokenConstraint(member, timeline, engine), member.owners(in: engine))
    }
    ambiguities = timeline.views.map { _ in [] }
    guides = ambiguities.map { _ in [] }
    var solved = engine
    for ambiguity in solved.ambiguities() {
      ambiguities[ambiguity.view.rawValue].append(Inspection.Ambiguity(ambiguity))
    }
    for (index, guide) in timeline.guides.enumerated() {
      let frame = engine.solvedFrame(of: GuideIndex(index))
      guides[guide.owner.rawValue].append(
        Inspection.Guide(id: guide.id, frame: Inspection.Rect(frame)))
    }
  }

  /// - Parameter views: the views in the tree, with the values shown.
  func layout(of views: [(index: ViewIndex, shown: PresentedView)]) -> Inspection.Layout {
    Inspection.Layout(
      views: views.map { layout(of: $0.index, $0.shown) },
      brokenConstraints: broken.map(\.constraint))
  }

  private func layout(of view: ViewIndex, _ shown: PresentedView) -> Inspection.ViewLayout {
    Inspection.ViewLayout(
      alignmentRect: Inspection.Rect(
        shown.geometry.frame.inset(by: engine.alignmentRectInsets(of: view))),
      layoutMargins: Inspection.Insets(engine.layoutMargins(of: view)),
      safeAreaInsets: Inspection.Insets(engine.safeAreaInsets(of: view)),
      ambiguities: ambiguities[view.rawValue],
      brokenConstraints: broken.filter { $0.views.contains(view) }.map(\.constraint.name),
      guides: guides[view.rawValue])
  }
}

extension Inspection.BrokenConstraint {
  fileprivate init(
    _ member: LayoutConflict.Member, _ timeline: Timeline, _ engine: LayoutEngine
  ) {
    switch member {
    case .constraint(let index):
      let declared = timeline.constraints[index]
      self.init(
        name: declared.name,
        equation: TimelineWords(timeline).equation(of: engine.constraint(index)),
        line: declared.location.line, column: declared.location.column)
    case .system(let system, _):
      self.init(name: system.title(in: timeline), equation: nil, line: nil, column: nil)
    }
  }
}

extension Inspection.Ambiguity {
  fileprivate init(_ ambiguity: LayoutAmbiguity) {
    axis = ambiguity.axis == .horizontal ? .horizontal : .vertical
    aspect = ambiguity.aspect == .position ? .position : .size
  }
}

extension Rect {
  fileprivate func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
