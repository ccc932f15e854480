/// The restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and
/// transpositions of adjacent bytes, with no byte edited twice.
///
/// - Returns: nil if the distance exceeds `limit`.
/// - Complexity: O(length of `a` · length of `b`); O(1) if the lengths differ by more than `limit`.
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
