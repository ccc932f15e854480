@testable import ResultBundles

/// A bundle that is read is the same after it is written and read again, and whatever is refused has a reason.
/// A file whose checksum does not match is read once more with one that does.
enum BundleTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    if try isRead(bytes) { return true }
    let head = Array(bytes.prefix { $0 != 0x0A })
    guard let sealed = SealedSum.sealed(bytes, source: head) else { return false }
    return try isRead(sealed)
  }

  private static func isRead(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let bundle: ResultBundle
    do throws(BundleFault) {
      bundle = try ResultBundle(parsing: bytes)
    } catch {
      try require(!error.reason.isEmpty, "refused without a reason")
      return false
    }
    try checkWriting(bundle)
    return true
  }

  private static func checkWriting(_ bundle: ResultBundle) throws(BrokenProperty) {
    let read: ResultBundle
    do throws(BundleFault) {
      read = try ResultBundle(parsing: bundle.bytes)
    } catch {
      throw BrokenProperty(description: "written, but not read: \(error.reason)")
    }
    try require(read == bundle, "not the same after it was written")
  }
}
