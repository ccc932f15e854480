/// Steps of an elimination that are due, each once, the earliest first: a binary heap.
struct StepQueue {
  private var heap: [Int] = []
  private var isDue: [Bool]

  init(stepCount: Int) {
    isDue = Array(repeating: false, count: stepCount)
  }

  mutating func insert(_ step: Int) {
    if isDue[step] { return }
    isDue[step] = true
    heap.append(step)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    isDue[first] = false
    if !heap.isEmpty {
      heap[0] = last
      sinkFirst()
    }
    return first
  }

  private mutating func sinkFirst() {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[parent] <= heap[child] { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
