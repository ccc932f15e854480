package import AutoLayout
package import TimelineModel
package import Timing

/// A problem in the layouts of a timeline, as facts; the library above words them for people.
package enum Finding: Hashable, Sendable {
  case conflict(Conflict)
  case ambiguity(Ambiguity)
  case tie(Tie)
  case searchLimit(SearchLimit)

  /// The number of conflicts, and of ambiguities, that are explained in full: an explanation takes
  /// several solves, and nobody reads thousands.
  package static let explainedCount = 20

  /// The members, at most, that a conflict lists which is not explained.
  package static let listedMembers = 20

  package struct Conflict: Hashable, Sendable {
    package var layout: LayoutConflict
    /// The members, with the constants they had at that time.
    package var constraints: [LayoutConstraint]
    /// The keyframe whose change caused the conflict; nil for the initial constraints.
    package var keyframe: Int?
    /// The location of the change.
    package var change: SourceLocation?
    /// Whether the conflict was resolved by the end of its turn.
    package var isTransient: Bool
    /// When the broken constraint was satisfied again; nil if it never was.
    package var end: Nanoseconds?
    /// Whether neither a proof nor cures were searched: see `explainedCount`.
    package var isSearchCut = false
    /// Whether the search for cures reached its limit, so that some may be missing.
    package var isFixSearchCut = false
    package var proof: ConflictProof?
    /// Edits that were tried and resolve the conflict, smallest first; empty for a transient
    /// conflict.
    package var cures: [Cure] = []
  }

  package struct Ambiguity: Hashable, Sendable {
    package var layout: LayoutAmbiguity
    /// The last keyframe of the first turn that ends with it; nil for the initial layout.
    package var keyframe: Int?
    /// When a turn ended without it; nil if none did.
    package var end: Nanoseconds?
    /// Whether the range was not searched: see `explainedCount`.
    package var isSearchCut = false
    package var range: AmbiguityRange?
  }

  package struct Tie: Hashable, Sendable {
    package var layout: LayoutTie
    /// The members, with the constants they had at that time.
    package var constraints: [LayoutConstraint]
    /// The last keyframe of the first turn that ends with it; nil for the initial layout.
    package var keyframe: Int?
    /// When a turn ended without it; nil if none did.
    package var end: Nanoseconds?
  }
}

extension Finding {
  /// A search that ended at its limit: what it would have found, or a better layout, is missing.
  package struct SearchLimit: Hashable, Sendable {
    package var layout: LayoutSearchLimit
    /// The constraints that `layout` names, with the constants they had at that time.
    package var constraints: [LayoutConstraint]
    /// The last keyframe of the first turn that ends with it; nil for the initial layout.
    package var keyframe: Int?
    /// When a turn ended without it; nil if none did.
    package var end: Nanoseconds?
  }
}

extension Finding {
  /// The keyframe that causes it; nil for the initial layout.
  package var keyframe: Int? {
    switch self {
    case .conflict(let conflict): conflict.keyframe
    case .ambiguity(let ambiguity): ambiguity.keyframe
    case .tie(let tie): tie.keyframe
    case .searchLimit(let limit): limit.keyframe
    }
  }
}

/// Why a valid timeline cannot be played.
package enum PlanningError: Error, Hashable, Sendable {
  /// The expression of a constant evaluated to an infinite number or to not a number.
  case nonFiniteConstant(constraint: Int, location: SourceLocation)
  /// The expression of a constant evaluated to a number beyond `LayoutConstraint.largestMagnitude`.
  case constantOutOfRange(constraint: Int, location: SourceLocation)
  /// The timeline has more than `AnimationPlan.maximumFrameCount` frames.
  case tooManyFrames
  /// Before a keyframe layout passes move or resize views more than `LayoutLimits.movedViews` times.
  case tooManyMoves(limit: Int, keyframe: Int)
  /// Before a keyframe layout passes set more than `LayoutLimits.textLines`.
  case tooManyLines(limit: Int, keyframe: Int)
  /// The steps of keyframe animations have more than `LayoutLimits.stepStops` with those of a keyframe.
  case tooManyStops(limit: Int, keyframe: Int)
  /// The layouts before a keyframe take more than `LayoutLimits.solverWork`.
  case tooMuchWork(limit: Int, keyframe: Int)
}
