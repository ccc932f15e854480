import LayoutAnimation

extension HTML {
  /// A message: the names in it stand between backquotes, and each is kept from turning round the
  /// letters beside it, whatever its script. Control characters are shown as pictures.
  init(sentence: String) {
    let parts = sentence.printable.split(separator: "`", omittingEmptySubsequences: false)
    // Where a name has a backquote of its own it is not known which of them are the names.
    guard parts.count % 2 == 1 else {
      self = "<bdi>\(text: sentence.printable)</bdi>"
      return
    }
    self = parts.enumerated().map { index, part in
      index % 2 == 0 ? "\(text: String(part))" as HTML : "`<bdi>\(text: String(part))</bdi>`"
    }.joined()
  }
}
