import AutoLayout
import Presentation
import Primitives
import Reporting
import TimelineModel

/// The state of a layout engine that an inspection shows: ambiguities, broken constraints, guides and insets.
struct InspectionReading: Sendable {
  private let broken: [(constraint: Inspection.BrokenConstraint, views: [ViewIndex])]
  private let ambiguities: [LayoutAmbiguity]
  /// By guide.
  private let guides: [Rect]
  /// By view.
  private let insets: [Insets]

  fileprivate struct Insets: Hashable {
    let alignment: EdgeInsets
    let margins: EdgeInsets
    let safeArea: EdgeInsets
  }

  /// - Parameter earlier: the reading before it, most of which mostly still holds.
  init(
    _ timeline: Timeline, _ engine: inout LayoutEngine, after earlier: InspectionReading? = nil
  ) {
    ambiguities = engine.ambiguities().shared(with: earlier?.ambiguities)
    broken = engine.brokenMembers.map { [engine] member in
      (Inspection.BrokenConstraint(member, timeline, engine), member.owners(in: engine))
    }
    guides = timeline.guides.indices.map { [engine] in engine.solvedFrame(of: GuideIndex($0)) }
      .shared(with: earlier?.guides)
    insets = timeline.views.indices.map { [engine] in Insets(of: ViewIndex($0), in: engine) }
      .shared(with: earlier?.insets)
  }

  /// - Parameter views: the views in the tree, with the values shown.
  func layout(
    of views: [(index: ViewIndex, shown: PresentedView)], in timeline: Timeline
  ) -> Inspection.Layout {
    let remarks = remarks(timeline)
    return Inspection.Layout(
      views: views.map { layout(of: $0.index, $0.shown, remarks[$0.index.rawValue]) },
      brokenConstraints: broken.map(\.constraint))
  }

  private func layout(
    of view: ViewIndex, _ shown: PresentedView, _ remarks: Remarks
  ) -> Inspection.ViewLayout {
    let insets = insets[view.rawValue]
    return Inspection.ViewLayout(
      alignmentRect: Inspection.Rect(shown.geometry.frame.inset(by: insets.alignment)),
      layoutMargins: Inspection.Insets(insets.margins),
      safeAreaInsets: Inspection.Insets(insets.safeArea),
      ambiguities: remarks.ambiguities, brokenConstraints: remarks.broken, guides: remarks.guides)
  }

  /// What most views do not have.
  private struct Remarks {
    var ambiguities: [Inspection.Ambiguity] = []
    var broken: [String] = []
    var guides: [Inspection.Guide] = []
  }

  /// By view.
  private func remarks(_ timeline: Timeline) -> [Remarks] {
    var remarks = timeline.views.map { _ in Remarks() }
    for ambiguity in ambiguities {
      remarks[ambiguity.view.rawValue].ambiguities.append(Inspection.Ambiguity(ambiguity))
    }
    for (constraint, views) in broken {
      for view in views { remarks[view.rawValue].broken.append(constraint.name) }
    }
    for (guide, frame) in zip(timeline.guides, guides) {
      remarks[guide.owner.rawValue].guides.append(
        Inspection.Guide(id: guide.id, frame: Inspection.Rect(frame)))
    }
    return remarks
  }
}

extension InspectionReading.Insets {
  fileprivate init(of view: ViewIndex, in engine: borrowing LayoutEngine) {
    alignment = engine.alignmentRectInsets(of: view)
    margins = engine.layoutMargins(of: view)
    safeArea = engine.safeAreaInsets(of: view)
  }
}

extension Array where Element: Equatable {
  /// The other one if both are equal, so that the memory of one is enough.
  fileprivate func shared(with other: [Element]?) -> [Element] {
    if let other, self == other { other } else { self }
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
