import Presentation
import TimelineModel
import Timing

extension ConstraintTurns {
  /// By how many lanes the marks of a constraint are offset, the same in every frame.
  struct Lanes {
    fileprivate var span = 0.0
    fileprivate var line = 0.0

    subscript(shape: OverlayMark.Shape) -> Double { shape == .span ? span : line }
  }

  /// The maximum number of marks that are compared; marks of later turns may overlap.
  static let mostPlaces = 1_000_000

  /// By constraint, computed from the model positions of the marks after every turn.
  func lanes(comparing most: Int = Self.mostPlaces) -> [Lanes] {
    let constraints = plan.timeline.constraints
    var lanes = constraints.map { _ in Lanes() }
    guard !constraints.isEmpty else { return lanes }
    let size = max(constraints.count, plan.timeline.views.count)
    let turns = turns.prefix(max(1, most / size)).map {
      ($0, ShownTree(plan, plan.model(at: FrameTime($0))))
    }
    var taken = MarkLanes()
    for index in constraints.indices {
      let ends = MarkLanes.Ends(constraints[index].constraint)
      let places = places(of: index, in: turns)
      lanes[index].span = taken.lane(for: places.filter { $0.place.shape == .span }, ends)
      lanes[index].line = taken.lane(for: places.filter { $0.place.shape == .line }, ends)
    }
    return lanes
  }

  private func places(
    of index: Int, in turns: [(time: Nanoseconds, tree: ShownTree)]
  ) -> [(turn: Int, place: MarkPlace)] {
    turns.enumerated().flatMap { turn, moment in
      let state = states[index].value(at: FrameTime(moment.time))
      return (state.map { moment.tree.marks($0.places) } ?? []).map { (turn, $0) }
    }
  }
}
