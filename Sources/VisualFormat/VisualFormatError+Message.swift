import AutoLayout

extension VisualFormatError {
  package var message: String { reason.message }
}

extension VisualFormatError.Reason {
  fileprivate var message: String {
    switch self {
    case .emptyFormat: "the visual format is empty"
    case .nonASCII: "a visual format consists of ASCII characters only"
    case .missingColon: "expected `:` after the orientation"
    case .missingConnection: "expected `-` or a view in brackets after `|`"
    case .missingView: "expected a view in brackets"
    case .trailingText: "nothing can follow here but `-`, a view in brackets or a final `|`"
    case .illegalViewName(""): "expected the name of a view"
    case .illegalViewName(let name): "`\(name)` cannot be the name of a view"
    case .unknownView(let name): "unknown view `\(name)`"
    case .missingBracket: "expected `]` at the end of the view"
    case .malformedSizePredicate: "expected a size: a number, a metric or a view"
    case .unknownRelation(let text):
      "unknown relation `\(text)`; the relations are `==`, `<=`, `>=`"
    case .unexpectedEnd: "the visual format stops in the middle of a view or a spacing"
    case .missingHyphen: "expected `-` after the spacing"
    case .unparenthesizedList: "several spacings need parentheses around them"
    case .missingParenthesis: "expected `,` or `)`"
    case .ambiguousHyphen: "this `-` may be a minus sign or a connection"
    case .neitherNumberNorMetric: "expected a number or the name of a metric"
    case .unknownMetric(let name): "unknown metric `\(name)`"
    case .viewAsSpacing(let name): "`\(name)` is a view; a spacing cannot equal the size of a view"
    case .numberTooLarge: "the number is too large"
    case .priorityOutOfRange(let value):
      "the priority \(value) is out of range; priorities are above 0 and at most 1000"
    case .noSuperview(let view): "`|` means the superview of `\(view)`, which has none"
    case .alignmentAlongAxis(let attribute, let axis):
      "views in a \(axis) format cannot be aligned by `\(attribute.rawValue)`"
    case .baselineSpacingInHorizontalLayout:
      "spacing from baseline to baseline needs a vertical format"
    }
  }

  /// Advice where the message alone does not say what to write instead.
  var help: String? {
    switch self {
    case .missingConnection: "write `|[view]`, `|-[view]` or `|-20-[view]`"
    case .illegalViewName: "a name has letters, digits and `_`, and no digit first"
    case .unparenthesizedList: "write `-(10,20@500)-`"
    case .missingHyphen: "put a spacing between two hyphens, as in `[a]-10-[b]`"
    case .ambiguousHyphen: "write `-(-10)-` for a negative spacing, one `-` for the standard one"
    case .neitherNumberNorMetric:
      "a number starts with a digit or `-`, a metric with a letter or `_`"
    case .viewAsSpacing: "put a spacer view there and give it that size"
    case .alignmentAlongAxis(_, .horizontal):
      "align by a vertical attribute, or begin the format with `V:`"
    case .alignmentAlongAxis(_, .vertical): "align by a horizontal attribute"
    case .baselineSpacingInHorizontalLayout: "begin the format with `V:`"
    case .emptyFormat, .nonASCII, .missingColon, .missingView, .trailingText, .unknownView,
      .missingBracket, .malformedSizePredicate, .unknownRelation, .unexpectedEnd,
      .missingParenthesis, .unknownMetric, .numberTooLarge, .priorityOutOfRange, .noSuperview:
      nil
    }
  }
}
