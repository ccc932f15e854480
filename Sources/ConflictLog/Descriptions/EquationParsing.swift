extension TextCursor {
  /// `X.leading == 0.5*Y.width + 8`, `X.height >= 44`, `X.minY == 8`.
  mutating func equation(
    _ names: [String: LoggedItem]
  ) throws(DescriptionProblem) -> LoggedConstraint {
    let first = try anchor(names)
    skipBlanks()
    guard let relation = relation() else {
      throw .init("no relation follows the first anchor", index)
    }
    skipBlanks()
    var constraint = LoggedConstraint(first: first)
    constraint.relation = relation
    try side(of: &constraint, names)
    return constraint
  }

  private mutating func side(
    of constraint: inout LoggedConstraint, _ names: [String: LoggedItem]
  ) throws(DescriptionProblem) {
    if let constant = signedConstant() {
      skipBlanks()
      guard take("*") else { return constraint.constant = constant }
      skipBlanks()
      constraint.multiplier = constant
    } else if take("-") {
      constraint.multiplier = -1
    }
    constraint.second = try anchor(names)
    skipBlanks()
    try factor(&constraint)
    constraint.constant = signedConstant() ?? 0
  }

  /// The multiplier behind an anchor, as some systems write it.
  private mutating func factor(_ constraint: inout LoggedConstraint) throws(DescriptionProblem) {
    let divides = next == UInt8(ascii: "/")
    guard take("*") || take("/") else { return }
    skipBlanks()
    guard let factor = number(), factor != 0 else { throw .init("no number follows", index) }
    constraint.multiplier *= divides ? 1 / factor : factor
    skipBlanks()
  }

  /// A number with a sign that blanks may follow.
  private mutating func signedConstant() -> Double? {
    let start = index
    let isNegative = next == UInt8(ascii: "-")
    let hasSign = take("+") || take("-")
    if hasSign { skipBlanks() }
    guard next?.isDigit == true || next == UInt8(ascii: "."), let value = number() else {
      advance(to: start)
      return nil
    }
    return isNegative ? -value : value
  }

  private mutating func anchor(
    _ names: [String: LoggedItem]
  ) throws(DescriptionProblem) -> LoggedConstraint.Anchor {
    guard let item = item(names) else { throw .init("this is neither a view nor a guide", index) }
    guard take(".") else { throw .init("no attribute follows", index) }
    let start = index
    let word = take { $0.isLetter }
    guard let attribute = Self.attribute(word) else {
      throw .init("`\(word)` is not an attribute of a layout", start)
    }
    return .init(item: item, attribute: attribute)
  }

  mutating func relation() -> String? {
    if take("==") { return "==" }
    if take("<=") { return "<=" }
    return take(">=") ? ">=" : nil
  }

  /// In the words of a timeline; nil for what is no attribute.
  private static func attribute(_ word: String) -> String? {
    if let word = spellings[word] { return word }
    return attributes.contains(word) ? word : nil
  }

  private static let spellings = [
    "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top", "midY": "centerY",
    "maxY": "bottom", "baseline": "lastBaseline",
  ]

  private static let attributes: Set<String> = {
    let edges = ["leading", "trailing", "left", "right", "top", "bottom"]
    return Set(
      edges + edges.map { $0 + "Margin" } + [
        "width", "height", "centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins",
        "firstBaseline", "lastBaseline",
      ])
  }()
}
