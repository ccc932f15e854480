import FileAccess
import Planning
import Reporting

extension TimelineFiles {
  /// Checks that no variant of a timeline has the name of a file. Of which of both a pin is could not be said, so that
  /// the timeline fails; the file and the other variants are looked at.
  ///
  /// - Throws: `invalidTimeline`; `unreadableInput` if it cannot be found out.
  func checkVariants(of path: String) throws(LayoutAnimationError) {
    guard let variant = namesakes[path]?.first else { return }
    let file = VariantPath(of: path, variant)
    _ = try InputFile.examine(file.path, FileSystem.exists)
    throw Self.clash(file)
  }

  /// Checks that the pin of a file cannot be that of a variant, which would be lost if it were written.
  ///
  /// - Throws: `invalidTimeline`.
  func checkPin(of path: String) throws(LayoutAnimationError) {
    if let variant = variantsWithFiles.first(where: { $0.path == path }) {
      throw Self.clash(variant)
    }
  }

  /// The variants of `namesakes`, whose pins may be there.
  var variantsWithFiles: [VariantPath] {
    namesakes.flatMap { path, variants in variants.map { VariantPath(of: path, $0) } }
  }

  private static func clash(_ variant: VariantPath) -> LayoutAnimationError {
    LayoutAnimationError(
      .invalidTimeline,
      "`\(variant.path)` is a file, and would be the variant `\(variant.variant)` of "
        + "`\(variant.file)` too; rename one of them")
  }
}
