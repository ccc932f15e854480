import XMLText

/// The attributes of a `constraint` element.
struct ConstraintRow {
  let id: String?
  let identifier: String?
  let first: String?
  let second: String?
  let firstAttribute: String
  let secondAttribute: String?
  let relation: String
  var priority: Double
  let isSymbolic: Bool
  let isPlaceholder: Bool
  var constantVariation: Double?
  private let variations: [XMLElement]

  init(_ element: XMLElement) throws(InterfaceFault) {
    id = element["id"]
    identifier = element["identifier"]
    first = element["firstItem"]
    second = element["secondItem"]
    firstAttribute = Self.attribute(element["firstAttribute"]) ?? ""
    secondAttribute = Self.attribute(element["secondAttribute"])
    switch element["relation"] {
    case "greaterThanOrEqual": relation = ">="
    case "lessThanOrEqual": relation = "<="
    default: relation = "=="
    }
    priority = try element.priority() ?? 1000
    isSymbolic = element["symbolic"] == "YES"
    isPlaceholder = element["placeholder"] == "YES"
    variations = element.children.filter { $0.name == "variation" }
  }

  /// Constants and priorities for some size classes only.
  mutating func apply(_ classes: SizeClasses) throws(InterfaceFault) {
    for variation in variations where classes.matches(variation["key"] ?? "") {
      if let constant = variation["constant"].flatMap(Double.init(finite:)) {
        constantVariation = constant
      }
      priority = try variation.priority() ?? priority
    }
  }

  var variationKeys: [String] { variations.compactMap { $0["key"] } }

  /// The constant and the priority for some size classes; nil for those of the constraint itself.
  func variation(for classes: SizeClasses) -> (constant: Double?, priority: Double?) {
    var (constant, priority): (Double?, Double?) = (nil, nil)
    for variation in variations where classes.matches(variation["key"] ?? "") {
      constant = variation["constant"].flatMap(Double.init(finite:)) ?? constant
      priority = variation["priority"].flatMap(Double.init(priority:)) ?? priority
    }
    return (constant, priority)
  }

  /// `0.5`, `16:9` or `1/3`.
  func multiplier(_ element: XMLElement) throws(InterfaceFault) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0) }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers.first ?? .nan
    guard numbers.count == parts.count, value.isFinite, abs(value) <= 1e9 else {
      throw InterfaceFault(.number(attribute: "multiplier", text: text), at: element.offset)
    }
    return value
  }

  private static func attribute(_ name: String?) -> String? {
    name == "baseline" ? "lastBaseline" : name
  }
}

extension XMLElement {
  /// Nil without one.
  fileprivate func priority() throws(InterfaceFault) -> Double? {
    guard let text = self["priority"] else { return nil }
    guard let priority = Double(priority: text) else {
      throw InterfaceFault(.priority(text), at: offset)
    }
    return priority
  }
}
