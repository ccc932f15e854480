/// The runs of a picture that is being painted, in storage that is longer: each row writes its runs in
/// place. Written elsewhere first, they would be copied, and what held them be released, which waits for
/// all stores before it.
struct OpenRuns: Sendable {
  /// Elements from `count` on are unused storage.
  private(set) var storage: [PictureRuns.Run] = []
  private(set) var count = 0

  /// What the storage grows by: copied, it takes less time than so many equal elements.
  private static let unused = [PictureRuns.Run](
    repeating: PictureRuns.Run(start: 0, count: 0, above: 0, pixel: 0), count: 64)

  /// Removes all runs, and takes the storage of an earlier picture.
  mutating func begin(in runs: inout [PictureRuns.Run]) {
    count = 0
    storage.removeAll()
    swap(&storage, &runs)
  }

  /// Moves the runs to the picture.
  mutating func end(in runs: inout [PictureRuns.Run]) {
    storage.removeLast(storage.count - count)
    count = 0
    swap(&storage, &runs)
  }

  mutating func removeAll() { count = 0 }

  /// Appends runs that `body` writes. It gets the index of the first, and returns that after the last.
  ///
  /// - Parameter most: the largest number of runs, for which there is room.
  @inline(__always)
  mutating func append(most: Int, _ body: (inout MutableSpan<PictureRuns.Run>, Int) -> Int) {
    reserve(most)
    let known = count
    var span = storage.mutableSpan
    let end = body(&span, known)
    count = end
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if storage.count &- count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    while storage.count - count < more { storage.append(contentsOf: Self.unused) }
  }
}
