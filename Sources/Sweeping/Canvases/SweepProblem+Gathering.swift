import AutoLayout
import Planning
import Presentation
import Reporting
import TimelineModel

extension SweepProblem {
  /// Identifies a problem on all canvases: findings with equal identities are the same problem. Views and
  /// constraints are named, because on another device they may have other places.
  fileprivate enum Identity: Hashable {
    case failure(code: String, offset: Int?)
    case conflict([String], keyframe: Int?, isTransient: Bool)
    case ambiguity(String, LayoutAxis, LayoutAmbiguity.Aspect, keyframe: Int?)
    case layout(LayoutBreak.Kind)
  }

  /// Each problem once, with the canvases it occurs on.
  static func gathered(
    from trials: [CanvasTrial], _ timeline: Timeline, except isKnown: (Diagnostic) -> Bool
  ) -> [SweepProblem] {
    var gathering = Gathering()
    for (canvas, trial) in trials.enumerated() {
      let words = SweepWords(trial.planned?.plan.timeline ?? timeline, canvas: canvas)
      if let failure = trial.failure {
        let identity = Identity.failure(
          code: failure.code, offset: failure.location?.lowerOffset)
        gathering.note(identity, words.problem(failure))
      }
      if let planned = trial.planned {
        let diagnostics = planned.reportOfEachFinding().diagnostics
        for (finding, diagnostic) in zip(planned.plan.findings(), diagnostics) {
          guard let identity = identity(of: finding, words), !isKnown(diagnostic) else { continue }
          gathering.note(identity, words.problem(finding, diagnostic))
        }
      }
    }
    let notices = gathering.problems
    gathering = Gathering()
    for (canvas, trial) in trials.enumerated() {
      let words = SweepWords(timeline, canvas: canvas)
      for found in trial.breaks { gathering.note(.layout(found.kind), words.problem(found)) }
    }
    let order = gathering.identities.indices.sorted {
      gathering.identities[$0].rank < gathering.identities[$1].rank
    }
    return notices + order.map { gathering.problems[$0] }
  }

  private static func identity(of finding: Finding, _ words: SweepWords) -> Identity? {
    if case .conflict(let conflict) = finding {
      return .conflict(
        conflict.layout.members.map(words.identity), keyframe: conflict.keyframe,
        isTransient: conflict.isTransient)
    }
    if case .ambiguity(let ambiguity) = finding {
      let layout = ambiguity.layout
      return .ambiguity(
        words.name(layout.view), layout.axis, layout.aspect, keyframe: ambiguity.keyframe)
    }
    return nil
  }

  /// Problems in the order in which they were first found.
  private struct Gathering {
    private(set) var problems: [SweepProblem] = []
    private(set) var identities: [Identity] = []
    private var places: [Identity: Int] = [:]

    /// - Parameter problem: has one occurrence; of several on one canvas, the largest is kept.
    mutating func note(_ identity: Identity, _ problem: SweepProblem) {
      guard let place = places[identity] else {
        places[identity] = problems.count
        problems.append(problem)
        identities.append(identity)
        return
      }
      guard let new = problem.occurrences.first else { return }
      let last = problems[place].occurrences.count - 1
      if problems[place].occurrences[last].canvas != new.canvas {
        problems[place].occurrences.append(new)
      } else if new.weight > problems[place].occurrences[last].weight {
        problems[place].occurrences[last] = new
      }
    }
  }
}

extension SweepProblem.Identity {
  /// By kind, then by view.
  fileprivate var rank: (Int, Int, Int) {
    switch self {
    case .layout(.overlap(let a, let b)): (0, a.rawValue, b.rawValue)
    case .layout(.outsideSuperview(let view, let side)): (1, view.rawValue, side.rank)
    case .layout(.outsideCanvas(let view, let side)): (2, view.rawValue, side.rank)
    case .layout(.offScreen(let view)): (3, view.rawValue, 0)
    case .layout(.zeroSize(let view, let axis)): (4, view.rawValue, axis.rawValue)
    case .failure, .conflict, .ambiguity: (5, 0, 0)
    }
  }
}

extension LayoutBreak.Side {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SweepProblem.Occurrence {
  fileprivate var weight: Double { lengths.reduce(1, *) }
}
