import FileAccess
import JSONText
import TimelineModel

/// An object of a pin's file in which every member is known and occurs once.
struct PinObject {
  private let members: [JSONMember]
  private let value: JSONValue
  private let file: PinText
  private let place: String

  /// - Parameters:
  ///   - place: the name of the object in errors; empty for the whole file.
  ///   - keys: the keys that it may have.
  init(
    _ value: JSONValue, of file: PinText, at place: String, keys: [String]
  ) throws(PinError) {
    let field = PinField(value: value, place: place, file: file)
    guard case .object(let members) = value.content else {
      throw field.malformed("is not an object")
    }
    self.members = members
    self.value = value
    self.file = file
    self.place = place
    for (index, member) in members.enumerated() {
      let key = self.key(member)
      guard keys.contains(member.name.value) else { throw key.unknown("`\(key.place)`") }
      if members[..<index].contains(where: { $0.name.value == member.name.value }) {
        throw key.malformed("is there twice")
      }
    }
  }

  /// The member itself rather than its value.
  private func key(_ member: JSONMember) -> PinField {
    var field = PinField(value: member.value, place: path(member.name.value), file: file)
    field.range = member.name.range
    return field
  }

  private func path(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  func optional(_ key: String) -> PinField? {
    members.first { $0.name.value == key }.map {
      PinField(value: $0.value, place: path(key), file: file)
    }
  }

  func field(_ key: String) throws(PinError) -> PinField {
    guard let field = optional(key) else {
      throw PinField(value: value, place: path(key), file: file).malformed("is missing")
    }
    return field
  }
}

/// The text of a pin's file, and which release wrote it.
struct PinText {
  let source: SourceText
  /// As the file says; it need not be a version.
  let tool: String
}

/// A value in a pin's file.
struct PinField {
  let value: JSONValue
  /// Its name in errors, as in `frames.3`.
  let place: String
  let file: PinText
  /// What errors point at.
  var range: SourceRange

  init(value: JSONValue, place: String, file: PinText) {
    self.value = value
    self.place = place
    self.file = file
    range = value.range
  }

  var location: SourceLocation { file.source.location(of: range) }

  func malformed(_ problem: String) -> PinError {
    .malformed(place: place, problem: problem, at: location)
  }

  func refuse<Value>(_ problem: String) throws(PinError) -> Value { throw malformed(problem) }

  /// - Parameter subject: what this release does not know.
  func unknown(_ subject: String) -> PinError {
    .unknown(subject, tool: file.tool, at: location)
  }
}

extension PinField {
  func object(keys: [String]) throws(PinError) -> PinObject {
    try PinObject(value, of: file, at: place, keys: keys)
  }

  func elements() throws(PinError) -> [PinField] {
    guard case .array(let elements) = value.content else { return try refuse("is not an array") }
    return elements.enumerated().map {
      PinField(value: $0.element, place: "\(place)[\($0.offset)]", file: file)
    }
  }

  /// The members of an object with free keys, in their order.
  func members() throws(PinError) -> [(name: String, field: PinField)] {
    guard case .object(let members) = value.content else { return try refuse("is not an object") }
    return members.map { member in
      let name = member.name.value
      return (name, PinField(value: member.value, place: "\(place).\(name)", file: file))
    }
  }

  func string() throws(PinError) -> String {
    guard case .string(let string) = value.content else { return try refuse("is not a string") }
    return string.value
  }

  func integer(in range: ClosedRange<Int>) throws(PinError) -> Int {
    if case .number(let number) = value.content, let integer = Int(number.literal),
      range ~= integer
    {
      return integer
    }
    let limit = range.upperBound == .max ? "" : "…\(range.upperBound)"
    return try refuse("is not a whole number from \(range.lowerBound)\(limit)")
  }

  func sha256() throws(PinError) -> SHA256Sum {
    guard let sum = SHA256Sum(try string()) else { throw malformed("is not 64 hexadecimal digits") }
    return sum
  }
}
