/// Why a text is not accepted as XML, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// What the parser says of the text.
    case malformed(String)
    case documentType
    case tooDeep(Int)
    case tooManyElements(Int)
    case tooManyAttributes(Int)
    case longValue(Int)
  }

  package var problem: Problem
  /// In bytes from the beginning of the text.
  package var offset: Int

  package init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  package var message: String {
    switch problem {
    case .malformed(let words): "this is not well-formed XML: \(words)"
    case .documentType: "a document type declaration is not accepted, and so no entities"
    case .tooDeep(let limit): "more than \(limit) elements are inside each other"
    case .tooManyElements(let limit): "there are more than \(limit) elements"
    case .tooManyAttributes(let limit): "the element has more than \(limit) attributes"
    case .longValue(let limit): "a value is longer than \(limit) bytes"
    }
  }
}
