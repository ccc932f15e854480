/// A piece of HTML. Literals are HTML; values are escaped according to their place, given as
/// `\(text: name)`, `\(attribute: name)` or `\(json: data)`.
package struct HTML: Hashable, Sendable {
  package private(set) var source: String

  private init(source: String) { self.source = source }

  /// A style sheet, a script or other text that is already HTML and does not come from a user.
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

    /// The text of an element.
    package mutating func appendInterpolation(text: String) { source += text.escapedForText }

    /// An attribute's value between double quotes.
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
