/// Finds the equations that need no elimination.
struct PivotOrder {
  /// By variable: the rows that have it.
  private let users: [[Int]]
  private var isOpen: [Bool]
  /// By variable: whether no row determines it yet.
  private(set) var isUnknown: [Bool]

  init(rows: [SparseForm], users: [[Int]]) {
    self.users = users
    isOpen = rows.map { _ in true }
    isUnknown = users.map { _ in true }
  }

  var openRows: [Int] { isOpen.indices.filter { isOpen[$0] } }

  /// The rows that determine one variable each from those of the rows before.
  mutating func rowSingletons(_ rows: [SparseForm]) -> [(row: Int, variable: Int)] {
    var counts = rows.map(\.count)
    var queue = rows.indices.filter { counts[$0] == 1 }
    var found: [(row: Int, variable: Int)] = []
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard let term = rows[row].first(where: { isUnknown[$0.variable] }) else { continue }
      found.append((row, term.variable))
      close(row, term.variable)
      for user in users[term.variable] {
        counts[user] -= 1
        if counts[user] == 1 { queue.append(user) }
      }
    }
    return found
  }

  /// The rows that alone have a variable, if those before are left out.
  mutating func columnSingletons(_ rows: [SparseForm]) -> [(row: Int, variable: Int)] {
    var counts = users.map { rows in rows.count { isOpen[$0] } }
    var queue = users.indices.filter { isUnknown[$0] && counts[$0] == 1 }
    var found: [(row: Int, variable: Int)] = []
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      guard isUnknown[variable], let row = users[variable].first(where: { isOpen[$0] }) else {
        continue
      }
      found.append((row, variable))
      close(row, variable)
      for term in rows[row] where isUnknown[term.variable] {
        counts[term.variable] -= 1
        if counts[term.variable] == 1 { queue.append(term.variable) }
      }
    }
    return found
  }

  private mutating func close(_ row: Int, _ variable: Int) {
    isOpen[row] = false
    isUnknown[variable] = false
  }
}
