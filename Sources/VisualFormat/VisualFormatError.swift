package import AutoLayout

/// The reason why a format is invalid, and the position.
package struct VisualFormatError: Error, Hashable, Sendable {
  package var reason: Reason
  /// The UTF-8 offset of the first wrong character in the format; at most the format's length.
  package var offset: Int
  /// The number of wrong bytes; 0 if something is missing at the end.
  package var length: Int
  /// Advice on how to correct the format.
  package var help: String?
  /// The names that are valid instead of an unknown one.
  package var candidates: [String]

  /// - Parameter help: replaces the general advice for the reason.
  init(
    _ reason: Reason, at range: Range<Int>, help: String? = nil, candidates: [String] = []
  ) {
    self.reason = reason
    self.offset = range.lowerBound
    self.length = range.count
    self.help = help ?? reason.help
    self.candidates = candidates
  }
}

extension VisualFormatError {
  /// The errors that Apple's parser distinguishes, and `numberTooLarge`.
  package enum Reason: Hashable, Sendable {
    case emptyFormat
    case nonASCII
    /// After `H` or `V`.
    case missingColon
    /// Neither `-` nor a view after a leading `|`.
    case missingConnection
    /// No view where one is expected, nor a trailing `|`.
    case missingView
    case trailingText
    case illegalViewName(String)
    case unknownView(String)
    case missingBracket
    /// No predicate after `(` or `,` in the size of a view.
    case malformedSizePredicate
    case unknownRelation(String)
    /// The format ends inside brackets or parentheses.
    case unexpectedEnd
    /// After a spacing.
    case missingHyphen
    case unparenthesizedList
    case missingParenthesis
    /// A second `-`, which may start a negative number or end a connection.
    case ambiguousHyphen
    case neitherNumberNorMetric
    case unknownMetric(String)
    /// Only a view's own size can equal another view's.
    case viewAsSpacing(String)
    case numberTooLarge
    case priorityOutOfRange(Double)
    case noSuperview(of: String)
    case alignmentAlongAxis(LayoutAttribute, LayoutAxis)
    case baselineSpacingInHorizontalLayout
  }
}
