import Timing

/// The model values of one property for many views; `ModelHistory` stores those of one view.
struct StepColumn<Value: Sendable>: Sendable {
  private struct Row {
    var initial: Value
    /// The later values are `steps[first..<end]`.
    var first: Int
    var end: Int
  }

  private var rows: [Row] = []
  /// The changes row by row, each row in order of time. Times are indices into the time table.
  private var steps: [(time: Int, value: Value)] = []

  mutating func append(_ history: ModelHistory<Value>, _ draft: inout TimeTableDraft) {
    append(history, &draft) { $0 }
  }

  mutating func append<Original>(
    _ history: ModelHistory<Original>, _ draft: inout TimeTableDraft,
    _ converted: (Original) -> Value
  ) {
    let first = steps.count
    for step in history.steps.dropFirst() {
      steps.append((draft.number(of: step.time), converted(step.value)))
    }
    rows.append(
      Row(initial: converted(history.steps[0].value), first: first, end: steps.count))
  }

  func isConstant(_ row: Int) -> Bool { rows[row].first == rows[row].end }

  func value(_ row: Int, at moment: borrowing Moment) -> Value {
    let row = rows[row]
    let next = (row.first..<row.end).partitioningIndex { !moment.isReached[steps[$0].time] }
    return next == row.first ? row.initial : steps[next - 1].value
  }
}
