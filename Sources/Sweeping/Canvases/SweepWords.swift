import AutoLayout
import Planning
import Presentation
import Reporting
import TimelineModel
import Timing

/// Describes in words what was found on one canvas.
struct SweepWords {
  private let timeline: Timeline
  private let canvas: Int

  init(_ timeline: Timeline, canvas: Int) {
    self.timeline = timeline
    self.canvas = canvas
  }

  func problem(_ failure: Diagnostic) -> SweepProblem {
    problem(
      failure.code, failure.message, at: failure.location,
      occurrence(keyframe: nil, time: .zero))
  }

  func problem(_ finding: Finding, _ diagnostic: Diagnostic) -> SweepProblem {
    var views: [ViewIndex] = []
    var constraints: [String] = []
    var keyframe: Int?
    if case .conflict(let conflict) = finding {
      constraints = conflict.layout.members.map(name)
      keyframe = conflict.keyframe
    }
    if case .ambiguity(let ambiguity) = finding {
      views = [ambiguity.layout.view]
      keyframe = ambiguity.keyframe
    }
    return problem(
      diagnostic.code, diagnostic.message, views, constraints, at: diagnostic.location,
      occurrence(keyframe: keyframe, time: keyframe.map { timeline.keyframes[$0].time } ?? .zero))
  }

  func problem(_ found: LayoutBreak) -> SweepProblem {
    let occurrence = occurrence(
      found.lengths, keyframe: found.rest.keyframe, time: found.rest.time)
    let view = found.kind.views[0]
    let location = timeline.views[view.rawValue].location
    return problem(
      found.kind.code, message(found.kind), found.kind.views, at: location, occurrence)
  }

  private func message(_ kind: LayoutBreak.Kind) -> String {
    switch kind {
    case .overlap(let back, let front): "\(id(front)) overlaps \(id(back))"
    case .outsideSuperview(let view, let side):
      "\(id(view)) reaches beyond \(superview(of: view)) \(side.words)"
    case .outsideCanvas(let view, let side):
      "\(id(view)) reaches beyond the canvas \(side.words)"
    case .offScreen(let view): "\(id(view)) is outside the canvas"
    case .zeroSize(let view, .horizontal): "\(id(view)) has no width"
    case .zeroSize(let view, .vertical): "\(id(view)) has no height"
    }
  }

  private func problem(
    _ code: String, _ message: String, _ views: [ViewIndex] = [], _ constraints: [String] = [],
    at location: SourceLocation?, _ occurrence: SweepProblem.Occurrence
  ) -> SweepProblem {
    SweepProblem(
      code: code, message: message, views: views.map { timeline.views[$0.rawValue].id },
      constraints: constraints, line: location?.line, column: location?.column,
      occurrences: [occurrence])
  }

  private func occurrence(
    _ lengths: [Double] = [], keyframe: Int?, time: Nanoseconds
  ) -> SweepProblem.Occurrence {
    SweepProblem.Occurrence(
      canvas: canvas, lengths: lengths,
      keyframe: keyframe.map {
        Inspection.Keyframe(number: $0, name: timeline.keyframes[$0].name)
      }, time: FrameTime(time).seconds)
  }

  private func name(_ member: LayoutConflict.Member) -> String {
    switch member {
    case .constraint(let index): timeline.constraints[index].name
    case .system(let system, _): system.title(in: timeline)
    }
  }

  /// A name with what distinguishes the constraints that the system has under it.
  func identity(_ member: LayoutConflict.Member) -> String {
    guard case .system(_, let constraint) = member else { return name(member) }
    return "\(name(member)) \(constraint.firstAttribute) \(constraint.constant)"
  }

  func name(_ view: ViewIndex) -> String { timeline.views[view.rawValue].id }

  private func id(_ view: ViewIndex) -> String { "`\(timeline.views[view.rawValue].id)`" }

  private func superview(of view: ViewIndex) -> String {
    timeline.views[view.rawValue].superview.map(id) ?? "its superview"
  }
}

extension LayoutBreak.Kind {
  fileprivate var code: String {
    switch self {
    case .overlap: "overlap"
    case .outsideSuperview: "outside-superview"
    case .outsideCanvas: "outside-canvas"
    case .offScreen: "off-screen"
    case .zeroSize: "no-size"
    }
  }

  fileprivate var views: [ViewIndex] {
    switch self {
    case .overlap(let back, let front): [front, back]
    case .outsideSuperview(let view, _), .outsideCanvas(let view, _), .offScreen(let view),
      .zeroSize(let view, _):
      [view]
    }
  }
}

extension LayoutBreak.Side {
  fileprivate var words: String {
    switch self {
    case .left: "on the left"
    case .right: "on the right"
    case .top: "at the top"
    case .bottom: "at the bottom"
    }
  }
}
