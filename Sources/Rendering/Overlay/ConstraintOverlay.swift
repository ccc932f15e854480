import AutoLayout
package import Planning
import Presentation
import Primitives
package import Reporting
import TimelineModel
package import Timing

/// The constraints of a timeline as marks on its frames.
package struct ConstraintOverlay: Sendable {
  let plan: AnimationPlan
  /// By constraint; nil while it does not exist or its items are not in the tree.
  private let states: [ModelHistory<ConstraintState?>]
  /// By view: its alignment rectangle insets.
  private let insets: [ModelHistory<EdgeInsets>]
  /// By constraint: by how many lanes its marks are offset, by their shape.
  private let lanes: [ConstraintTurns.Lanes]
  /// The only view to mark; nil for all.
  private let subject: ViewIndex?

  /// Records the constraints of a timeline.
  ///
  /// - Throws: `usage` if there is no view with the id, `internalError` if a layout cannot be solved
  ///   again.
  /// - Complexity: plays the turns again, once.
  package init(
    _ timeline: PlannedTimeline, of subject: OverlaySubject = .all
  ) throws(LayoutAnimationError) {
    plan = timeline.plan
    self.subject =
      switch subject {
      case .all: nil
      case .view(let id): try timeline.view(named: id)
      }
    var turns = ConstraintTurns(plan)
    do throws(PlanningError) {
      var replay = try EngineReplay(plan)
      for time in (plan.turns.first == .zero ? [] : [.zero]) + plan.turns {
        turns.add(try replay.engine(at: FrameTime(time)), at: time)
      }
    } catch {
      throw .unsolvable
    }
    states = turns.states
    lanes = turns.lanes()
    insets = turns.insets
  }

  /// The marks of all constraints, in the order of declaration: at the presented positions of their
  /// items, in the state after the last turn at or before the time.
  package func marks(at time: FrameTime) -> [OverlayMark] {
    let tree = ShownTree(plan, plan.presentation(at: time))
    return states.indices.flatMap { index in
      guard let state = states[index].value(at: time), names(index) else { return [OverlayMark]() }
      return tree.marks(state.places).map { place in
        let place = place.shifted(by: lanes[index][place.shape])
        let isLabelled = place.shape == .span || !state.words.isAlignment
        return OverlayMark(
          constraint: index, shape: place.shape, style: state.style,
          label: isLabelled ? state.words.label : "", from: place.from, to: place.to)
      }
    }
  }

  /// Whether the constraint names the subject, which need not be its first item.
  private func names(_ index: Int) -> Bool {
    subject.map { plan.timeline.constraints[index].constraint.owners.contains($0) } ?? true
  }

  /// Whether a view is marked: the subject, or one that a constraint relates to it.
  func isMarked(_ view: ViewIndex) -> Bool {
    guard let subject, subject != view else { return true }
    return plan.timeline.constraints.contains { declared in
      let owners = declared.constraint.owners
      return owners.contains(subject) && owners.contains(view)
    }
  }

  /// The alignment rectangle insets of a view.
  func alignmentInsets(of view: ViewIndex, at time: FrameTime) -> EdgeInsets {
    insets[view.rawValue].value(at: time)
  }
}
