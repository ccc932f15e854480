/// Damerau–Levenshtein distance in its restricted form: insertions, deletions, substitutions and
/// swaps of neighbours, each letter edited once at most.
///
/// - Returns: nil if the distance exceeds `limit`.
/// - Complexity: O(length of `a` · length of `b`); lengths that differ too much cost nothing.
func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for row in 0..<a.count {
    var current = [row + 1]
    current.reserveCapacity(b.count + 1)
    for column in 0..<b.count {
      let substitution = last[column] + (a[row] == b[column] ? 0 : 1)
      var best = min(substitution, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    guard current.contains(where: { $0 <= limit }) else { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}

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
