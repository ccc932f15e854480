/// A syntax error in a string of the file, with its range in the string's UTF-8 bytes.
struct TextError: Error {
  var message: String
  var range: Range<Int>
  var help: String
  /// The unknown name, if that is the error, and the kind of item that was expected.
  var unknown: (name: TextName, kind: ItemNames.Kind)?

  init(_ message: String, at range: Range<Int>, help: String) {
    self.message = message
    self.range = range
    self.help = help
  }

  init(unknown name: TextName, _ kind: ItemNames.Kind) {
    self.init(
      "unknown \(kind.rawValue) \(quoted(name.text))", at: name.range,
      help: "declare it, or write a name that is declared")
    unknown = (name, kind)
  }
}

/// A name and its range in the UTF-8 bytes of its text.
struct TextName: Hashable {
  var text: String
  var range: Range<Int>
}
