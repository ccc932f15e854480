package import AutoLayout

/// Why a format was refused, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
  package var reason: Reason
  /// Where the offending characters begin, as a UTF-8 offset in the format; its length at most.
  package var offset: Int
  /// How many bytes are meant; 0 when something is missing at the end.
  package var length: Int
  /// What to do about it.
  package var help: String?
  /// The names that would have been known in place of an unknown one.
  package var candidates: [String]

  /// `help` replaces the general advice for the reason.
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
  /// The kinds of errors that Apple's parser tells apart, and `numberTooLarge`.
  package enum Reason: Hashable, Sendable {
    case emptyFormat
    case nonASCII
    /// After `H` or `V`.
    case missingColon
    /// After `|` at the beginning: neither `-` nor a view.
    case missingConnection
    /// Where a view, or at the end of a format `|`, was expected.
    case missingView
    case trailingText
    case illegalViewName(String)
    case unknownView(String)
    case missingBracket
    /// No predicate where a view's size was opened or continued.
    case malformedSizePredicate
    case unknownRelation(String)
    /// The format stops inside brackets or parentheses.
    case unexpectedEnd
    /// After a spacing.
    case missingHyphen
    case unparenthesizedList
    case missingParenthesis
    /// A second `-`: of a negative number, or of a connection.
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
