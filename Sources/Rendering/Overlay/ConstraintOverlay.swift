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
  /// By view: how far its alignment rectangle lies inside it.
  private let insets: [ModelHistory<EdgeInsets>]
  /// By constraint: how many steps aside from their places its marks lie, by their shape.
  private let lanes: [ConstraintTurns.Lanes]

  /// Plays the turns anew, once.
  ///
  /// - Throws: `internalError` if a layout cannot be solved again.
  package init(_ timeline: PlannedTimeline) throws(LayoutAnimationError) {
    plan = timeline.plan
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
    lanes = turns.lanes
    insets = turns.insets
  }

  /// What is to be seen of every constraint, in the order of declaration: where its items are shown,
  /// and what the last turn at or before the time left it as.
  package func marks(at time: FrameTime) -> [OverlayMark] {
    let tree = ShownTree(plan, plan.presentation(at: time))
    return states.indices.flatMap { index in
      guard let state = states[index].value(at: time) else { return [OverlayMark]() }
      return tree.marks(state.places).map { place in
        let place = place.shifted(by: lanes[index][place.shape])
        let isSaid = place.shape == .span || !state.words.isAlignment
        return OverlayMark(
          constraint: index, shape: place.shape, style: state.style,
          label: isSaid ? state.words.label : "", from: place.from, to: place.to)
      }
    }
  }

  /// How far a view's alignment rectangle lies inside it.
  func alignmentInsets(of view: ViewIndex, at time: FrameTime) -> EdgeInsets {
    insets[view.rawValue].value(at: time)
  }
}
