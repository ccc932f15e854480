/// A piece of HTML. Nothing gets into it unescaped: a literal is HTML, and a value is put in as what
/// it is, `\(text: name)`, `\(attribute: name)` or `\(json: data)`.
package struct HTML: Hashable, Sendable {
  package private(set) var source: String

  private init(source: String) { self.source = source }

  /// A style sheet, a script or other text that is HTML already, and no user's.
  init(verbatim source: String) { self.source = source }

  static let empty = HTML(source: "")

  static func + (left: HTML, right: HTML) -> HTML { HTML(source: left.source + right.source) }
}

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral source: String) { self.init(source: source) }

  package init(stringInterpolation: Interpolation) { self.init(source: stringInterpolation.source) }

  package typealias StringInterpolation = Interpolation

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }

    package mutating func appendInterpolation(_ html: HTML) { source += html.source }

    /// Of an element.
    package mutating func appendInterpolation(text: String) { source += text.escapedForText }

    /// Between double quotes.
    package mutating func appendInterpolation(attribute: String) {
      source += attribute.escapedForAttribute
    }

    /// A JSON text, as the content of a script element.
    package mutating func appendInterpolation(json: String) { source += json.escapedForScript }
  }
}

extension [HTML] {
  func joined() -> HTML { HTML(verbatim: map(\.source).joined()) }
}
