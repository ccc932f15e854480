import JSONText
package import Planning
package import Reporting

extension InterfaceFile {
  /// The name of the file's own device.
  package var deviceName: String { document.screen?.name ?? "the file's own canvas" }

  /// A scene as a timeline whose messages show lines of this file.
  ///
  /// - Throws: `invalidTimeline` with the place of the error.
  package func timeline(
    of imported: ImportedScene
  ) throws(LayoutAnimationError) -> TimelineFile {
    let bytes = Array(imported.text.utf8)
    // One that is nested too deeply is reported by who reads it.
    guard let value = try? JSONValue(parsing: SourceText(bytes: bytes)) else {
      return try TimelineFile(contents: bytes, path: path)
    }
    let origins = imported.origins.origins(of: value, in: source)
    return try TimelineFile(
      plain: SourceText(bytes: bytes, origins: origins), value, path: path)
  }
}
