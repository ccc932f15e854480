import AutoLayout
import JSONText
import TimelineModel

@testable import Reporting

/// A small timeline around one constraint: views `a`, `b` and in `b` a view `c`, a guide `g`, and
/// the metrics `gap` and `low`.
struct ConstraintScene {
  private let bytes: [UInt8]
  /// Of the constraint's text, quotes included.
  private let literal: Range<Int>

  /// - Parameter key: of the object form; nil for the string form.
  init(_ constraint: String, key: String? = nil) {
    let text = Array(JSONWriter.text(of: constraint).utf8)
    let opening = key.map { "{\"\($0)\": " } ?? ""
    let start = Array(#"{\#(Self.head), "constraints": [\#(opening)"#.utf8)
    bytes = start + text + Array((key == nil ? "]}" : "}]}").utf8)
    literal = start.count..<start.count + text.count
  }

  private static let head = """
    "version": 1, "canvas": {"width": 320, "height": 480}, "metrics": {"gap": 8, "low": 250}, \
    "views": [{"id": "a"}, {"id": "b", "layoutGuides": [{"id": "g"}], "subviews": [{"id": "c"}]}]
    """

  /// The timeline; nil if the constraint is refused, at a place in its own text.
  func timeline() throws(BrokenProperty) -> Timeline? {
    let refusals: [Diagnostic]
    do throws(InvalidTimeline) {
      return try Timeline(parsing: SourceText(bytes: bytes))
    } catch {
      refusals = error.diagnostics
    }
    for refusal in refusals { try check(refusal) }
    return nil
  }

  private func check(_ refusal: Diagnostic) throws(BrokenProperty) {
    guard let place = refusal.location else {
      throw BrokenProperty(description: "an error without a place: \(refusal.message)")
    }
    try require(
      literal.lowerBound <= place.lowerOffset && place.lowerOffset <= place.upperOffset
        && place.upperOffset <= literal.upperBound,
      "\(place) is not within \(literal): \(refusal.message)")
  }
}

extension Timeline {
  /// Every constraint, written as an equation and read again, is the same.
  func checkEquations() throws(BrokenProperty) {
    for declared in constraints {
      let text = TimelineWords(self).fullEquation(declared.constraint)
      let read = try ConstraintScene(text).timeline()?.constraints.map(\.constraint)
      try require(read == [declared.constraint.stated], "read again as \(read ?? []): \(text)")
    }
  }
}

extension LayoutConstraint {
  /// As equations state it: an item times zero is left out.
  fileprivate var stated: LayoutConstraint {
    guard multiplier == 0, secondItem != nil else { return self }
    var stated = self
    (stated.secondItem, stated.secondAttribute, stated.multiplier) = (nil, .notAnAttribute, 1)
    return stated
  }
}
