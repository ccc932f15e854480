package import Planning

/// A problem that occurs on some canvases.
package struct SweepProblem: Hashable, Sendable {
  /// A canvas and a time at which the problem occurs.
  package struct Occurrence: Hashable, Sendable {
    /// The index of the canvas in the sweep's `canvases`.
    package let canvas: Int
    /// In points: for an overlap, its width and height; for a view that is outside, its distance;
    /// for a view without a size, its length on the timeline's own canvas. Empty for other
    /// problems.
    package let lengths: [Double]
    /// The last keyframe played before; nil for the initial layout. If the problem occurs several
    /// times, this is where it is largest.
    package let keyframe: Inspection.Keyframe?
    /// In seconds: when the animations have ended, or when the change was made.
    package let time: Double
  }

  /// A code of `check`, or `overlap`, `outside-superview`, `outside-canvas`, `off-screen`,
  /// `no-size`.
  package let code: String
  /// A description that names the views by their ids.
  package let message: String
  /// The ids of the views that are affected.
  package let views: [String]
  /// The names of the constraints in conflict.
  package let constraints: [String]
  /// Where the view, the constraint or the change is declared in the file, counted from 1.
  package let line: Int?
  package let column: Int?
  /// In the order of the canvases, at most one for each.
  package internal(set) var occurrences: [Occurrence]
}
