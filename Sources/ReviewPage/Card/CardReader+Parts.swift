import ImageCoding
import JSONText
import LayoutAnimation

extension CardReader {
  /// Sections are nested twice at most.
  private static let mostDepth = 4

  func parts(_ value: JSONValue, depth: Int) throws(Fault) -> [CardPart] {
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
