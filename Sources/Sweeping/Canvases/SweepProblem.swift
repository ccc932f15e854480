package import Planning
import TimelineModel

/// One thing that breaks on some canvases.
package struct SweepProblem: Hashable, Sendable {
  /// Where it is to be seen.
  package struct Occurrence: Hashable, Sendable {
    /// The place among the sweep's canvases.
    package let canvas: Int
    /// In points: the width and height of an overlap; by how far a view lies outside; of what has
    /// no size, the size that it has on the timeline's own canvas. Empty for the others.
    package let lengths: [Double]
    /// The last keyframe played before; nil for the initial layout. Of what occurs several times,
    /// where it is largest.
    package let keyframe: Inspection.Keyframe?
    /// In seconds: when the animations have ended, or the change was made.
    package let time: Double
  }

  /// As `check` has it, or `overlap`, `outside-superview`, `outside-canvas`, `off-screen`,
  /// `no-size`.
  package let code: String
  /// In words, with the ids of the views.
  package let message: String
  /// The views it is about, by id.
  package let views: [String]
  /// The constraints in conflict, by name.
  package let constraints: [String]
  /// Where the view, the constraint or the change is written, counted from 1.
  package let line: Int?
  package let column: Int?
  /// In the order of the canvases, each once.
  package internal(set) var occurrences: [Occurrence]
}
