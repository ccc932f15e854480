import LayoutAnimation

extension StandardStream {
  /// A result as it is written to the stream: where colours are shown, its first line is green if all
  /// is well, else red.
  func verdict(_ text: String, isGood: Bool) -> String {
    let paint = TextStyle.Painter(isColored: showsColors)
    let line = text.prefix { $0 != "\n" }
    return paint(String(line), isGood ? .success : .error) + text.dropFirst(line.count)
  }
}
