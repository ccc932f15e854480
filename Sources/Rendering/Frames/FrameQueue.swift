import Synchronization

/// Positions in a list of frames, or of other work, that workers take in order, each once.
///
/// A worker takes the next position when it is done, so that one on a busy processor does not delay
/// the others.
final class FrameQueue: Sendable {
  private let next = Atomic(0)
  private let end: Atomic<Int>

  init(count: Int) { end = Atomic(count) }

  /// Nil if all positions have been taken or the queue is closed there.
  func take() -> Int? {
    let place = next.add(1, ordering: .relaxed).oldValue
    return isOpen(place) ? place : nil
  }

  /// Whether any position is left.
  var hasMore: Bool { isOpen(next.load(ordering: .relaxed)) }

  /// Closes the queue from a position on.
  func close(at place: Int) { end.min(place, ordering: .relaxed) }

  func isOpen(_ place: Int) -> Bool { place < end.load(ordering: .relaxed) }
}
