extension Manifest {
  /// Reads the manifest of a folder.
  ///
  /// - Parameter path: of the file, not of the folder.
  /// - Throws: `unreadableInput`; `invalidTimeline` for what is no manifest or one of a newer
  ///   version.
  public init(path: String) throws(LayoutAnimationError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try OpenFile(reading: path).read(upTo: Self.sizeLimit + 1)
    } catch {
      throw LayoutAnimationError(.unreadableInput, "cannot read `\(path)`: \(error.reason)")
    }
    do throws(ManifestError) {
      try self.init(parsing: bytes)
    } catch {
      throw LayoutAnimationError(.invalidTimeline, "`\(path)` cannot be used: \(error)")
    }
  }
}
