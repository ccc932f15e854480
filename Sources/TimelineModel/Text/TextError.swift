/// Why a piece of text is not what it should be, and where in its UTF-8.
struct TextError: Error {
  var message: String
  var range: Range<Int>
  var help: String?
  /// The name that means nothing, if that is what is wrong, and what it should be the name of.
  var unknown: (name: TextName, kind: ItemNames.Kind)?

  init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }

  init(unknown name: TextName, _ kind: ItemNames.Kind) {
    self.init("unknown \(kind.rawValue) \(quoted(name.text))", at: name.range)
    unknown = (name, kind)
  }
}

/// A name and where it stands in its text.
struct TextName: Hashable {
  var text: String
  var range: Range<Int>
}
