import JSONText
import Primitives
import XMLText

/// Properties by name, as texts that can be compared and shown.
protocol ElementProperties {
  /// In the order in which they are shown.
  var values: [(name: String, value: String)] { get }
}

/// What differs between the properties of two versions of an element, in words.
enum PropertyWords {
  /// Nil if nothing differs.
  static func change(_ name: String, _ old: String?, _ new: String?) -> String? {
    if old == new { return nil }
    return "\(name) \(old ?? "default") → \(new ?? "default")"
  }

  static func changes(_ old: some ElementProperties, _ new: some ElementProperties) -> [String] {
    let (before, after) = (dictionary(old), dictionary(new))
    let added = new.values.map(\.name).filter { before[$0] == nil }
    return (old.values.map(\.name) + added).compactMap { change($0, before[$0], after[$0]) }
  }

  private static func dictionary(_ properties: some ElementProperties) -> [String: String] {
    Dictionary(properties.values.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

/// Of a constraint: absent attributes have the values that they stand for.
struct ConstraintProperties: ElementProperties {
  let values: [(name: String, value: String)]

  private static let defaults: [(String, String)] = [
    ("constant", "0"), ("multiplier", "1"), ("priority", "1000"), ("relation", "equal"),
    ("symbolic", "NO"), ("placeholder", "NO"),
  ]

  init(_ constraint: SceneParts.Constraint) {
    let element = constraint.element
    let own = constraint.owner
    var values = [
      ("first item", element["firstItem"] ?? own),
      ("first attribute", element["firstAttribute"] ?? ""),
      ("second item", element["secondItem"] ?? (element["secondAttribute"] == nil ? "none" : own)),
      ("second attribute", element["secondAttribute"] ?? "none"),
    ]
    values += Self.defaults.map { name, value in
      (name, Self.plain(element[name] ?? value))
    }
    for child in element.children where child.name == "variation" {
      for (name, value) in child.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
        values.append(("\(name) for \(child["key"] ?? "")", Self.plain(value)))
      }
    }
    self.values = values.map { (name: $0.0, value: $0.1) }
  }

  /// `20.0` is 20.
  private static func plain(_ text: String) -> String {
    Double(finite: text).map { JSONWriter.text(of: $0) } ?? text
  }
}

/// Of a view: its attributes, what is inside of it but views, and the measures that are used of its recorded
/// frame.
struct ViewProperties: ElementProperties {
  private(set) var values: [(name: String, value: String)] = []

  /// Of no meaning for what is shown.
  private static let ignored: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "sceneMemberID", "verifyAmbiguity",
  ]

  init(_ element: XMLElement, _ document: InterfaceDocument) {
    addAttributes(element, "")
    addMeasures(element, document)
    for child in element.children where !child.isStructure {
      if child["key"] == "frame" || child["key"] == "frameInset" || child.name == "viewLayoutGuide"
      {
        continue
      }
      if child.name == "variation" {
        addVariation(child)
      } else {
        addChild(child, child["key"] ?? child.name)
      }
    }
  }

  private mutating func addAttributes(_ element: XMLElement, _ prefix: String) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key })
    where !Self.ignored.contains(name) {
      values.append((name: prefix + name, value: value))
    }
  }

  private mutating func addChild(_ element: XMLElement, _ name: String) {
    addAttributes(element, name + " ")
    if !element.text.isEmpty { values.append((name: name, value: element.text)) }
    for (index, child) in element.children.enumerated() {
      addChild(child, "\(name) \(child["key"] ?? child["keyPath"] ?? "\(child.name)\(index + 1)")")
    }
  }

  /// Which constraints and subviews some size classes install.
  private mutating func addVariation(_ variation: XMLElement) {
    let key = variation["key"] ?? "default"
    addAttributes(variation, "for \(key): ")
    for mask in variation.children where mask.name == "mask" {
      for change in mask.children {
        values.append(
          (name: "for \(key): \(change["reference"] ?? "")", value: change.name + "d"))
      }
    }
  }

  private mutating func addMeasures(_ element: XMLElement, _ document: InterfaceDocument) {
    guard let frame = try? element.recordedFrame() else { return }
    let view = InterfaceView(
      id: element["id"] ?? "", element: element, parent: 0, recordedFrame: frame,
      isArranged: false, fillsParent: false)
    let text = { (number: Double) in JSONWriter.text(of: (number * 1000).rounded() / 1000) }
    if element["translatesAutoresizingMaskIntoConstraints"] != "NO",
      element["fixedFrame"] != nil
        || element.children.contains(where: { $0["key"] == "autoresizingMask" })
    {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text)
      values.append((name: "frame", value: numbers.joined(separator: " ")))
      return
    }
    let content = ContentMeasures(view, in: document)
    if let width = content.width { values.append((name: "natural width", value: text(width))) }
    if let height = content.height { values.append((name: "natural height", value: text(height))) }
  }
}
