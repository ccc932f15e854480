package import XMLText

/// Why a file is not one of Interface Builder that can be imported.
package struct InterfaceFault: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case syntax(XMLSyntaxError.Problem)
    /// A timeline or another text in JSON.
    case json
    /// A text that does not begin as XML does.
    case text
    case notInterfaceBuilder(String)
    case platform(String)
    case missingReference(String)
    case repeatedID(String)
    case number(attribute: String, text: String)
    case priority(String)
    case noScene
    case tooManyViews(Int)
    case tooManyConstraints(Int)
    /// The canvas of a scene would have more pixels on a side.
    case largeScene(Int)
  }

  package var problem: Problem
  /// In bytes from the beginning of the file.
  package var offset: Int

  package init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension InterfaceFault {
  /// Nil for bytes that begin as XML does, and for none.
  init?(other bytes: [UInt8]) {
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    guard let start = bytes.firstIndex(where: { !marks.contains($0) }), bytes[start] != 0x3C
    else { return nil }
    let isJSON = bytes[start] == 0x7B || bytes[start] == 0x5B
    self.init(isJSON ? .json : .text, at: start)
  }

  var message: String {
    switch problem {
    case .syntax(let problem): XMLSyntaxError(problem, at: offset).message
    case .json: "this is JSON, not a storyboard or xib"
    case .text: "this is not XML, as storyboards and xibs are"
    case .notInterfaceBuilder(let name):
      "`\(name)` is not the `document` of a storyboard or xib"
    case .platform(let runtime): "the file is for `\(runtime)`, not for iOS"
    case .missingReference(let id): "nothing in the file has the id `\(id)`"
    case .repeatedID(let id): "a second view has the id `\(id)`"
    case .number(let attribute, let text): "`\(attribute)` is `\(text)`, not a finite number"
    case .priority(let text): "the priority `\(text)` is not a number above 0 and at most 1000"
    case .noScene: "the file has no view that could be imported"
    case .tooManyViews(let limit): "a scene has more than \(limit) views"
    case .tooManyConstraints(let limit): "a scene has more than \(limit) constraints"
    case .largeScene(let limit): "a side of the scene has more than \(limit) pixels"
    }
  }

  var help: String {
    switch problem {
    case .syntax(.documentType): "remove the declaration; Interface Builder writes none"
    case .syntax: "name a .storyboard or .xib file; if it is one, save it again in Xcode"
    case .json: "a timeline needs no import: give it to `layoutanim check` or `layoutanim render`"
    case .text: "name a .storyboard or .xib file as Xcode saves it; compiled ones cannot be read"
    case .notInterfaceBuilder, .noScene: "name a .storyboard or .xib file with views"
    case .platform: "import the file of the iOS app"
    case .missingReference: "remove the reference, or save the file again in Xcode"
    case .repeatedID: "give the views different ids, or save the file again in Xcode"
    case .number, .priority: "write a decimal number"
    case .largeScene: "make the root view smaller"
    case .tooManyViews, .tooManyConstraints: "divide the scene into several"
    }
  }

  var code: String {
    switch problem {
    case .syntax(.malformed), .syntax(.documentType), .json, .text: "syntax"
    case .syntax, .tooManyViews, .tooManyConstraints, .largeScene: "limit"
    case .notInterfaceBuilder, .platform: "wrong-value"
    case .missingReference: "unknown-name"
    case .repeatedID: "duplicate-name"
    case .number: "not-finite"
    case .priority: "out-of-range"
    case .noScene: "missing-key"
    }
  }
}
