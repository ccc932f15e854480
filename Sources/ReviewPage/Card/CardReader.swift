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
  /// Sections are nested twice at most.
  private static let mostDepth = 4

  private func parts(_ value: JSONValue, depth: Int) throws(Fault) -> [CardPart] {
    guard depth < Self.mostDepth else { throw Fault(reason: "`parts` are nested too deeply") }
    var parts: [CardPart] = []
    for element in try elements(value, "parts") { parts.append(try part(element, depth: depth)) }
    return parts
  }

  private func part(_ value: JSONValue, depth: Int) throws(Fault) -> CardPart {
    guard case .object(let members) = value.content, let first = members.first else {
      throw Fault(reason: "a part is not an object")
    }
    switch first.name.value {
    case "path":
      return .path(
        try text(first.value), against: value["against"] == nil ? nil : try string(value, "against")
      )
    case "headline": return .headline(try text(first.value))
    case "player": return .player
    case "note": return .note(try text(first.value))
    case "block": return .block(try text(first.value))
    case "error": return .error(try text(first.value))
    case "command": return .command(try text(first.value))
    case "figure":
      return .figure(
        try text(first.value), try image(value["image"]), caption: try string(value, "caption"))
    case "list":
      var lines: [CardPart.Line] = []
      for line in try elements(value, "list") { lines.append(try self.line(line)) }
      return .list(lines)
    case "table": return .table(try table(value))
    case "section", "fold":
      let heading = CardPart.Heading(try text(first.value), try string(value, "title"))
      let parts = try parts(value, depth: depth + 1)
      return first.name.value == "fold" ? .fold(heading, parts) : .section(heading, parts)
    default: throw Fault(reason: "there is no part `\(first.name.value)`")
    }
  }

  private func line(_ value: JSONValue) throws(Fault) -> CardPart.Line {
    value["explanation"] == nil
      ? CardPart.Line(text: try string(value, "text"))
      : CardPart.Line(text: try string(value, "explanation"), isExplanation: true)
  }

  private func table(_ value: JSONValue) throws(Fault) -> CardPart.Table {
    var rows: [CardPart.Row] = []
    for row in try elements(value, "rows") {
      guard let kind = CardPart.Row.Kind(rawValue: try string(row, "row")) else {
        throw Fault(reason: "`row` is not known")
      }
      var cells: [CardPart.Cell] = []
      for cell in try elements(row, "cells") {
        let texts = try strings(cell)
        guard texts.count == 2, let kind = CardPart.Cell.Kind(rawValue: texts[0]) else {
          throw Fault(reason: "`cells` has something else")
        }
        cells.append(CardPart.Cell(kind: kind, text: texts[1]))
      }
      rows.append(CardPart.Row(kind: kind, cells: cells))
    }
    guard let headings = value["table"] else { throw Fault(reason: "`table` is missing") }
    return CardPart.Table(headings: try strings(headings), rows: rows)
  }

  /// A PNG of the size that it says, so that a page shows pictures and nothing else.
  func image(_ value: JSONValue?) throws(Fault) -> EmbeddedImage {
    guard let value else { throw Fault(reason: "`image` is missing") }
    let (width, height) = (try integer(value, "width"), try integer(value, "height"))
    let bytes = [UInt8](base64: try string(value, "png"))
    guard let bytes, let header = PNGHeader(bytes), header.width == width,
      header.height == height, PNGDecoder().isComplete(bytes)
    else { throw Fault(reason: "`image` is not a PNG of its size") }
    return EmbeddedImage(png: bytes, width: width, height: height)
  }
}

extension CardReader {
  private func text(_ value: JSONValue) throws(Fault) -> String {
    guard case .string(let string) = value.content else {
      throw Fault(reason: "something in it is not a string")
    }
    return string.value
  }

  private func string(_ value: JSONValue, _ key: String) throws(Fault) -> String {
    guard let member = value[key] else { throw Fault(reason: "`\(key)` is missing") }
    return try text(member)
  }

  private func flag(_ value: JSONValue, _ key: String) throws(Fault) -> Bool {
    guard case .bool(let flag)? = value[key]?.content else {
      throw Fault(reason: "`\(key)` is not true or false")
    }
    return flag
  }

  private func integer(_ value: JSONValue, _ key: String) throws(Fault) -> Int {
    guard case .number(let number)? = value[key]?.content, let integer = Int(number.literal),
      integer >= 0
    else { throw Fault(reason: "`\(key)` is not a whole number from 0") }
    return integer
  }

  private func elements(_ value: JSONValue, _ key: String) throws(Fault) -> [JSONValue] {
    guard case .array(let elements)? = value[key]?.content else {
      throw Fault(reason: "`\(key)` is not an array")
    }
    return elements
  }

  private func strings(_ value: JSONValue) throws(Fault) -> [String] {
    guard case .array(let elements) = value.content else {
      throw Fault(reason: "something in it is not an array")
    }
    var strings: [String] = []
    for element in elements { strings.append(try text(element)) }
    return strings
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }
}
