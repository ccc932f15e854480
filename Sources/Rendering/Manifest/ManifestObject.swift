package import FileAccess
package import JSONText

/// A JSON object of a manifest in which every member is known and occurs once.
package struct ManifestObject {
  private let members: [JSONMember]
  private let place: String

  /// - Parameters:
  ///   - place: the name of the object in errors; empty for the whole text.
  ///   - keys: the keys that it may have.
  package init(_ value: JSONValue, at place: String, keys: [String]) throws(ManifestError) {
    guard case .object(let members) = value.content else {
      throw .malformed(place: place, problem: "is not an object")
    }
    self.members = members
    self.place = place
    for (index, member) in members.enumerated() {
      let key = member.name.value
      guard keys.contains(key) else { throw error(key, "is unknown") }
      if members[..<index].contains(where: { $0.name.value == key }) {
        throw error(key, "is there twice")
      }
    }
  }

  /// An error about a member.
  func error(_ key: String, _ problem: String) -> ManifestError {
    .malformed(place: place.isEmpty ? key : "\(place).\(key)", problem: problem)
  }

  func optional(_ key: String) -> JSONValue? {
    members.first { $0.name.value == key }?.value
  }

  package func value(_ key: String) throws(ManifestError) -> JSONValue {
    guard let value = optional(key) else { throw error(key, "is missing") }
    return value
  }

  package func object(_ key: String, keys: [String]) throws(ManifestError) -> ManifestObject {
    try ManifestObject(value(key), at: place.isEmpty ? key : "\(place).\(key)", keys: keys)
  }

  func objects(_ key: String, keys: [String]) throws(ManifestError) -> [ManifestObject] {
    guard case .array(let elements) = try value(key).content else {
      throw error(key, "is not an array")
    }
    var objects: [ManifestObject] = []
    let list = place.isEmpty ? key : "\(place).\(key)"
    for (index, element) in elements.enumerated() {
      objects.append(try ManifestObject(element, at: "\(list)[\(index)]", keys: keys))
    }
    return objects
  }
}

extension ManifestObject {
  package func string(_ key: String) throws(ManifestError) -> String {
    guard case .string(let string) = try value(key).content else {
      throw error(key, "is not a string")
    }
    return string.value
  }

  func optionalString(_ key: String) throws(ManifestError) -> String? {
    optional(key) == nil ? nil : try string(key)
  }

  package func integer(_ key: String, in range: ClosedRange<Int>) throws(ManifestError) -> Int {
    guard case .number(let number) = try value(key).content, let integer = Int(number.literal),
      range ~= integer
    else {
      let limit = range.upperBound == .max ? "" : "…\(range.upperBound)"
      throw error(key, "is not a whole number from \(range.lowerBound)\(limit)")
    }
    return integer
  }

  package func optionalInteger(
    _ key: String, in range: ClosedRange<Int>
  ) throws(ManifestError) -> Int? {
    optional(key) == nil ? nil : try integer(key, in: range)
  }

  /// The members of an object with free keys and strings as values.
  package func strings(_ key: String) throws(ManifestError) -> [(name: String, string: String)] {
    guard case .object(let members) = try value(key).content else {
      throw error(key, "is not an object")
    }
    var strings: [(name: String, string: String)] = []
    for member in members {
      guard case .string(let string) = member.value.content else {
        throw error("\(key).\(member.name.value)", "is not a string")
      }
      strings.append((member.name.value, string.value))
    }
    return strings
  }

  package func sha256(_ key: String) throws(ManifestError) -> SHA256Sum {
    guard let sum = SHA256Sum(try string(key)) else {
      throw error(key, "is not 64 hexadecimal digits")
    }
    return sum
  }

  func optionalNumber(_ key: String) throws(ManifestError) -> Double? {
    guard let value = optional(key) else { return nil }
    guard case .number(let number) = value.content, number.value.isFinite else {
      throw error(key, "is not a number")
    }
    return number.value
  }

  func optionalBool(_ key: String) throws(ManifestError) -> Bool? {
    guard let value = optional(key) else { return nil }
    guard case .bool(let bool) = value.content else { throw error(key, "is not true or false") }
    return bool
  }

  /// True for all views, or a view's id. Nil for false too.
  func optionalOverlay(_ key: String) throws(ManifestError) -> OverlaySubject? {
    switch optional(key)?.content {
    case nil, .bool(false): return nil
    case .bool(true): return .all
    case .string(let id): return .view(id.value)
    default: throw error(key, "is not true, false or the id of a view")
    }
  }

  func optionalNumbers(_ key: String, count: Int) throws(ManifestError) -> [Double]? {
    guard let value = optional(key) else { return nil }
    guard case .array(let elements) = value.content, elements.count == count else {
      throw error(key, "is not \(count) numbers")
    }
    let numbers = elements.compactMap(\.finiteNumber)
    guard numbers.count == count else { throw error(key, "is not \(count) numbers") }
    return numbers
  }
}

extension JSONValue {
  fileprivate var finiteNumber: Double? {
    guard case .number(let number) = content, number.value.isFinite else { return nil }
    return number.value
  }
}
