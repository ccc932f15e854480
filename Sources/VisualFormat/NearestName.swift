/// The candidate most like a misspelt name, for advice; nil if none is near.
///
/// Likeness is the number of letters to insert, remove or replace, and a change of case counts as
/// none: at most 2, and less than half of the name. Of equally near ones the first is taken.
/// Names longer than 64 bytes get no advice, so that the work stays small.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard wanted.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= 2 {
    let distance = editDistance(wanted, Array(candidate.lowercased().utf8))
    if distance <= 2, 2 * distance < wanted.count, distance < best?.distance ?? 3 {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// Levenshtein's distance, a row at a time (Wagner and Fischer, JACM 21(1), 1974).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var row = Array(0...right.count)
  for (line, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for (column, other) in right.enumerated() {
      let replaced = diagonal + (byte == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
