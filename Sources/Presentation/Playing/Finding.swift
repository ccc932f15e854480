package import AutoLayout
package import TimelineModel
package import Timing

/// Something about a timeline's layouts that a person should know: facts, worded elsewhere.
package enum Finding: Hashable, Sendable {
  case conflict(Conflict)
  case ambiguity(Ambiguity)
  case tie(Tie)

  package struct Conflict: Hashable, Sendable {
    package var layout: LayoutConflict
    /// The members with the constants that they had.
    package var constraints: [LayoutConstraint]
    /// The keyframe whose change brought it about; nil for the initial constraints.
    package var keyframe: Int?
    /// The change itself.
    package var change: SourceLocation?
    /// Gone when the last change of its turn was applied.
    package var isTransient: Bool
    /// When the constraint that was left out held again; nil if it never did.
    package var end: Nanoseconds?
    /// Nil of all but the first conflicts of a run: see `Runner.explainedCount`.
    package var proof: ConflictProof?
    /// Edits that were tried and help, the smallest first; of a lasting conflict only.
    package var cures: [Cure] = []
  }

  package struct Ambiguity: Hashable, Sendable {
    package var layout: LayoutAmbiguity
    /// The last keyframe of the first turn that ends with it; nil for the initial layout.
    package var keyframe: Int?
    /// When a turn ended without it; nil if none did.
    package var end: Nanoseconds?
    /// Nil of all but the first ambiguities of a run.
    package var range: AmbiguityRange?
  }

  package struct Tie: Hashable, Sendable {
    package var layout: LayoutTie
    /// The members with the constants that they had.
    package var constraints: [LayoutConstraint]
    /// The last keyframe of the first turn that ends with it; nil for the initial layout.
    package var keyframe: Int?
    /// When a turn ended without it; nil if none did.
    package var end: Nanoseconds?
  }
}

/// Why a timeline that reads well cannot be played.
package enum PlanningError: Error, Hashable, Sendable {
  /// The expression of a constant gave an infinite number or none.
  case nonFiniteConstant(constraint: Int, location: SourceLocation)
  /// The expression of a constant gave one beyond `LayoutConstraint.largestMagnitude`.
  case constantOutOfRange(constraint: Int, location: SourceLocation)
  /// More than the 100,000 frames that are the limit.
  case tooManyFrames
}
