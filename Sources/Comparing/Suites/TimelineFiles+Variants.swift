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
        guard (try? InputFile.examine(path, FileSystem.exists)) == false else {
          namesakes[timeline, default: []].append(variant)
          continue
        }
        all.append(path)
        rootIndices[path] = rootIndices[timeline]
      }
    }
    if all.count > timelines.count { isList = true }
    timelines = all
    let pins = Set((all + variantsWithFiles.map(\.path)).map(Pin.path(ofTimeline:)))
    orphanedPins.removeAll(where: pins.contains)
    let isUnknown = try orphanedPins.map { pin throws(LayoutAnimationError) in
      try VariantPath.isUnknown(pin.withoutSuffix + ".json")
    }
    orphanedPins = zip(orphanedPins, isUnknown).filter { !$1 }.map(\.0)
  }

  /// Leaves only the variants of one name, and what cannot be used, since it may have one.
  ///
  /// - Throws: `usage` if no timeline has one.
  package mutating func choose(variant: String?) throws(LayoutAnimationError) {
    guard let variant else { return }
    var chosen: [String] = []
    var names: [String] = []
    var files: Set<String> = []
    var others: [String] = []
    for path in timelines {
      if let named = try VariantPath(path) {
        names.append(named.variant)
        if named.variant != variant { continue }
        files.insert(named.file)
        chosen.append(path)
      } else if try isUnusable(path, variant) {
        chosen.append(path)
      } else {
        others.append(path)
      }
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
    others.removeAll(where: files.contains)
    leftOut = LeftOut(variant: variant, paths: others + orphanedPins + frameFolders)
    (timelines, orphanedPins, frameFolders) = (chosen, [], [])
  }

  private func isUnusable(
    _ path: String, _ variant: String
  ) throws(LayoutAnimationError) -> Bool {
    if path == "-" { return false }
    if unusableFolders.contains(path) || namesakes[path]?.contains(variant) == true { return true }
    if try !InputFile.examine(path, FileSystem.exists) { return true }
    return try VariantPath.isUnknown(VariantPath(of: path, variant).path)
  }

  /// What has no variant of the name that is asked for.
  struct LeftOut: Hashable, Sendable {
    let variant: String
    let paths: [String]

    /// Nil if nothing is left out.
    var note: String? {
      guard !paths.isEmpty else { return nil }
      return
        "note: `--variant \(variant)` leaves out what has no such variant: \(SuiteRoot.few(paths))"
        .printable
    }
  }
}
