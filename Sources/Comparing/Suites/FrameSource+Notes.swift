import FileAccess
import Planning
import Rendering
package import Reporting
import TimelineModel

extension FrameSource {
  /// Says that a folder of frames holds timelines or pins too, of which a comparison of frames sees nothing;
  /// nil if it does not.
  ///
  /// - Throws: `unreadableInput` for what cannot be listed or examined.
  package func noteOnTimelines() throws(LayoutAnimationError) -> String? {
    guard case .folder(let folder) = self else { return nil }
    // A pin and its timeline count once.
    let names = Set(try Self.timelines(in: folder.path).map(\.withoutSuffix))
    guard !names.isEmpty else { return nil }
    return "`\(path)` holds \(counted(names.count, "timeline")) besides frames, "
      + "and only frames are compared"
  }

  /// Says that a folder of frames holds other pictures, which a comparison of frames does not see; nil if it does
  /// not.
  package var noteOnOtherPictures: String? {
    guard case .folder(let folder) = self, folder.otherPictureCount > 0 else { return nil }
    let count = folder.otherPictureCount
    return "`\(path)` holds \(counted(count, "PNG file")) not named like "
      + "\(count == 1 ? "a frame" : "frames"), and only frames are compared"
  }

  /// Says which variants of a timeline are not compared; nil if there are none.
  ///
  /// - Parameter other: what it is compared with, which may be one of them.
  package func noteOnVariants(besides other: FrameSource) -> String? {
    guard case .timeline = self else { return nil }
    let variants = VariantPath.variants(of: path).map { VariantPath(of: path, $0) }
    // A file of the same name is not the variant.
    let isFile = variants.map { (try? FileSystem.exists($0.path)) == true }
    let others = zip(variants, isFile).filter { $1 || $0.path != other.path }
    guard !others.isEmpty else { return nil }
    let advice =
      others.first { !$1 }.map { "name one as `\($0.0.path)`" }
      ?? "rename `\(others[0].0.path)`, which is a file, to name one"
    let list = others.map { "`\($0.0.variant)`" }.joined(separator: ", ")
    return "\(others.count == 1 ? "the variant" : "the variants") \(list) of `\(path)` "
      + "\(others.count == 1 ? "is" : "are") not compared; \(advice)"
  }

  /// Pictures are not examined: for thousands of frames that would take as many system calls.
  private static func timelines(in folder: String) throws(LayoutAnimationError) -> [String] {
    var found: [String] = []
    for name in try InputFile.listing(of: folder).names
    where !name.hasPrefix(".") && !name.hasSuffix(".png") {
      let child = folder + (folder.hasSuffix("/") ? "" : "/") + name
      if try InputFile.examine(child, FileSystem.statusOfName)?.kind == .directory {
        found += try timelines(in: child)
      } else if try isTimeline(child, name) {
        found.append(child)
      }
    }
    return found
  }

  private static func isTimeline(
    _ path: String, _ name: String
  ) throws(LayoutAnimationError) -> Bool {
    if name.hasSuffix(Pin.suffix) { return true }
    guard name.lowercased().hasSuffix(".json"), name != SuiteSettings.fileName else {
      return false
    }
    return try !Manifest.isManifest(path) && SuiteFolder.kind(of: path) == .timeline
  }
}
