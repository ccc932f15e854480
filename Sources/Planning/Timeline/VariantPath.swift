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
    let suffix = path.hasSuffix(".json") ? ".json" : ""
    let stem = path.dropLast(suffix.count)
    guard let point = stem.lastIndex(of: "."), !stem[point...].contains("/"),
      try !InputFile.examine(path, FileSystem.exists)
    else { return nil }
    file = stem[..<point] + suffix
    variant = String(stem[stem.index(after: point)...])
    self.path = path
    guard !Self.variants(of: file).isEmpty else { return nil }
  }

  /// The names of a timeline's variants; none if the file cannot be read, which is reported where it is.
  package static func variants(of file: String) -> [String] {
    guard (try? InputFile.examine(file, FileSystem.isRegular)) == true,
      let bytes = try? InputFile.contents(of: file, upTo: TimelineFile.sizeLimit)
    else { return [] }
    return Timeline.variantNames(of: SourceText(bytes: bytes))
  }

  /// Whether a path is that of a file, or of a variant that a timeline has.
  package static func exists(_ path: String) throws(LayoutAnimationError) -> Bool {
    if try InputFile.examine(path, FileSystem.exists) { return true }
    guard let variant = try VariantPath(path) else { return false }
    return variants(of: variant.file).contains(variant.variant)
  }
}
