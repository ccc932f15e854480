package import Planning
import Synchronization

/// The jobs of several pieces of work at the same time, each with a job of its own. A job whose
/// pieces are all done is free, and whoever draws several frames takes it for some of them.
///
/// So a suite keeps all processors busy until its last frame, although nobody knows beforehand which
/// of its timelines is long.
package final class SharedJobs: Sendable {
  /// How many there are, free or not.
  package let count: Int
  private let free: Atomic<Int>

  /// - Parameter taken: how many are not free, because their pieces have begun; at most `count`.
  package init(_ jobs: JobCount, taken: Int = 1) {
    count = jobs.count
    free = Atomic(max(0, jobs.count - taken))
  }

  /// Takes a free job, which must be returned; false if there is none.
  package func take() -> Bool {
    var available = free.load(ordering: .relaxed)
    while available > 0 {
      let (isTaken, found) = free.weakCompareExchange(
        expected: available, desired: available - 1, ordering: .relaxed)
      if isTaken { return true }
      available = found
    }
    return false
  }

  package func giveBack() { free.add(1, ordering: .relaxed) }

  /// Makes parts, in order as jobs become free for them.
  ///
  /// - Parameter make: receives the index of a part, and the jobs that it may also take.
  /// - Returns: the parts in order.
  package static func make<Part: Sendable>(
    _ count: Int, _ jobs: JobCount, _ make: @escaping @Sendable (Int, SharedJobs) async -> Part
  ) async -> [Part] {
    let workers = max(1, min(jobs.count, count))
    let shared = SharedJobs(jobs, taken: workers)
    let queue = FrameQueue(count: count)
    let parts = await withTaskGroup(of: [(Int, Part)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          var parts: [(Int, Part)] = []
          while let index = queue.take() { parts.append((index, await make(index, shared))) }
          shared.giveBack()
          return parts
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Makes parts with the caller's job and those that become free, in any order.
  ///
  /// - Returns: the parts in order; fewer if the task is cancelled.
  func make<Part: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> Part
  ) async -> [Part] {
    let queue = FrameQueue(count: count)
    let parts = await withTaskGroup(of: [(Int, Part)].self) { group in
      let own = Self.make(queue, make) {
        while queue.hasMore, self.take() {
          group.addTask {
            defer { self.giveBack() }
            return Self.make(queue, make) {}
          }
        }
      }
      return await group.reduce(into: own) { $0 += $1 }
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// - Parameter recruit: called before each part.
  private static func make<Part>(
    _ queue: FrameQueue, _ make: (Int) -> Part, recruit: () -> Void
  ) -> [(Int, Part)] {
    var parts: [(Int, Part)] = []
    while !Task.isCancelled, let index = queue.take() {
      recruit()
      parts.append((index, make(index)))
    }
    return parts
  }
}
