@testable import Comparing

/// A pin that is read is the same after it is written and read again, and whatever is refused has a
/// reason. A file whose checksum does not match is read once more with one that does: few random
/// changes keep it, which is not what is looked for.
enum PinTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    if try isRead(bytes) { return true }
    guard let sealed = SealedSum.sealed(bytes, source: bytes) else { return false }
    return try isRead(sealed)
  }

  private static func isRead(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let pin: Pin
    do throws(PinError) {
      pin = try Pin(parsing: bytes)
    } catch {
      try require(!error.description.isEmpty, "refused without a reason")
      return false
    }
    try checkWriting(pin)
    return true
  }

  private static func checkWriting(_ pin: Pin) throws(BrokenProperty) {
    let text = String(decoding: pin.bytes, as: UTF8.self)
    let read: Pin
    do throws(PinError) {
      read = try Pin(parsing: pin.bytes)
    } catch {
      throw BrokenProperty(description: "written, but not read: \(error): \(text)")
    }
    try require(read == pin, "not the same after it was written: \(text)")
  }
}
