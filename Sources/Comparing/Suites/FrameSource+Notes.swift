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

  /// Says which variants of a timeline are not compared; nil if it has none, or is one.
  package var noteOnVariants: String? {
    guard case .timeline = self else { return nil }
    let names = VariantPath.variants(of: path)
    guard let first = names.first else { return nil }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "\(names.count == 1 ? "the variant" : "the variants") \(list) of `\(path)` "
      + "\(names.count == 1 ? "is" : "are") not compared; name one as `\(VariantPath(of: path, first).path)`"
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
