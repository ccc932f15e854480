import LayoutAnimation

extension HTML {
  /// A message with names between backquotes, which become code. Each name is isolated, so that one in a
  /// right-to-left script does not reorder the text around it. Control characters are replaced by
  /// symbols.
  init(sentence: String) {
    let parts = sentence.printable.split(separator: "`", omittingEmptySubsequences: false)
    // If a name contains a backquote, it is not known which parts are names.
    guard parts.count % 2 == 1 else {
      self = "<bdi>\(text: sentence.printable)</bdi>"
      return
    }
    self = parts.enumerated().map { index, part in
      index % 2 == 0
        ? "\(text: String(part))" as HTML : "<code><bdi>\(text: String(part))</bdi></code>"
    }.joined()
  }

  /// Messages, each in a line of its own.
  init(sentences: String) {
    let lines = sentences.split(separator: "\n", omittingEmptySubsequences: false)
    self = lines.enumerated().map { index, line in
      (index > 0 ? "\n" : .empty) + HTML(sentence: String(line))
    }.joined()
  }
}
