/// A first-in, first-out queue of row indices.
struct RowQueue: Sendable {
  private var elements: [Int] = []
  private var next = 0

  @inline(__always)
  mutating func append(_ element: Int) { elements.append(element) }

  @inline(__always)
  mutating func popFirst() -> Int? {
    guard next < elements.count else {
      if next > 0 { removeAll() }
      return nil
    }
    next += 1
    return elements[next - 1]
  }

  private mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    next = 0
  }
}
