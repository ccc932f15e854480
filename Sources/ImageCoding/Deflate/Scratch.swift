/// Memory for plain values that is reused from picture to picture.
///
/// Its bounds are checked in debug builds only: with arrays for the code tables alone, a frame of a
/// thousand rectangles takes 8 % more instructions (callgrind). Indices stay in bounds because
/// - a byte of a pixel is below 256, and what remains of a run of zeros or of repeated pixels is
///   below 258 (`TokenTally.left`): the tables have at least as many elements, and those of blanks, by
///   `Blank.index`, twice as many;
/// - `ResidualRows.build` reserves an element for every run and band, and checks the order of both;
/// - `RunLengthDeflater` reserves an upper bound of a block's bits, and checks it after each block;
/// - `RunDeflater` reserves what `TokenTally.bitCounts` promises, and checks that every block took
///   exactly as much.
///
/// `script/test-sanitized` and debug builds check each access while the tests run.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// Has the largest number of elements ever reserved, or more.
  private(set) var buffer = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  init() {}

  init(repeating element: Element, count: Int) {
    reserve(count)
    buffer.update(repeating: element)
  }

  deinit { buffer.deallocate() }

  /// Makes room for `count` elements. If the memory has to grow, only the first `keptCount` are kept.
  mutating func reserve(_ count: Int, keeping keptCount: Int = 0) {
    if count <= buffer.count { return }
    let grown = UnsafeMutableBufferPointer<Element>.allocate(capacity: count + count / 2)
    _ = grown.update(fromContentsOf: buffer[..<keptCount])
    buffer.deallocate()
    buffer = grown
  }
}
