import LayoutAnimation

/// Results on standard output: one, or a list of as many as are found.
///
/// JSON is one object or an array, whatever the length of the list, so that a program that reads it
/// knows which. Texts of a list have an empty line between them.
struct OutputList {
  private let isList: Bool
  private let json: Bool
  private var isEmpty = true

  init(isList: Bool, json: Bool) {
    self.isList = isList
    self.json = json
  }

  /// - Parameters:
  ///   - text: a JSON value without a line break at its end, or a text with one.
  ///   - isGood: whether all is well, which a terminal shows by a colour.
  mutating func write(_ text: String, isGood: Bool) throws(LayoutAnimationError) {
    let text = json ? text : StandardStream.output.verdict(text, isGood: isGood)
    let start = json ? (isList ? (isEmpty ? "[\n" : ",\n") : "") : (isEmpty ? "" : "\n")
    try StandardStream.output.write(start + text + (json && !isList ? "\n" : ""))
    isEmpty = false
  }

  func end() throws(LayoutAnimationError) {
    if json && isList { try StandardStream.output.write(isEmpty ? "[]\n" : "\n]\n") }
  }
}
