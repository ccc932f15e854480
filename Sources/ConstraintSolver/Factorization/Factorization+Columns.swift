extension Factorization {
  /// Stores the upper factor by columns as well, from its rows and from the tails of the core.
  mutating func indexColumns() {
    Self.count(rowEntries, &steps)
    forEachTail { steps, _, entry in steps[entry.index].columnEnd += 1 }
    columnEntries = Array(repeating: Entry(index: 0, value: 0), count: Self.sum(&steps))
    Self.sort(rowEntries, &steps, &columnEntries)
    var columns: [Entry] = []
    swap(&columns, &columnEntries)
    forEachTail { steps, step, entry in
      columns[steps[entry.index].columnEnd] = Entry(index: step, value: entry.value)
      steps[entry.index].columnEnd += 1
    }
    swap(&columns, &columnEntries)
  }

  private mutating func forEachTail(_ body: (inout [Step], _ step: Int, Entry) -> Void) {
    for step in core.steps {
      for entry in core.tail(of: step) { body(&steps, step, entry) }
    }
  }

  private static func count(_ entryArray: [Entry], _ stepArray: inout [Step]) {
    let entries = entryArray.span
    var steps = stepArray.mutableSpan
    for i in entries.indices { steps[entries[unchecked: i].index].columnEnd += 1 }
  }

  /// Replaces each column's number of entries by the start of its entries.
  private static func sum(_ stepArray: inout [Step]) -> Int {
    var steps = stepArray.mutableSpan
    var end = 0
    for i in steps.indices {
      let count = steps[unchecked: i].columnEnd
      steps[unchecked: i].columnEnd = end
      end += count
    }
    return end
  }

  /// `columnEnd` starts as the beginning of a column and advances with every entry stored.
  private static func sort(
    _ entryArray: [Entry], _ stepArray: inout [Step], _ columnArray: inout [Entry]
  ) {
    let entries = entryArray.span
    var steps = stepArray.mutableSpan
    var columns = columnArray.mutableSpan
    var start = 0
    for step in steps.indices {
      let end = steps[unchecked: step].rowEnd
      for i in start..<end {
        let column = entries[i].index
        let target = steps[column].columnEnd
        columns[target] = Entry(index: step, value: entries[i].value)
        steps[column].columnEnd = target + 1
      }
      start = end
    }
  }
}
