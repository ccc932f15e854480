@testable import Rendering

/// A manifest that is read is the same after it is written and read again, with its layout or
/// without, and whatever is refused has a reason.
enum ManifestTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let manifest: Manifest
    do throws(ManifestError) {
      manifest = try Manifest(parsing: bytes)
    } catch {
      try require(!error.description.isEmpty, "refused without a reason")
      return false
    }
    try checkWriting(manifest)
    return true
  }

  private static func checkWriting(_ manifest: Manifest) throws(BrokenProperty) {
    let text = Array(manifest.description.utf8)
    let read: [Manifest]
    do throws(ManifestError) {
      read = [try Manifest(parsing: text), try Manifest(filesIn: text)]
    } catch {
      throw BrokenProperty(description: "written, but not read: \(error): \(manifest)")
    }
    try require(read[0] == manifest, "not the same after it was written: \(manifest)")
    try require(
      read[1].origin == manifest.origin && read[1].frames == manifest.frames,
      "its files are not the same without its layout: \(manifest)")
  }
}
