/// Memory for plain values that is kept from picture to picture.
///
/// Its bounds are checked in debug builds only. With arrays in the tables of codes alone, a frame of
/// a thousand rectangles takes 8 % more instructions (callgrind).
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// As many elements as were ever reserved.
  private(set) var buffer = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  init() {}

  init(repeating element: Element, count: Int) {
    reserve(count)
    buffer.update(repeating: element)
  }

  deinit { buffer.deallocate() }

  /// Makes room for so many elements. Of those in there only the first are kept if it has to grow.
  mutating func reserve(_ count: Int, keeping keptCount: Int = 0) {
    if count <= buffer.count { return }
    let grown = UnsafeMutableBufferPointer<Element>.allocate(capacity: count + count / 2)
    _ = grown.update(fromContentsOf: buffer[..<keptCount])
    buffer.deallocate()
    buffer = grown
  }
}
