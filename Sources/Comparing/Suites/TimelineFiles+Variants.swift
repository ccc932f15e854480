import FileAccess
import Planning
package import Reporting
import TimelineModel

extension TimelineFiles {
  /// Adds the variants of each timeline after it.
  mutating func addVariants() throws(LayoutAnimationError) {
    var all: [String] = []
    for timeline in timelines {
      all.append(timeline)
      if timeline == "-" { continue }
      for variant in VariantPath.variants(of: timeline) {
        let path = VariantPath(of: timeline, variant).path
        if try InputFile.examine(path, FileSystem.exists) {
          throw LayoutAnimationError(
            .usage,
            "`\(path)` is a file, and would be the variant `\(variant)` of `\(timeline)` too; rename "
              + "one of them")
        }
        all.append(path)
        rootIndices[path] = rootIndices[timeline]
      }
    }
    if all.count > timelines.count { isList = true }
    timelines = all
    let pins = Set(all.map(Pin.path(ofTimeline:)))
    orphanedPins.removeAll(where: pins.contains)
    let isUnknown = try orphanedPins.map { pin throws(LayoutAnimationError) in
      try VariantPath.isUnknown(pin.withoutSuffix + ".json")
    }
    orphanedPins = zip(orphanedPins, isUnknown).filter { !$1 }.map(\.0)
  }

  /// Leaves only the variants of one name.
  ///
  /// - Throws: `usage` if no timeline has one.
  package mutating func choose(variant: String?) throws(LayoutAnimationError) {
    guard let variant else { return }
    var chosen: [String] = []
    var names: [String] = []
    for path in timelines {
      guard let named = try VariantPath(path) else { continue }
      names.append(named.variant)
      if named.variant == variant { chosen.append(path) }
    }
    if timelines == ["-"] {
      throw LayoutAnimationError(
        .usage, "variants are named by their file; name it in place of `-`")
    }
    guard !chosen.isEmpty else {
      var suggester = Suggester()
      let help = suggester.advice(on: variant, among: names) ?? "declare it in `variants`"
      throw LayoutAnimationError(.usage, "no timeline has a variant `\(variant)`; \(help)")
    }
    (timelines, orphanedPins, frameFolders) = (chosen, [], [])
  }
}
