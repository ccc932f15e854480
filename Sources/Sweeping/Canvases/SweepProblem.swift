public import Planning
import TimelineModel

/// One thing that breaks on some canvases.
public struct SweepProblem: Hashable, Sendable {
  /// Where it is to be seen.
  public struct Occurrence: Hashable, Sendable {
    /// The place among the sweep's canvases.
    public let canvas: Int
    /// In points: the width and height of an overlap; by how far a view lies outside; of what has
    /// no size, the size that it has on the timeline's own canvas. Empty for the others.
    public let lengths: [Double]
    /// The last keyframe played before; nil for the initial layout. Of what occurs several times,
    /// where it is largest.
    public let keyframe: Inspection.Keyframe?
    /// In seconds: when the animations have ended, or the change was made.
    public let time: Double
  }

  /// As `check` has it, or `overlap`, `outside-superview`, `outside-canvas`, `off-screen`,
  /// `no-size`.
  public let code: String
  /// In words, with the ids of the views.
  public let message: String
  /// The views it is about, by id.
  public let views: [String]
  /// The constraints in conflict, by name.
  public let constraints: [String]
  /// Where the view, the constraint or the change is written, counted from 1.
  public let line: Int?
  public let column: Int?
  /// In the order of the canvases, each once.
  public internal(set) var occurrences: [Occurrence]
}
