import Timing

/// The model values of one property of many views, as `ModelHistory` has them for one.
struct StepColumn<Value: Sendable>: Sendable {
  private struct Row {
    var initial: Value
    /// Its later values are `steps[first..<end]`.
    var first: Int
    var end: Int
  }

  private var rows: [Row] = []
  /// By the number of their time, and for each row in order of time.
  private var steps: [(time: Int, value: Value)] = []

  mutating func append(_ history: ModelHistory<Value>, _ draft: inout TimeTableDraft) {
    let first = steps.count
    for step in history.steps.dropFirst() {
      steps.append((draft.number(of: step.time), step.value))
    }
    rows.append(Row(initial: history.steps[0].value, first: first, end: steps.count))
  }

  func isConstant(_ row: Int) -> Bool { rows[row].first == rows[row].end }

  func value(_ row: Int, at moment: borrowing Moment) -> Value {
    let row = rows[row]
    let next = (row.first..<row.end).partitioningIndex { !moment.isReached[steps[$0].time] }
    return next == row.first ? row.initial : steps[next - 1].value
  }
}
