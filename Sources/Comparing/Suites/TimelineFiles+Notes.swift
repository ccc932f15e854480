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
