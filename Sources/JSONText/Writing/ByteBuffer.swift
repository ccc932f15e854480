/// Bytes that grow at their end. An array asks at every byte that is appended whether it is shared
/// and has room; here that is asked once for all bytes of a number, a key or a string.
struct ByteBuffer: Sendable {
  /// What follows the first `count` bytes is room for more.
  private var storage: [UInt8] = []
  private var count = 0

  private static let room = [UInt8](repeating: 0, count: 1024)

  var bytes: [UInt8] { Array(storage[..<count]) }
  var text: String { String(decoding: storage[..<count], as: UTF8.self) }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  mutating func append(_ first: UInt8, _ second: UInt8) {
    append(2) { span, start in
      span[start] = first
      span[start + 1] = second
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    if bytes.count <= 32 {
      return append(bytes.count) { span, start in
        for index in bytes.indices { span[start &+ index] = bytes[index] }
      }
    }
    storage.removeLast(storage.count - count)
    storage += bytes
    count = storage.count
  }

  /// - Parameter write: writes so many bytes from a place on.
  @inline(__always)
  mutating func append(_ length: Int, _ write: (inout MutableSpan<UInt8>, Int) -> Void) {
    reserve(length)
    let start = count
    count = start &+ length
    var span = storage.mutableSpan
    write(&span, start)
  }

  /// - Parameter write: writes at most so many bytes from a place on, and moves the place on.
  @inline(__always)
  mutating func append(atMost length: Int, _ write: (inout MutableSpan<UInt8>, inout Int) -> Void) {
    reserve(length)
    var place = count
    var span = storage.mutableSpan
    write(&span, &place)
    count = place
  }

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if storage.count &- count < length { grow(for: length) }
  }

  @inline(never)
  private mutating func grow(for length: Int) {
    let missing = count + length - storage.count
    let length = max(missing, min(max(64, storage.count), Self.room.count))
    if storage.capacity - storage.count < length {
      storage.reserveCapacity(4 * (storage.count + length))
    }
    if length <= Self.room.count {
      storage += Self.room[..<length]
    } else {
      storage += repeatElement(0, count: length)
    }
  }
}
