import FileAccess
import Planning
import Reporting
import TimelineModel

extension TimelineFiles {
  /// What was skipped, and why; a line each.
  package var notes: [String] {
    let files = timelines + orphanedPins
    return roots.indices.flatMap { index in
      roots[index].notes(files.filter { rootIndices[$0] == index })
    } + notesOnForeignFiles
      + foldersOfUnlistedFrames.map {
        "note: `\($0)` holds frames, but no manifest that lists them; they are not looked at"
          .printable
      } + [leftOut?.note].compactMap(\.self)
  }

  /// Pins beside the named files that look like those of variants which they do not have. In a named folder they
  /// are orphaned. A folder that cannot be listed has no notes.
  var notesOnPinsBeside: [String] {
    timelines.filter { rootIndices[$0] == nil && $0.hasSuffix(".json") }.flatMap { file in
      Self.pins(beside: file).map {
        "note: `\($0)` is not looked at: `\(file)` has no variant of its name".printable
      }
    }
  }

  /// - Parameter file: a variant, which is no file, has none.
  private static func pins(beside file: String) -> [String] {
    guard (try? FileSystem.exists(file)) == true else { return [] }
    let stem = file.dropLast(".json".count) + "."
    let folder = stem.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let names = (try? FolderListing(of: folder.isEmpty ? "." : folder))?.names ?? []
    return names.map { folder + $0 }.filter { pin in
      guard pin.hasPrefix(stem), pin.hasSuffix(Pin.suffix), let path = try? Pin.timeline(ofPin: pin)
      else { return false }
      return !path.dropFirst(stem.count).dropLast(".json".count).contains(".")
        && (try? VariantPath.exists(path)) == false
    }
  }

  /// Which settings do not apply, and what those that do leave out; a line for each folder.
  package var omissions: [String] {
    let named = Set(timelines)
    return roots.flatMap { $0.notesOnNestedSettings }
      + roots.compactMap { $0.omissionNote(besides: named) }
  }

  /// Which differences the settings of the named folders tolerate; a line for each folder.
  func tolerances(besides chosen: ChosenTolerance) throws(LayoutAnimationError) -> [String] {
    var notes: [String] = []
    for (index, root) in roots.enumerated() {
      let own = timelines.filter { rootIndices[$0] == index }
      if let note = try root.toleranceNote(own, besides: chosen) { notes.append(note) }
    }
    return notes
  }

  /// At which frame rate and scale the settings of the named folders have timelines drawn; a line for each
  /// folder.
  var drawingNotes: [String] {
    roots.compactMap(\.drawingNote)
  }

  private var notesOnForeignFiles: [String] {
    let keys = Timeline.distinctiveKeys.map { "`\($0)`" }
    let list = keys.dropLast().joined(separator: ", ") + " and " + (keys.last ?? "")
    return foreignFiles.map { file in
      let reason =
        filesToInclude.contains(file)
        ? "has only what a file to include has; a timeline has `version` too"
        : "has none of \(list)"
      return "note: skipped `\(file)`, which \(reason)".printable
    }
  }
}
