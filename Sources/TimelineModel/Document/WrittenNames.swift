import JSONText

/// The names that a file declares in any part, also in parts that cannot be read.
///
/// A name that is written there and nevertheless unknown was lost with its declaration, whose error is
/// reported.
struct WrittenNames {
  private(set) var items: Set<String> = []
  private(set) var constraints: Set<String> = []

  /// The keys of all objects.
  private let keys: Set<String>
  private let viewKeys: Set<String>
  private let constraintKeys: Set<String>

  /// - Parameter shapes: the objects of the format; the values of their keys are not names, except
  ///   `id` and `group`.
  init(in value: JSONValue, shapes: [ObjectShape]) {
    keys = Set(shapes.flatMap(\.keys))
    viewKeys = Set(shapes.filter { $0.has("subviews") }.flatMap(\.keys))
    constraintKeys = Set(shapes.filter { $0.has("group") }.flatMap(\.keys))
    collect(value, .other)
  }

  private enum Place {
    case items, constraints, metrics, states, other
    /// The value of an unknown key, which may be any of these.
    case unknown
  }

  /// The place of the value of a key.
  private func place(of key: String, in outer: Place) -> Place {
    switch key {
    case "views", "subviews", "addSubview", "layoutGuides": return .items
    case "constraints", "add": return .constraints
    case "metrics": return .metrics
    case "states": return .states
    // Their values are references.
    case "activate", "deactivate", "remove", "restore", "removeFromSuperview", "note": return .other
    default: break
    }
    if outer == .metrics { return .metrics }
    // The names of states are no keys.
    if outer == .states { return .other }
    return keys.contains(key) ? .other : .unknown
  }

  private mutating func collect(_ value: JSONValue, _ place: Place) {
    switch value.content {
    case .array(let elements): for element in elements { collect(element, place) }
    case .object(let members): collect(members, place)
    case .string(let string): collect(string.value, place)
    case .null, .bool, .number: break
    }
  }

  private mutating func collect(_ members: [JSONMember], _ place: Place) {
    let hasName = members.contains { $0.name.value == "id" }
    for member in members {
      let key = member.name.value
      insert(member, in: place, isNamed: hasName)
      collect(member.value, self.place(of: key, in: place))
    }
  }

  /// Without `id`, any other key may stand for it; a whole object may be named by its key.
  private mutating func insert(_ member: JSONMember, in place: Place, isNamed: Bool) {
    let key = member.name.value
    switch place {
    case .items:
      if key == "id" || !isNamed && !viewKeys.contains(key) { insertItem(member) }
    case .constraints:
      if ["id", "group"].contains(key) || !isNamed && !constraintKeys.contains(key) {
        insertConstraint(member)
      }
    case .metrics: items.insert(key)
    case .unknown where key == "id" || !isNamed:
      insertItem(member)
      insertConstraint(member)
    case .unknown, .states, .other: break
    }
  }

  private mutating func insertItem(_ member: JSONMember) {
    items.insert(member.name.value)
    if case .string(let name) = member.value.content { items.insert(name.value) }
  }

  private mutating func insertConstraint(_ member: JSONMember) {
    constraints.insert(member.name.value)
    if case .string(let name) = member.value.content { constraints.insert(name.value) }
  }

  /// A view that is only a name, or a constraint with a name in front.
  private mutating func collect(_ text: String, _ place: Place) {
    if place == .items || place == .unknown { items.insert(text) }
    guard place == .constraints || place == .unknown, let colon = text.firstIndex(of: ":") else {
      return
    }
    constraints.insert(text[..<colon].filter { $0 != " " })
  }
}
