import AutoLayout
import Presentation
import TimelineModel
import Timing

extension Diagnostic {
  /// What planning found, in words.
  ///
  /// - Parameter previous: the finding before it: the size of a view comes before its position.
  init(_ finding: Finding, after previous: Finding?, in timeline: Timeline) {
    switch finding {
    case .conflict(let conflict): self.init(conflict, in: timeline)
    case .ambiguity(let ambiguity):
      self.init(
        ambiguity, sizeIsOpenToo: previous == .ambiguity(ambiguity.ofSize), in: timeline)
    }
  }

  private init(_ conflict: Finding.Conflict, in timeline: Timeline) {
    let broken = conflict.layout.broken.subject(timeline)
    self.init(
      .warning, code: conflict.isTransient ? "transient-conflict" : "conflict",
      message: conflict.isTransient
        ? "constraints are in conflict until a later change of the turn; "
          + "\(broken.name) is left out meanwhile"
        : "required constraints cannot hold together; \(broken.name) is left out",
      at: conflict.change ?? broken.location,
      labels: conflict.layout.members.compactMap { $0.label(conflict, timeline) },
      notes: [
        "in " + timeline.moment(conflict.keyframe),
        "of the constraints in conflict the one that was activated or changed last is left out",
      ] + conflict.layout.members.compactMap { $0.note(timeline) },
      help: conflict.isTransient
        ? "deactivate the old constraints before activating the new ones"
        : "make one of them optional, deactivate it, or change its constant")
  }

  private init(_ ambiguity: Finding.Ambiguity, sizeIsOpenToo: Bool, in timeline: Timeline) {
    let view = timeline.views[ambiguity.layout.view.rawValue]
    let axis = ambiguity.layout.axis == .horizontal ? "horizontal" : "vertical"
    let isPosition = ambiguity.layout.aspect == .position
    let extent = ambiguity.layout.axis == .horizontal ? "width" : "height"
    self.init(
      .warning, code: isPosition ? "ambiguous-position" : "ambiguous-size",
      message: isPosition
        ? "the \(axis) position of `\(view.id)` is ambiguous"
        : "the \(extent) of `\(view.id)` is ambiguous",
      at: view.location,
      notes: ["in " + timeline.moment(ambiguity.keyframe)],
      help: ambiguity.layout.help(extent, sizeIsOpenToo: sizeIsOpenToo))
  }

  /// Why a timeline that reads well cannot be played, in words.
  init(_ error: PlanningError, in timeline: Timeline) {
    switch error {
    case .nonFiniteConstant(let index, let location):
      self.init(
        .error, code: "non-finite-constant",
        message: "the constant of `\(timeline.constraints[index].name)` is not a finite number",
        at: location, help: "check what the expression divides by")
    case .constantOutOfRange(let index, let location):
      self.init(
        .error, code: "out-of-range",
        message: "the constant of `\(timeline.constraints[index].name)` must lie between "
          + "-1,000,000,000 and 1,000,000,000",
        at: location, help: "check what the expression multiplies")
    case .tooManyFrames:
      self.init(
        .error, code: "too-many-frames",
        message: "the timeline has more than \(AnimationPlan.maximumFrameCount) frames", at: nil,
        help: "lower the frames per second or the duration")
    }
  }
}

extension Finding.Ambiguity {
  /// The same of the view's size along the axis, whether or not it was found.
  fileprivate var ofSize: Finding.Ambiguity {
    var other = self
    other.layout.aspect = .size
    return other
  }
}

extension LayoutAmbiguity {
  fileprivate func help(_ extent: String, sizeIsOpenToo: Bool) -> String {
    let places = axis == .horizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
    switch aspect {
    case .size: return "add a constraint for its \(extent) or give it an intrinsicContentSize"
    case .position:
      return sizeIsOpenToo
        ? "settle its \(extent) first; if that is not enough, add a constraint for its \(places)"
        : "add a constraint for its \(places)"
    }
  }
}

extension LayoutConflict.Member {
  fileprivate func label(
    _ conflict: Finding.Conflict, _ timeline: Timeline
  ) -> Diagnostic.Label? {
    guard case .constraint(let index) = self else { return nil }
    let constraint = timeline.constraints[index]
    let role = self == conflict.layout.broken ? " (left out)" : ""
    return Diagnostic.Label("`\(constraint.name)`\(role)", at: constraint.location)
  }

  fileprivate func note(_ timeline: Timeline) -> String? {
    guard case .system(let system) = self else { return nil }
    return "\(system.name(timeline)) takes part"
  }

  /// What is left out, and where it is written.
  fileprivate func subject(_ timeline: Timeline) -> (name: String, location: SourceLocation?) {
    switch self {
    case .constraint(let index):
      ("`\(timeline.constraints[index].name)`", timeline.constraints[index].location)
    case .system(let system): (system.name(timeline), timeline.views[system.view.rawValue].location)
    }
  }
}

extension SystemConstraint {
  fileprivate var view: ViewIndex {
    switch self {
    case .contentSize(let view, _), .autoresizingMask(let view, _), .stack(let view, _): view
    }
  }

  fileprivate func name(_ timeline: Timeline) -> String {
    let id = timeline.views[view.rawValue].id
    return switch self {
    case .contentSize(_, let axis):
      "the required content \(axis == .horizontal ? "width" : "height") of `\(id)`"
    case .autoresizingMask: "the autoresizing mask of `\(id)`"
    case .stack(_, let kind): "`\(kind.rawValue)` of the stack `\(id)`"
    }
  }
}

extension Timeline {
  /// Where in the run something was found.
  fileprivate func moment(_ keyframe: Int?) -> String {
    guard let keyframe else { return "the initial layout" }
    let name = keyframes[keyframe].name.map { " `\($0)`" } ?? ""
    return "the keyframe\(name) at \(keyframes[keyframe].time)"
  }
}
