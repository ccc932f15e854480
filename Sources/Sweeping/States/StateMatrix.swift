package import Planning
import Presentation
package import Reporting
package import TimelineModel
import Timing

/// All transitions between the states of a timeline, and what goes wrong on the way.
///
/// They start from every state and from the layout as declared, so that there are as many as the square
/// of the number of states.
package struct StateMatrix: Sendable {
  /// A transition from one state to another.
  package struct Transition: Sendable {
    /// An index of the timeline's states; nil is the layout as declared.
    package let start: Int?
    package let end: Int
    /// The transition alone.
    package let timeline: PlannedTimeline
    /// Conflicts, ties and ambiguities that it causes.
    package let problems: [Diagnostic]
    /// The views that end elsewhere than on the way from the declared layout to the same state.
    package let shifts: [StateShift]

    /// Whether nothing is wrong with it.
    package var isSound: Bool { problems.isEmpty && shifts.isEmpty }
  }

  /// A keyframe of the file that goes to a state and ends elsewhere than on the way from the declared
  /// layout to that state.
  package struct Visit: Sendable {
    package let keyframe: Int
    package let state: Int
    package let shifts: [StateShift]
  }

  /// As it is written.
  package let written: PlannedTimeline
  /// Conflicts and ambiguities of the layout as declared.
  package let declaredProblems: [Diagnostic]
  /// By start, the declared layout first, and then by end.
  package let transitions: [Transition]
  package let visits: [Visit]

  /// The names of the states, in file order.
  package var states: [String] { written.plan.timeline.states.map(\.name) }

  /// Whether nothing is wrong with any transition.
  package var isSound: Bool {
    declaredProblems.isEmpty && transitions.allSatisfy(\.isSound) && visits.isEmpty
  }

  /// - Throws: `invalidTimeline` if a layout cannot be computed.
  /// - Complexity: plays as many timelines as the square of the number of states.
  package init(_ written: PlannedTimeline) throws(LayoutAnimationError) {
    self.written = written
    let timeline = written.plan.timeline
    var transitions: [Transition] = []
    var ends: [[PresentedView]] = []
    for start in [nil] + timeline.states.indices.map(Optional.some) {
      for end in timeline.states.indices where end != start {
        let planned = try PlannedTimeline(
          written, playing: timeline.going(from: start, to: end),
          called: "\(written.path), \(timeline.name(ofState: start)) → \(timeline.states[end].name)"
        )
        let views = planned.plan.model(at: FrameTime(planned.plan.timeline.end))
        if start == nil { ends.append(views) }
        transitions.append(
          Transition(
            start: start, end: end, timeline: planned,
            problems: planned.plan.problems(of: planned.plan.timeline.keyframes.count - 1),
            shifts: StateShift.all(timeline, from: ends[end], to: views)))
      }
    }
    self.transitions = transitions
    declaredProblems = transitions.first?.timeline.plan.problems(of: nil) ?? []
    visits = written.plan.visits(endingAt: ends)
  }
}

extension AnimationPlan {
  /// What is found in the layout of a keyframe; nil is the layout as declared.
  fileprivate func problems(of keyframe: Int?) -> [Diagnostic] {
    let (findings, wording) = (findings(), FindingWording(timeline, .equation))
    return findings.indices.filter { findings[$0].keyframe == keyframe }.map {
      wording.diagnostic(findings[$0], after: $0 > 0 ? findings[$0 - 1] : nil)
    }
  }

  /// The keyframes that go to a state, last in their turn, and do not end where the state does.
  fileprivate func visits(endingAt ends: [[PresentedView]]) -> [StateMatrix.Visit] {
    timeline.turns.compactMap { turn in
      let keyframe = timeline.keyframes[turn.upperBound - 1]
      guard let state = keyframe.state, keyframe.changes.count == keyframe.stateChangeCount else {
        return nil
      }
      let shifts = StateShift.all(
        timeline, from: ends[state], to: model(at: FrameTime(keyframe.time)))
      return shifts.isEmpty
        ? nil : StateMatrix.Visit(keyframe: turn.upperBound - 1, state: state, shifts: shifts)
    }
  }
}
