/// Takes choices from bytes; behind their end every choice is the first.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// - Parameter count: at most 256.
  mutating func index(below count: Int) -> Int { Int(rest.popFirst() ?? 0) % count }

  mutating func element<Element>(of list: [Element]) -> Element { list[index(below: list.count)] }
}
