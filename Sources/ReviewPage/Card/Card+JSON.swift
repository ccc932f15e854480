import JSONText
import LayoutAnimation

/// The card as a result bundle keeps it. Its name is not part of it, because it depends on the other cards of
/// the page.
extension Card: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("verdict", verdict.rawValue)
      $0.memberIfPresent("frames", frames?.rawValue)
      $0.member("pinned", isPinned)
      $0.memberIfPresent("status", failure.map { Int($0.code.rawValue) })
      $0.memberIfPresent("message", failure?.message)
      $0.member("pixels", differingPixels)
      $0.member("structure", differsInStructure)
      $0.member("differences", differences)
      $0.member("findings", findings)
      $0.memberIfPresent("poster", poster)
      $0.member("aspects", aspects)
      $0.member("parts", parts)
      $0.memberIfPresent("data", data)
    }
  }
}

extension CardPart.Aspect: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array([name, state.rawValue, words]) }
}

/// An object whose first key is the kind of the part.
extension CardPart: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { $0.write(self) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ part: CardPart) {
    switch part {
    case .path(let path, let other):
      member("path", path)
      memberIfPresent("against", other)
    case .headline(let sentence): member("headline", sentence)
    case .player: member("player", true)
    case .note(let sentence): member("note", sentence)
    case .block(let text): member("block", text)
    case .error(let text): member("error", text)
    case .command(let command): member("command", command)
    case .figure(let kind, let image, let caption):
      member("figure", kind)
      member("caption", caption)
      member("image", image)
    case .list(let lines): member("list", lines)
    case .table(let table):
      member("table", table.headings)
      member("rows", table.rows)
    case .section(let heading, let parts): write("section", heading, parts)
    case .fold(let heading, let parts): write("fold", heading, parts)
    }
  }

  private mutating func write(
    _ key: StaticString, _ heading: CardPart.Heading, _ parts: [CardPart]
  ) {
    member(key, heading.kind)
    member("title", heading.title)
    member("parts", parts)
  }
}

extension EmbeddedImage: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("width", width)
      $0.member("height", height)
      $0.member("png", png.base64)
    }
  }
}

extension CardPart.Line: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { $0.member(isExplanation ? "explanation" : "text", text) }
  }
}

extension CardPart.Row: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("row", kind.rawValue)
      $0.member("cells", cells)
    }
  }
}

extension CardPart.Cell: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array([kind.rawValue, text]) }
}
