import AutoLayout

/// Parses a format, with one function per production of the grammar.
///
/// Apple, Auto Layout Guide, appendix "Visual Format Language".
struct FormatParser {
  typealias Connection = FormatSyntax.Connection

  var cursor: FormatCursor

  init(_ format: String) throws(VisualFormatError) {
    var offset = 0
    for scalar in format.unicodeScalars {
      let length = UTF8.width(scalar)
      guard length == 1 else { throw VisualFormatError(.nonASCII, at: offset..<offset + length) }
      offset += length
    }
    guard offset > 0 else { throw VisualFormatError(.emptyFormat, at: 0..<0) }
    cursor = FormatCursor(Array(format.utf8))
  }

  mutating func parse() throws(VisualFormatError) -> FormatSyntax {
    let axis = try orientation()
    let leadingEdge = try self.leadingEdge()
    var syntax = FormatSyntax(
      axis: axis, leadingEdge: leadingEdge, firstView: try view(), followers: [])
    while !cursor.isAtEnd {
      let connection = try self.connection()
      if let edge = trailingEdge(after: connection) {
        syntax.trailingEdge = edge
        guard cursor.isAtEnd else { throw error(.trailingText) }
      } else {
        syntax.followers.append((connection, try view()))
      }
    }
    return syntax
  }

  private mutating func orientation() throws(VisualFormatError) -> LayoutAxis {
    let isVertical = cursor.take("V")
    guard isVertical || cursor.take("H") else { return .horizontal }
    guard cursor.take(":") else { throw error(.missingColon) }
    return isVertical ? .vertical : .horizontal
  }

  private mutating func leadingEdge() throws(VisualFormatError) -> FormatSyntax.Edge? {
    let offset = cursor.offset
    guard cursor.take("|") else { return nil }
    guard cursor.isAt("-") || cursor.isAt("[") else { throw error(.missingConnection) }
    return FormatSyntax.Edge(offset: offset, connection: try connection())
  }

  private mutating func trailingEdge(after connection: Connection) -> FormatSyntax.Edge? {
    let offset = cursor.offset
    return cursor.take("|") ? FormatSyntax.Edge(offset: offset, connection: connection) : nil
  }

  private mutating func connection() throws(VisualFormatError) -> Connection {
    guard cursor.take("-") else {
      guard cursor.isAt("[") || cursor.isAt("|") else { throw error(.trailingText) }
      return .flush
    }
    guard !cursor.isAtEnd else { throw error(.missingView) }
    guard !cursor.isAt("-") else { throw error(.ambiguousHyphen) }
    guard !cursor.isAt("["), !cursor.isAt("|") else { return .standard }
    return .spacing(try spacing())
  }

  /// Parses the predicates between the two hyphens of a connection, and the second hyphen.
  private mutating func spacing() throws(VisualFormatError) -> [FormatSyntax.Predicate] {
    let predicates =
      cursor.take("(")
      ? try predicateList(orElse: .neitherNumberNorMetric)
      : [try predicate(orElse: .neitherNumberNorMetric)]
    guard !cursor.isAt(",") else { throw error(.unparenthesizedList) }
    guard cursor.take("-") else { throw error(.missingHyphen) }
    return predicates
  }

  private mutating func view() throws(VisualFormatError) -> FormatSyntax.View {
    guard cursor.take("[") else { throw error(.missingView) }
    let name = try viewName()
    let size = cursor.take("(") ? try predicateList(orElse: .malformedSizePredicate) : []
    guard cursor.take("]") else { throw error(.missingBracket) }
    return FormatSyntax.View(name: name, size: size)
  }

  private mutating func viewName() throws(VisualFormatError) -> FormatSyntax.Name {
    guard !cursor.isAtEnd else { throw error(.unexpectedEnd) }
    let range = cursor.takeIdentifier()
    let end = cursor.endOfName
    guard !range.isEmpty, end == nil || end == range.upperBound else {
      throw illegalViewName(range.lowerBound..<(end ?? range.lowerBound + 1))
    }
    return FormatSyntax.Name(text: cursor.text(range), range: range)
  }
}
