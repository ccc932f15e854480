import TimelineModel
import VisualFormat

/// The constraints of a visual format are the same after they are written as equations and read
/// again; an error lies within the format, whether a timeline contains it or not.
enum VisualFormatTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let format = String(decoding: bytes, as: UTF8.self)
    let isParsed = try isParsed(format)
    guard let timeline = try ConstraintScene(format, key: "visualFormat").timeline() else {
      return false
    }
    // A timeline also allows blanks before the format.
    let isBlank = bytes.first.map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? false
    try require(isParsed || isBlank, "read in a timeline, but not alone: \(format)")
    try timeline.checkEquations()
    return true
  }

  private static let names = VisualFormat.Names(
    views: ["a", "b", "c", "g", "topLayoutGuide", "bottomLayoutGuide"],
    viewsWithoutSuperview: ["root"], metrics: ["gap": 8, "low": 250])

  private static func isParsed(_ format: String) throws(BrokenProperty) -> Bool {
    do throws(VisualFormatError) {
      _ = try VisualFormat.parse(format, names: names)
      return true
    } catch {
      try check(error, in: format)
      return false
    }
  }

  private static func check(
    _ error: VisualFormatError, in format: String
  ) throws(BrokenProperty) {
    try require(!error.message.isEmpty, "an error without a message: \(error)")
    try require(
      error.offset >= 0 && error.length >= 0 && error.offset + error.length <= format.utf8.count,
      "\(error.offset) + \(error.length) is outside of the format: \(error)")
  }
}
