import Synchronization

/// The place of the first frame in the list that failed.
final class FirstFailure: Sendable {
  private let position = Atomic(Int.max)

  func note(_ position: Int) { self.position.min(position, ordering: .relaxed) }

  func isBehind(_ position: Int) -> Bool { position < self.position.load(ordering: .relaxed) }
}
