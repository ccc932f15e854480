import Reporting

/// A property of a view that differs in some frames.
///
/// Edges are those of the view's rectangle before its transform, in its superview's coordinates: a
/// subview of a view that moved has not moved itself. Lengths and other numbers that differ by a
/// millionth or less, which is due to rounding, count as equal.
public struct GeometryDifference: Hashable, Sendable {
  public enum Property: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, alpha, transform, hidden, backgroundColor, text, image
    case cornerRadius, maskedCorners, borderWidth, borderColor, clipsToBounds, zPosition
    case contentOffset, gradient, shadow
  }

  /// The view's id.
  public let view: String
  public let property: Property
  /// The id of the superview, in whose coordinates edges are; nil for the canvas.
  public let superview: String?
  /// From the first frame that differs to the last.
  public internal(set) var frames: ClosedRange<Int>
  /// How many frames in that range differ.
  public internal(set) var frameCount: Int
  /// The first frame in which the difference is largest.
  public internal(set) var worstFrame: Int
  /// Actual minus expected in that frame: for an edge in points, positive to the right and down;
  /// for `alpha` as it is; for `transform` the largest difference between two numbers of its
  /// matrix; for colours the largest between two channels, 1…255; for `cornerRadius`, `borderWidth`
  /// and `zPosition` as it is; for `contentOffset` the larger difference of its coordinates; for
  /// `gradient` that of its colours, where the whole axis or another number of colours counts 255;
  /// for `shadow` the largest in points, or of its colour and 255 times its opacity; for what has no
  /// amount 1.
  public internal(set) var worstDifference: Double
  /// The expected value in that frame, as text.
  public internal(set) var expectedValue: String
  /// The actual value in that frame, as text.
  public internal(set) var actualValue: String
  /// Whether the difference is the same in all of its frames.
  var isSteady = true
  /// The changes in the timelines that caused it, the most direct first; empty if they are not
  /// known.
  public internal(set) var explanations: [TimelineChange] = []
  /// Their indices in `FrameComparison.changes`.
  var explanationNumbers: [Int] = []
  /// How many more explanations are equally possible; 0 if `isExplained`.
  public internal(set) var furtherExplanations = 0
  /// Whether each explanation is known to be a cause: it is the only change, or without it the
  /// property would have a different value. If not, each is only possible.
  public internal(set) var isExplained = false

  /// The name of the constraint that the only explanation is about; nil if there is none.
  public var constraint: String? {
    explanations.count == 1 && furtherExplanations == 0 ? explanations[0].constraint : nil
  }
}

extension GeometryDifference: CustomStringConvertible {
  /// For example "`blue.right` is 24 pt further left in frames 8–14, worst in frame 11 (explained
  /// by: constraint `spacing`: constant 8 → 24)".
  public var description: String {
    let reason = explanations.isEmpty ? "" : " (\(explanationText { $0.message }))"
    return statement + reason
  }

  /// Without the explanation.
  var statement: String {
    "`\(view).\(property.rawValue)` is \(deviation) in \(framesText)"
  }

  /// `explained by: …; …`, three at most.
  func explanationText(_ words: (TimelineChange) -> String) -> String {
    explanations.explanationText(areKnown: isExplained, further: furtherExplanations, words)
  }

  /// As in `2 pt further left`.
  package var deviation: String {
    let amount = worstDifference.magnitude.text(decimals: 6)
    let isMore = worstDifference > 0
    switch property {
    case .left, .right: return "\(amount) pt further \(isMore ? "right" : "left")\(place)"
    case .top, .bottom: return "\(amount) pt further \(isMore ? "down" : "up")\(place)"
    case .alpha: return "\(amount) \(isMore ? "higher" : "lower")"
    case .cornerRadius, .borderWidth: return "\(amount) pt \(isMore ? "larger" : "smaller")"
    case .transform, .hidden, .backgroundColor, .maskedCorners, .borderColor, .clipsToBounds,
      .zPosition, .text, .image, .contentOffset, .shadow:
      return "\(actualValue) instead of \(expectedValue)"
    case .gradient:
      let (actual, expected) = distinctParts
      return "\(actual) instead of \(expected)"
    }
  }

  /// Both gradients without their colours or their axis if these are the same.
  private var distinctParts: (actual: String, expected: String) {
    let axis = " from "
    let (new, old) = (actualValue.split(separator: axis), expectedValue.split(separator: axis))
    guard new.count == 2, old.count == 2 else { return (actualValue, expectedValue) }
    if new[0] == old[0] { return ("from \(new[1])", "from \(old[1])") }
    if new[1] == old[1] { return (String(new[0]), String(old[0])) }
    return (actualValue, expectedValue)
  }

  /// What an edge's place is relative to, unless it is the canvas.
  private var place: String { superview.map { " relative to `\($0)`" } ?? "" }

  /// As in `frames 16–75, worst in frame 75`.
  package var framesText: String {
    guard frames.count > 1 else { return frames.framesText }
    let some = frameCount < frames.count ? "\(frameCount) of the " : ""
    return some + frames.framesText + (isSteady ? "" : ", worst in frame \(worstFrame)")
  }
}

extension [TimelineChange] {
  private static let shownCount = 3

  /// `explained by: …; …`, three at most and how many more there are.
  ///
  /// - Parameter further: how many there are in addition to these.
  func explanationText(
    areKnown: Bool, further: Int = 0, _ words: (TimelineChange) -> String
  ) -> String {
    let shown = prefix(Self.shownCount)
    let more = count - shown.count + further
    let rest = more > 0 ? "; and \(more) more" : ""
    return (areKnown ? "explained by: " : "possibly explained by: ")
      + shown.map(words).joined(separator: "; ") + rest
  }
}
