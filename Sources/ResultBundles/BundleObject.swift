import Comparing
import FileAccess
import JSONText
import Planning

/// Why a file is not a bundle that this release can use.
struct BundleFault: Error {
  /// As in ``line 3: `pin.file` is not a string``.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// An object in a line of a bundle, in which every member is known and occurs once.
struct BundleObject {
  private let members: [JSONMember]
  /// In errors, as in ``line 3: `pin` ``.
  private let place: String
  let source: SourceText

  init(_ value: JSONValue, in source: SourceText, at place: String, keys: [String])
    throws(BundleFault)
  {
    guard case .object(let members) = value.content else {
      throw BundleFault("\(place) is not an object")
    }
    (self.members, self.place, self.source) = (members, place, source)
    var names: Set<String> = []
    for member in members {
      let name = member.name.value
      guard keys.contains(name) else {
        throw BundleFault("\(place): there is no key `\(name)`")
      }
      guard names.insert(name).inserted else {
        throw BundleFault("\(place): `\(name)` is there twice")
      }
    }
  }

  func value(_ key: String) -> JSONValue? { members.first { $0.name.value == key }?.value }

  func fault(_ key: String, _ problem: String) -> BundleFault {
    BundleFault("\(place): `\(key)` \(problem)")
  }

  func required(_ key: String) throws(BundleFault) -> JSONValue {
    guard let value = value(key) else { throw fault(key, "is missing") }
    return value
  }

  /// The text of a value as it is written.
  func text(_ key: String) throws(BundleFault) -> String {
    let range = try required(key).range
    return String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  func object(_ key: String, keys: [String]) throws(BundleFault) -> BundleObject {
    try BundleObject(try required(key), in: source, at: "\(place): `\(key)`", keys: keys)
  }

  func elements(_ key: String) throws(BundleFault) -> [JSONValue] {
    guard case .array(let elements) = try required(key).content else {
      throw fault(key, "is not an array")
    }
    return elements
  }
}

extension BundleObject {
  func string(_ key: String) throws(BundleFault) -> String {
    guard case .string(let string) = try required(key).content else {
      throw fault(key, "is not a string")
    }
    return string.value
  }

  func optionalString(_ key: String) throws(BundleFault) -> String? {
    value(key) == nil ? nil : try string(key)
  }

  func boolean(_ key: String) throws(BundleFault) -> Bool {
    guard case .bool(let flag) = try required(key).content else {
      throw fault(key, "is not true or false")
    }
    return flag
  }

  func number(_ key: String) throws(BundleFault) -> Double {
    guard case .number(let number) = try required(key).content, number.value.isFinite else {
      throw fault(key, "is not a number")
    }
    return number.value
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(BundleFault) -> Int {
    if case .number(let number) = try required(key).content, let integer = Int(number.literal),
      range ~= integer
    {
      return integer
    }
    let end = range.upperBound == .max ? "" : "…\(range.upperBound)"
    throw fault(key, "is not a whole number from \(range.lowerBound)\(end)")
  }

  func optionalInteger(_ key: String, in range: ClosedRange<Int>) throws(BundleFault) -> Int? {
    value(key) == nil ? nil : try integer(key, in: range)
  }

  func strings(_ key: String) throws(BundleFault) -> [String] {
    var strings: [String] = []
    for element in try elements(key) {
      guard case .string(let string) = element.content else {
        throw fault(key, "has something else than strings")
      }
      strings.append(string.value)
    }
    return strings
  }
}

extension JSONValue {
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }
}
