/// Memory for plain values that is kept from picture to picture, and has no check of bounds in
/// release builds: in the loops over runs those of `Array` cost a seventh of the instructions.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// As many elements as were ever reserved.
  private(set) var buffer = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  init() {}

  init(repeating element: Element, count: Int) {
    reserve(count)
    buffer.update(repeating: element)
  }

  deinit { buffer.deallocate() }

  /// Makes room for so many elements. What was in there is lost if it has to grow.
  mutating func reserve(_ count: Int) {
    if count <= buffer.count { return }
    buffer.deallocate()
    buffer = .allocate(capacity: count + count / 2)
  }
}
