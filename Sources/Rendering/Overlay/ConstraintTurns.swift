import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

/// Records the state of every constraint after each turn.
struct ConstraintTurns {
  private(set) var states: [ModelHistory<ConstraintState?>]
  /// By view: its alignment rectangle insets.
  private(set) var insets: [ModelHistory<EdgeInsets>]
  /// The times of the turns.
  private(set) var turns: [Nanoseconds] = []
  let plan: AnimationPlan
  /// By constraint.
  private var lives: [ConstraintLife]

  init(_ plan: AnimationPlan) {
    self.plan = plan
    let timeline = plan.timeline
    lives = timeline.constraintLives
    states = timeline.constraints.map { _ in ModelHistory(nil) }
    insets = timeline.views.map { _ in ModelHistory(EdgeInsets()) }
  }

  mutating func add(_ engine: LayoutEngine, at time: Nanoseconds) {
    for index in states.indices {
      let state = state(of: index, in: engine, at: time)
      if state != states[index].last { states[index].set(state, at: time) }
    }
    for index in insets.indices {
      let inset = engine.alignmentRectInsets(of: ViewIndex(index))
      if inset != insets[index].last { insets[index].set(inset, at: time) }
    }
    turns.append(time)
  }

  private mutating func state(
    of index: Int, in engine: LayoutEngine, at time: Nanoseconds
  ) -> ConstraintState? {
    guard lives[index].contains(time) else { return nil }
    let constraint = engine.constraint(index)
    let owners = [constraint.firstItem.owner, constraint.secondItem?.owner].compactMap { $0 }
    guard owners.allSatisfy({ engine.isPresent[$0.rawValue] }) else {
      // The constraint has been removed with its item, and does not return with it.
      lives[index].end = time
      return nil
    }
    return ConstraintState(of: index, in: engine)
  }
}
