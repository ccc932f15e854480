/// The distinct explanations of edges, and of views by them. Most are the same in one layout after the
/// other.
struct DistinctExplanations {
  var edges = DistinctTexts()
  var views = DistinctTexts()

  /// In bytes.
  var size: Int { edges.size + views.size }
}

/// Distinct texts in the order of their first use.
struct DistinctTexts {
  private(set) var texts: [JSON] = []
  /// In bytes.
  private(set) var size = 0
  private var places: [JSON: Int] = [:]

  mutating func place(of text: JSON) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(text)
    size += text.text.utf8.count
    return texts.count - 1
  }
}
