/// The contents of a suite's `layoutanim.json`.
package struct SuiteSettings: Hashable, Sendable {
  package static let fileName = "layoutanim.json"

  /// The files and folders that are not part of the suite.
  package internal(set) var ignored: [PathPattern] = []
  /// 1…1000; nil keeps the timelines' own.
  package internal(set) var framesPerSecond: Int?
  /// Pixels per point, 1, 2 or 3; nil keeps the timelines' own.
  package internal(set) var scale: Int?
  /// Whether timelines with warnings fail.
  package internal(set) var isStrict = false
  /// In the order of the file; for a timeline the last one that matches applies.
  package internal(set) var tolerances: [Tolerance] = []

  /// The differences that count as equal in some timelines.
  package struct Tolerance: Hashable, Sendable {
    package let pattern: PathPattern
    /// Of any of a pixel's channels, 0…255.
    package let channel: Int
    /// Of an edge, in points: 0 or more.
    package let points: Double
  }

  package init() {}

  /// The last tolerance that is for a timeline; nil if there is none.
  ///
  /// - Parameter path: relative to the folder of the suite.
  package func tolerance(of path: String) -> Tolerance? {
    tolerances.last { $0.pattern.matches(path) }
  }
}
