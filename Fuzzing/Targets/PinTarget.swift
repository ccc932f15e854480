import FileAccess
import JSONText

@testable import Comparing

/// A pin that is read is the same after it is written and read again, and whatever is refused has a
/// reason. A file whose checksum does not match is read once more with one that does: few random
/// changes keep it, which is not what is looked for.
enum PinTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    if try isRead(bytes) { return true }
    guard let sealed = sealed(bytes) else { return false }
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

  /// The file with the checksum that a reader expects; nil without a place for it.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let document = try? JSONValue(parsing: SourceText(bytes: bytes)),
      case .object(let members) = document.content,
      let range = members.first(where: { $0.name.value == "sum" })?.value.range
    else { return nil }
    let (start, end) = (bytes[..<range.lower], bytes[range.upper...])
    let sum = SHA256Sum(of: start + Array("\"\"".utf8) + end)
    return start + Array("\"\(sum)\"".utf8) + end
  }
}
