/// A property of a view that is not the same in some frames.
///
/// Edges are those of the view's rectangle before its transform, in its superview's coordinates:
/// what lies in a view that moved has not moved itself. Lengths and other numbers that differ by a
/// millionth or less are the rounding of doubles, and the same.
public struct GeometryDifference: Hashable, Sendable {
  public enum Property: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, alpha, transform, hidden, backgroundColor
  }

  /// The view's id.
  public let view: String
  public let property: Property
  /// From the first frame that differs to the last.
  public internal(set) var frames: ClosedRange<Int>
  /// How many of them differ.
  public internal(set) var frameCount: Int
  /// Where the difference is largest, the first such frame.
  public internal(set) var worstFrame: Int
  /// In that frame, actual less expected. Of an edge points, positive rightward and downward; of
  /// `alpha` its difference; of `transform` the largest between two numbers of its matrix; of
  /// `backgroundColor` the largest between two channels, 1…255; of `hidden` 1.
  public internal(set) var worstDifference: Double
  /// The expected value in that frame, as text.
  public internal(set) var expectedValue: String
  /// The actual value in that frame, as text.
  public internal(set) var actualValue: String
  /// The one constraint among the changes that mentions the view along the edge's axis; nil if
  /// there is none, or several.
  public internal(set) var constraint: String?
}

extension GeometryDifference: CustomStringConvertible {
  /// As in `` `blue.right` is 24 pt further left in frames 8–14, worst in frame 11 ``.
  public var description: String {
    let reason = constraint.map { " (constraint `\($0)`)" } ?? ""
    return "`\(view).\(property.rawValue)` is \(deviation) in \(framesText)\(reason)"
  }

  private var deviation: String {
    let amount = worstDifference.magnitude.text(decimals: 6)
    let isMore = worstDifference > 0
    switch property {
    case .left, .right: return "\(amount) pt further \(isMore ? "right" : "left")"
    case .top, .bottom: return "\(amount) pt further \(isMore ? "down" : "up")"
    case .alpha: return "\(amount) \(isMore ? "higher" : "lower")"
    case .transform, .hidden, .backgroundColor:
      return "\(actualValue) in place of \(expectedValue)"
    }
  }

  private var framesText: String {
    guard frames.count > 1 else { return frames.framesText }
    let some = frameCount < frames.count ? "\(frameCount) of the " : ""
    return "\(some)\(frames.framesText), worst in frame \(worstFrame)"
  }
}
