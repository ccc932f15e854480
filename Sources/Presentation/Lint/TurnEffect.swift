import AutoLayout
import Primitives
import TimelineModel

/// Whether the changes of a turn change anything that is laid out or painted.
struct TurnEffect {
  /// The first keyframe of the turn with changes, be they of nothing; nil if there is none.
  private let keyframe: Int?
  private let offsets: [Int: Point]
  /// True at once if the turn adds or removes views, sets the canvas or moves a view along a path, whatever
  /// that moves, or may set constraints to what an animator has left.
  private(set) var isSeen: Bool

  init(of turn: Range<Int>, in runner: Runner) {
    let keyframes = runner.timeline.keyframes
    // Whoever goes to a state may be there already.
    keyframe = turn.first {
      keyframes[$0].state == nil && (keyframes[$0].changesNothing || !keyframes[$0].changes.isEmpty)
    }
    offsets = runner.contentOffsets
    isSeen =
      !runner.leftBy.isEmpty
      || keyframes[turn].contains { $0.changes.contains(where: \.operation.changesTree) }
  }

  /// - Parameter pendingSince: by view, as after the changes of a keyframe and before its layout.
  mutating func note(_ pendingSince: [Int?]) {
    isSeen = isSeen || pendingSince.contains { $0 != nil }
  }

  /// - Precondition: the turn has ended. A change that is broken as a conflict is reported as that.
  func lint(_ runner: Runner) -> Lint? {
    guard let keyframe, !isSeen, runner.contentOffsets == offsets,
      runner.engine.brokenMembers.isEmpty
    else { return nil }
    return .keyframeWithoutEffect(keyframe)
  }
}

extension Change.Operation {
  fileprivate var changesTree: Bool {
    switch self {
    case .setCanvas, .addSubview, .removeFromSuperview, .moveAlong: true
    default: false
    }
  }
}
