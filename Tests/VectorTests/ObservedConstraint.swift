import AutoLayout
import TestSupport
import VisualFormat

/// A constraint as written in a log, with short names: `'UISV-alignment' Label.top == Img.top`,
/// `V:[v1]-(34)-[v2]`, `h=--& v=--& Wrapper.width == 0`.
struct ObservedConstraint: CustomStringConvertible {
  struct Equation {
    var first: VisualFormatConstraint.Item
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: VisualFormatConstraint.Item?
    var secondAttribute = LayoutAttribute.notAnAttribute
    var multiplier = 1.0
    var constant = 0.0
    var priority = LayoutPriority.required
  }

  let description: String
  let isSystem: Bool
  private(set) var constraints: [Equation] = []

  private static let systemIdentifiers = [
    "UIView-Encapsulated-Layout", "UISV-", "UIViewSafeAreaLayoutGuide", "_UITemporaryLayout",
    "UIView-leftMargin", "UIView-rightMargin", "UIView-topMargin", "UIView-bottomMargin",
  ]

  init(_ text: String, _ row: VectorRow) throws {
    description = text
    var body = Substring(text)
    var isSystem = false
    if body.hasPrefix("h=") {
      body = body.dropFirst("h=--& v=--& ".count)
      isSystem = true
    }
    if body.first == "'", let end = body.dropFirst().firstIndex(of: "'") {
      let identifier = body.dropFirst()[..<end]
      isSystem = isSystem || Self.systemIdentifiers.contains { identifier.hasPrefix($0) }
      body = body[body.index(after: end)...].drop { $0 == " " }
    }
    self.isSystem = isSystem
    let isFormat = body.hasPrefix("H:") || body.hasPrefix("V:")
    constraints = try isFormat ? Self.format(body) : [Self.equation(body, row)]
  }

  /// `(LTR)` means left and right, which is the same as leading and trailing here.
  private static func format(_ body: Substring) throws -> [Equation] {
    var format = body.split(separator: " ").first.map(String.init) ?? ""
    if format.hasSuffix("(LTR)") { format = String(format.dropLast("(LTR)".count)) }
    for symbol in ["(NSSpace(", "(NSLayoutAnchorConstraintSpace("] where format.contains(symbol) {
      format = format.replacing(symbol, with: "(").replacing("))", with: ")")
    }
    let views = format.split(separator: "[").dropFirst().map { view in
      String(view.prefix { $0 != "]" && $0 != "(" })
    }
    return try VisualFormat.parse(format, names: VisualFormat.Names(views: views)).map {
      Equation(
        first: $0.first, firstAttribute: $0.firstAttribute, relation: $0.relation,
        second: $0.second, secondAttribute: $0.secondAttribute, constant: $0.constant,
        priority: $0.priority)
    }
  }

  /// `a.width == 0.5*b.width - 8`, `a.minX == 0`.
  private static func equation(_ body: Substring, _ row: VectorRow) throws -> Equation {
    var words = body.split(separator: " ")
    let symbol = words.count >= 3 ? words[1] : ""
    guard let relation = LayoutRelation.allCases.first(where: { $0.symbol == symbol }) else {
      throw VectorError("\(row): cannot read '\(body)'")
    }
    var equation = try Equation(
      first: .view(name(words[0])), firstAttribute: attribute(last(words[0]), row),
      relation: relation)
    words.removeFirst(2)
    if let priority = words.last, priority.hasPrefix("priority:") {
      equation.priority = Double(priority.dropFirst(9)).flatMap { LayoutPriority($0) } ?? .required
      words.removeLast()
    }
    if let constant = Double(words[0]) {
      equation.constant = constant
      if equation.firstAttribute.isLocation {
        equation.second = equation.first.superview
        equation.secondAttribute = equation.firstAttribute.axis == .vertical ? .top : .left
      }
      return equation
    }
    let factors = words[0].split(separator: "*")
    if factors.count == 2 { equation.multiplier = Double(factors[0]) ?? 1 }
    let side = factors.last ?? ""
    equation.second = .view(name(side))
    equation.secondAttribute = try attribute(last(side), row)
    if words.count == 3, let constant = Double(words[2]) {
      equation.constant = words[1] == "-" ? -constant : constant
    }
    return equation
  }

  private static func name(_ side: Substring) -> String {
    String(side.lastIndex(of: ".").map { side[..<$0] } ?? side)
  }

  private static func last(_ side: Substring) -> String {
    String(side.lastIndex(of: ".").map { side[side.index(after: $0)...] } ?? side)
  }
}

extension VisualFormatConstraint.Item {
  /// The superview of a view.
  fileprivate var superview: Self {
    switch self {
    case .view(let name), .superview(let name): .superview(of: name)
    }
  }
}
