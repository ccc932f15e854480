import ImageCoding
import JSONText
import LayoutAnimation

/// Reads cards of a result bundle, which may come from anywhere: what is not a card is refused, and nothing of
/// it is taken as HTML.
struct CardReader {
  /// Why an object is not a card.
  struct Fault: Error {
    let reason: String
  }

  let source: SourceText

  func card(_ value: JSONValue, name: String, path: String) throws(Fault) -> Card {
    guard let verdict = Verdict(rawValue: try string(value, "verdict")) else {
      throw Fault(reason: "`verdict` is not known")
    }
    var card = Card(name: name, path: path, verdict: verdict)
    if let kind = value["frames"] {
      guard let kind = SuiteResult.Kind(rawValue: try text(kind)) else {
        throw Fault(reason: "`frames` is not known")
      }
      card.frames = kind
    }
    card.isPinned = try flag(value, "pinned")
    card.differsInStructure = try flag(value, "structure")
    card.differingPixels = try integer(value, "pixels")
    card.differences = try string(value, "differences")
    guard let findings = value["findings"] else { throw Fault(reason: "`findings` is missing") }
    card.findings = try strings(findings)
    if let poster = value["poster"] { card.poster = try image(poster) }
    if value["status"] != nil { card.failure = try failure(value) }
    for aspect in try elements(value, "aspects") { card.aspects.append(try self.aspect(aspect)) }
    card.parts = try parts(value, depth: 0)
    if let data = value["data"] { card.data = try self.data(data) }
    return card
  }

  private func failure(_ value: JSONValue) throws(Fault) -> LayoutAnimationError {
    let status = try integer(value, "status")
    guard (64...78).contains(status) else {
      throw Fault(reason: "`status` is not that of an error")
    }
    return LayoutAnimationError(
      LayoutAnimationError.Code(rawValue: Int32(status)), try string(value, "message"))
  }

  private func data(_ value: JSONValue) throws(Fault) -> JSON {
    guard case .object = value.content else { throw Fault(reason: "`data` is not an object") }
    return JSON(
      copying: String(decoding: source.bytes[value.range.lower..<value.range.upper], as: UTF8.self))
  }

  private func aspect(_ value: JSONValue) throws(Fault) -> CardPart.Aspect {
    let texts = try strings(value)
    guard texts.count == 3, let state = CardPart.Aspect.State(rawValue: texts[1]) else {
      throw Fault(reason: "`aspects` has something else")
    }
    return CardPart.Aspect(name: texts[0], state: state, words: texts[2])
  }
}

extension CardReader {
  func text(_ value: JSONValue) throws(Fault) -> String {
    guard case .string(let string) = value.content else {
      throw Fault(reason: "something in it is not a string")
    }
    return string.value
  }

  func string(_ value: JSONValue, _ key: String) throws(Fault) -> String {
    guard let member = value[key] else { throw Fault(reason: "`\(key)` is missing") }
    return try text(member)
  }

  func flag(_ value: JSONValue, _ key: String) throws(Fault) -> Bool {
    guard case .bool(let flag)? = value[key]?.content else {
      throw Fault(reason: "`\(key)` is not true or false")
    }
    return flag
  }

  func integer(_ value: JSONValue, _ key: String) throws(Fault) -> Int {
    guard case .number(let number)? = value[key]?.content, let integer = Int(number.literal),
      integer >= 0
    else { throw Fault(reason: "`\(key)` is not a whole number from 0") }
    return integer
  }

  func elements(_ value: JSONValue, _ key: String) throws(Fault) -> [JSONValue] {
    guard case .array(let elements)? = value[key]?.content else {
      throw Fault(reason: "`\(key)` is not an array")
    }
    return elements
  }

  func strings(_ value: JSONValue) throws(Fault) -> [String] {
    guard case .array(let elements) = value.content else {
      throw Fault(reason: "something in it is not an array")
    }
    var strings: [String] = []
    for element in elements { strings.append(try text(element)) }
    return strings
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }
}
