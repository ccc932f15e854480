import FileAccess
import JSONText
package import Reporting
import TimelineModel

/// How a variant of a timeline is named in place of a file: `card.wide.json` is the variant `wide` of
/// `card.json`, and has the pin `card.wide.pinned`.
package struct VariantPath: Hashable, Sendable {
  /// The timeline's file.
  package let file: String
  package let variant: String
  package let path: String

  package init(of file: String, _ variant: String) {
    self.file = file
    self.variant = variant
    let (stem, suffix) = file.hasSuffix(".json") ? (file.dropLast(5), ".json") : (file[...], "")
    path = "\(stem).\(variant)\(suffix)"
  }

  /// The variant that a path means; nil for the path of a file, and if no timeline has variants that
  /// could be meant.
  ///
  /// - Throws: `unreadableInput`.
  package init?(_ path: String) throws(LayoutAnimationError) {
    guard let parts = Self.parts(of: path), try !InputFile.examine(path, FileSystem.exists)
    else { return nil }
    (file, variant) = parts
    self.path = path
    guard !Self.variants(of: file).isEmpty else { return nil }
  }

  /// The file and the variant that a path would mean; nil if it has no name of a variant.
  package static func parts(of path: String) -> (file: String, variant: String)? {
    let suffix = path.hasSuffix(".json") ? ".json" : ""
    let stem = path.dropLast(suffix.count)
    guard let point = stem.lastIndex(of: "."), !stem[point...].contains("/") else { return nil }
    return (stem[..<point] + suffix, String(stem[stem.index(after: point)...]))
  }

  /// The names of a timeline's variants; none if the file cannot be read, which is reported where it is.
  package static func variants(of file: String) -> [String] {
    contents(of: file).map { Timeline.variantNames(of: SourceText(bytes: $0)) } ?? []
  }

  private static func contents(of file: String) -> [UInt8]? {
    guard (try? InputFile.examine(file, FileSystem.isRegular)) == true else { return nil }
    return try? InputFile.contents(of: file, upTo: TimelineFile.sizeLimit)
  }

  /// Whether a path is that of a file, or of a variant that a timeline has or may have.
  package static func exists(_ path: String) throws(LayoutAnimationError) -> Bool {
    if try InputFile.examine(path, FileSystem.exists) { return true }
    guard let (file, variant) = parts(of: path) else { return false }
    return try isUnknown(path) || variants(of: file).contains(variant)
  }

  /// Whether a path may mean a variant that is not known, because the file of its timeline is damaged or cannot be
  /// read: its pin is not without a timeline.
  package static func isUnknown(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard let file = parts(of: path)?.file, file.hasSuffix(".json"),
      let status = try InputFile.examine(file, FileSystem.statusOfName), status.kind != .directory
    else { return false }
    guard let bytes = contents(of: file) else { return true }
    return !Timeline.namesVariants(SourceText(bytes: bytes))
  }
}
