/// Finds the candidate nearest to a misspelt name.
///
/// The number of comparisons per file is limited: with 400,000 names and as many misspellings the
/// search would not end in a useful time.
package struct Suggester {
  /// Per file; enough for hundreds of misspellings in a file of ordinary size.
  private var comparisonsLeft = 200_000

  package init() {}

  var isExhausted: Bool { comparisonsLeft <= 0 }

  /// Advice that names the nearest candidate; nil if none is near.
  package mutating func advice(
    on name: String, among candidates: some Sequence<String>
  ) -> String? {
    nearest(to: name, among: candidates).map(didYouMean)
  }

  /// Returns the candidate with the least edit distance, ignoring case, and the first of several
  /// such; nil if the distance of every candidate exceeds a third of the name's length (at least
  /// 1), or if the name is longer than 64 bytes.
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
