import AutoLayout
import TestSupport
import Testing
import VisualFormat

@Suite struct VisualFormatVectors {
  @Test func everyRowHolds() throws {
    try runVectors(
      of: "vfl.json",
      checks: [
        "constraints": checkConstraints, "error": checkError, "layout": VisualFormatLayout.check,
      ])
  }

  private func checkConstraints(_ row: VectorRow) throws {
    let expected = try row.objects("expect").map(ExpectedConstraint.init)
    let mentioned = expected.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let format = try FormatRow(row, mentioned: mentioned.filter { $0 != "superview" })
    let constraints = try format.parse().map(ExpectedConstraint.init)
    #expect(constraints == expected, "\(row)")
  }

  /// The caret is the position of Apple's parser, usually behind the wrong character; our position
  /// is only required to lie within the string.
  private func checkError(_ row: VectorRow) throws {
    let format = try FormatRow(row)
    let reason = try row.string("reason")
    _ = try row.number("caret")
    let error = #expect(throws: VisualFormatError.self, "\(row)") { try format.parse() }
    guard let error else { return }
    #expect(format.isKnown(error, as: reason), "\(row): \(error)")
    #expect((0...format.text.utf8.count).contains(error.offset), "\(row): \(error)")
  }
}

/// A row of kind `layout`: formats, a container and the resulting frames.
struct VisualFormatLayoutRow {
  var formats: [String]
  /// Nil along an axis that the row does not test.
  var container: (width: Double?, height: Double?)
  /// The distance that a lone `-` means, also to the superview.
  var standardSpacing: Double
  /// By view, then `width` or `height`.
  var intrinsic: [String: [String: Double]]
  /// By view, then `left`, `top`, `width` or `height`.
  var expect: [String: [String: Double]]
  var tolerance: Double
  var note: String?

  init(_ row: VectorRow) throws {
    formats = try row.strings("formats")
    let lengths = try row.array("container").map { $0.isNull ? nil : try $0.number() }
    guard lengths.count == 2 else { throw VectorError("\(row): a container has two lengths") }
    container = (lengths[0], lengths[1])
    standardSpacing = try row.number("standardSpacing")
    intrinsic = try row.optional("intrinsic").map { try Self.numbersByView($0.object()) } ?? [:]
    expect = try Self.numbersByView(row.object("expect"))
    tolerance = try row.number("tolerance")
    note = try row.optional("note")?.string()
  }

  private static func numbersByView(_ row: VectorRow) throws -> [String: [String: Double]] {
    var numbers: [String: [String: Double]] = [:]
    for view in row.keys {
      let inner = try row.object(view)
      for key in inner.keys { numbers[view, default: [:]][key] = try inner.number(key) }
    }
    return numbers
  }
}

/// The fields that rows of the kinds `constraints` and `error` share.
private struct FormatRow {
  var text: String
  var options = VisualFormat.Options()
  var names: VisualFormat.Names

  init(_ row: VectorRow, mentioned: [String] = []) throws {
    text = try row.string("format")
    for option in try row.strings("options") where !options.insert(named: option) {
      throw VectorError("\(row): unknown option '\(option)'")
    }
    let views = try row.optional("views")?.array().map { try $0.string() } ?? mentioned
    let haveSuperview = try row.optional("viewsHaveSuperview")?.bool() ?? true
    names = VisualFormat.Names(
      views: haveSuperview ? views : [], viewsWithoutSuperview: haveSuperview ? [] : views,
      metrics: try row.optional("metrics").map(Self.metrics) ?? [:])
  }

  func parse() throws(VisualFormatError) -> [VisualFormatConstraint] {
    try VisualFormat.parse(text, options: options, names: names)
  }

  /// A list of names has no values; if an error is expected, any will do.
  private static func metrics(_ value: VectorValue) throws -> [String: Double] {
    var metrics: [String: Double] = [:]
    if value.isArray {
      for name in try value.array() { metrics[try name.string()] = 1 }
    } else {
      let object = try value.object()
      for name in object.keys { metrics[name] = try object.number(name) }
    }
    return metrics
  }
}

/// A constraint in the notation of the file; `superview` stands for `|`.
private struct ExpectedConstraint: Equatable {
  var first: String
  var firstAttribute: String
  var relation: String
  var second: String?
  var secondAttribute: String
  var multiplier: Double
  var constant: Double
  var priority: Double

  init(_ row: VectorRow) throws {
    first = try row.string("first")
    firstAttribute = try row.string("firstAttribute")
    relation = try row.string("relation")
    second = try row.optional("second")?.string()
    secondAttribute = try row.string("secondAttribute")
    multiplier = try row.number("multiplier")
    constant = try row.number("constant")
    priority = try row.number("priority")
  }

  init(_ constraint: VisualFormatConstraint) {
    first = Self.name(of: constraint.first)
    firstAttribute = constraint.firstAttribute.rawValue
    relation = constraint.relation.symbol
    second = constraint.second.map(Self.name)
    secondAttribute = constraint.secondAttribute.rawValue
    multiplier = 1
    constant = constraint.constant
    priority = Double(constraint.priority.rawValue)
  }

  private static func name(of item: VisualFormatConstraint.Item) -> String {
    switch item {
    case .view(let name): name
    case .superview: "superview"
    }
  }
}

extension FormatRow {
  /// Whether the file may use this name for an error. If the format ends too early, the file may
  /// report that instead of what is missing, and vice versa.
  func isKnown(_ error: VisualFormatError, as name: String) -> Bool {
    let isAtEnd = error.offset == text.utf8.count && error.length == 0 && !text.isEmpty
    let names = error.reason.names + (isAtEnd ? [["end"]] : [])
    return names.contains { $0.allSatisfy(name.contains) }
  }
}

extension VisualFormatError.Reason {
  /// The words of which the file's name must contain all, for one of these lists.
  fileprivate var names: [[String]] {
    switch self {
    case .emptyFormat: [["empty"]]
    case .nonASCII: [["ascii"]]
    case .missingColon: [["colon"]]
    case .missingConnection: [["connection"]]
    case .missingView: [["missing", "view"], ["expected", "view"]]
    case .trailingText: [["trailing"]]
    case .illegalViewName: [["illegal"], ["invalid"], ["view-name"]]
    case .unknownView: [["unknown-view"]]
    case .missingBracket: [["bracket"]]
    case .malformedSizePredicate: [["malformed"]]
    case .unknownRelation: [["relation"]]
    case .unexpectedEnd: [["malformed"], ["illegal-view-name"], ["end"]]
    case .missingHyphen: [["missing-hyphen"], ["missing-dash"], ["missing-minus"]]
    case .unparenthesizedList: [["unparenthes"], ["list"], ["without-parenthes"]]
    case .missingParenthesis: [["missing-parenthes"], ["missing-paren"]]
    case .ambiguousHyphen: [["ambiguous"]]
    case .neitherNumberNorMetric: [["number"]]
    case .unknownMetric: [["unknown-metric"], ["unknown-name"]]
    case .viewAsSpacing: [["spac", "view"], ["spacer"]]
    case .numberTooLarge: []
    case .priorityOutOfRange: [["priority"]]
    case .noSuperview: [["superview"]]
    case .alignmentAlongAxis: [["align"]]
    case .baselineSpacingInHorizontalLayout: [["baseline"]]
    }
  }
}
