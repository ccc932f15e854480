public import Reporting

/// The largest differences that count as equal. Results count the differences within it.
///
/// It does not apply to structure, to `hidden`, or to a transform apart from its translation.
public struct ComparisonTolerance: Hashable, Sendable {
  /// The largest difference of any of a pixel's four channels that counts as equal, 0…255. It also
  /// applies to a view's background colour, and to its alpha in 255ths.
  public let channel: Int
  /// The largest difference of an edge, or of a transform's translation, that counts as equal, in
  /// points: 0 or more.
  public let points: Double

  /// Everything is compared exactly.
  public static let none = ComparisonTolerance()

  private init() { (channel, points) = (0, 0) }

  /// - Throws: `usage` for a value outside of these ranges, or one that is not finite.
  public init(channel: Int = 0, points: Double = 0) throws(LayoutAnimationError) {
    guard 0...255 ~= channel else {
      throw LayoutAnimationError(
        .usage, "the tolerance of a channel must be 0…255, not \(channel)")
    }
    guard points >= 0, points.isFinite else {
      throw LayoutAnimationError(
        .usage, "the tolerance of an edge must be 0 or more points, not \(points)")
    }
    self.channel = channel
    self.points = points
  }

  /// The same tolerance, except for what is chosen in its place.
  ///
  /// - Throws: as `init`.
  package func replaced(channel: Int?, points: Double?) throws(LayoutAnimationError)
    -> ComparisonTolerance
  {
    try ComparisonTolerance(channel: channel ?? self.channel, points: points ?? self.points)
  }
}

/// The tolerances that a command's options choose, each in place of the suite's.
package struct ChosenTolerance: Hashable, Sendable {
  private let channel: Int?
  private let points: Double?

  /// - Throws: `usage`, as `ComparisonTolerance`.
  package init(channel: Int? = nil, points: Double? = nil) throws(LayoutAnimationError) {
    _ = try ComparisonTolerance.none.replaced(channel: channel, points: points)
    self.channel = channel
    self.points = points
  }

  private init() { (channel, points) = (nil, nil) }

  /// Nothing is chosen.
  package static let none = ChosenTolerance()

  package func over(_ suite: ComparisonTolerance) throws(LayoutAnimationError)
    -> ComparisonTolerance
  {
    try suite.replaced(channel: channel, points: points)
  }

  /// The part of the suite's tolerance that nothing is chosen in place of.
  func remainder(of suite: ComparisonTolerance) throws(LayoutAnimationError)
    -> ComparisonTolerance
  {
    try suite.replaced(channel: channel.map { _ in 0 }, points: points.map { _ in 0 })
  }
}
