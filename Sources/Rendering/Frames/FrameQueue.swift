import Synchronization

/// The places in a list of frames, for workers to take: in order, each once.
///
/// Whoever is done takes the next one, so that a worker on a busy processor holds up no other.
final class FrameQueue: Sendable {
  private let next = Atomic(0)
  private let end: Atomic<Int>

  init(count: Int) { end = Atomic(count) }

  /// Nil when all are taken or nothing more is to be done.
  func take() -> Int? {
    let place = next.add(1, ordering: .relaxed).oldValue
    return isOpen(place) ? place : nil
  }

  /// From this place on nothing more is to be done.
  func close(at place: Int) { end.min(place, ordering: .relaxed) }

  func isOpen(_ place: Int) -> Bool { place < end.load(ordering: .relaxed) }
}
