/// The steps that touch a row, in paint order: the active list of scan conversion (Wylie, Romney,
/// Evans and Erdahl, "Half-tone perspective drawings by computer", AFIPS 1967,
/// doi:10.1145/1465611.1465619).
///
/// An entry repeats in 16 bytes what the search for steps within some cells reads of every step: a
/// fifth of the bytes that it would read of the steps themselves.
struct ActiveSteps: ~Copyable, Sendable {
  struct Entry: Sendable {
    let step: Int32
    private let start: Int32
    private let last: Int32
    fileprivate let rowEnd: Int32

    init(_ step: PaintStep, index: Int) {
      self.step = Int32(truncatingIfNeeded: index)
      start = Int32(truncatingIfNeeded: step.cells.lowerBound)
      last = Int32(truncatingIfNeeded: step.cells.upperBound - 1)
      rowEnd = Int32(truncatingIfNeeded: step.rows.upperBound)
    }

    /// 1 if the step touches any cell from the first to the last, else 0. Branch-free: one of the two
    /// differences is negative if it does not.
    func touches(_ first: Int32, _ last: Int32) -> Int {
      Int(1 ^ UInt32(bitPattern: (last &- start) | (self.last &- first)) >> 31)
    }
  }

  /// Elements from `count` on are unused storage.
  private(set) var entries: [Entry] = []
  private(set) var count = 0
  private var beginning: [Entry] = []

  /// Reserves storage for all steps at once: growing and shrinking arrays took a twentieth of the
  /// instructions for a picture of a thousand rectangles.
  mutating func removeAll(reserving steps: Int) {
    count = 0
    let missing = steps - entries.count
    let none = Entry(PaintStep(kind: .fill), index: 0)
    if missing > 0 { entries.append(contentsOf: repeatElement(none, count: missing)) }
  }

  /// Adds a step that begins in the row of the next `advance(to:)`, in paint order.
  mutating func begin(_ step: PaintStep, index: Int) {
    beginning.append(Entry(step, index: index))
  }

  /// Removes the steps that end above a row, and merges those that begin in it.
  mutating func advance(to row: Int) {
    count = Self.removeEnded(above: Int32(truncatingIfNeeded: row), &entries, count)
    if beginning.isEmpty { return }
    Self.merge(beginning, into: &entries, count)
    count += beginning.count
    beginning.removeAll(keepingCapacity: true)
  }

  /// - Returns: the number of remaining entries.
  private static func removeEnded(
    above row: Int32, _ entries: inout [Entry], _ count: Int
  ) -> Int {
    var span = entries.mutableSpan
    // The unchecked indices below: `kept` is at most `index`.
    precondition(count <= span.count)
    var kept = 0
    for index in 0..<count {
      let entry = span[unchecked: index]
      span[unchecked: kept] = entry
      kept += entry.rowEnd > row ? 1 : 0
    }
    return kept
  }

  /// Merges from the end, so that each entry moves at most once.
  private static func merge(
    _ beginning: [Entry], into entries: inout [Entry], _ count: Int
  ) {
    var span = entries.mutableSpan
    let beginning = beginning.span
    var (old, new) = (count, beginning.count)
    // The unchecked indices below: both counts only shrink.
    precondition(old >= 0 && old + new <= span.count)
    while new > 0 {
      let next = beginning[unchecked: new &- 1]
      while old > 0, span[unchecked: old &- 1].step > next.step {
        span[unchecked: old &+ new &- 1] = span[unchecked: old &- 1]
        old &-= 1
      }
      span[unchecked: old &+ new &- 1] = next
      new &-= 1
    }
  }
}
