extension String {
  /// How many characters must be inserted, removed or replaced to make the other string
  /// (Wagner and Fischer, "The String-to-String Correction Problem", J. ACM 21(1), 1974).
  func editDistance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (i, character) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in target.indices {
        let replaced = diagonal + (character == target[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[target.count]
  }
}
