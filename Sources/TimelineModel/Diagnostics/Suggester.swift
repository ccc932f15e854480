/// Finds what somebody may have meant, and stops looking when a file asks too often: with 400,000
/// names and as many misspellings the search would never end.
package struct Suggester {
  private var comparisonsLeft = 200_000

  package init() {}

  var isExhausted: Bool { comparisonsLeft <= 0 }

  /// The nearest candidate, the first of several; nil if none is near. Case costs nothing.
  package mutating func nearest(
    to name: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard (1...64).contains(wanted.count) else { return nil }
    var limit = max(1, wanted.count / 3)
    var nearest: String?
    for candidate in candidates where candidate != name {
      guard comparisonsLeft > 0, limit >= 0 else { break }
      comparisonsLeft -= 1
      let letters = Array(candidate.lowercased().utf8)
      guard let distance = editDistance(wanted, letters, limit: limit) else { continue }
      nearest = candidate
      limit = distance - 1
    }
    return nearest
  }
}
