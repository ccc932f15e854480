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

  /// What to write instead; nil for an unknown name, to which whoever knows all names can suggest one.
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
    case .emptyFormat: "write a format such as `H:|-[view]-|`"
    case .nonASCII: "write letters without accents, and plain hyphens and brackets"
    case .missingColon: "write `H:` or `V:`"
    case .missingView: "write a view as `[view]`"
    case .trailingText: "connect views as in `[a]-8-[b]`, and end with a view or `|`"
    case .missingBracket: "write a view as `[view]`, or with its size as `[view(100)]`"
    case .malformedSizePredicate: "write a size as in `[view(100)]` or `[view(>=gap@750)]`"
    case .unknownRelation: "write one of these, or leave it out for `==`"
    case .unexpectedEnd: "end the format with a view in brackets or `|`"
    case .missingParenthesis: "close the parenthesis after the last predicate"
    case .numberTooLarge: "write a number whose magnitude is at most 1000000000"
    case .priorityOutOfRange: "write a number from 1 to 1000; 1000 is required"
    case .noSuperview: "leave out `|`, or use views inside `root`"
    case .unknownView, .unknownMetric: nil
    }
  }
}
