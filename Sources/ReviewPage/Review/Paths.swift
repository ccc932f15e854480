import LayoutAnimation

extension [String] {
  /// Names for the paths of timelines or pins: file names without suffixes, or whole paths for files of
  /// the same name.
  var distinctNames: [String] {
    let names = map(\.withoutSuffix.lastComponent)
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(self, names).map { counts[$1] == 1 ? $1 : $0.withoutSuffix }
  }

  /// The basis of each timeline.
  ///
  /// - Parameter paths: the timelines and folders that the user named.
  func bases(
    _ basis: String?, in paths: [String]
  ) throws(LayoutAnimationError) -> [Subject.Basis] {
    let bases = try unchecked(basis, in: paths)
    for (path, basis) in zip(self, bases) where basis.isFile(of: path) {
      throw LayoutAnimationError(
        .usage,
        "`\(path)` would be compared with itself; name an earlier version of it with `--against`")
    }
    return bases
  }

  private func unchecked(
    _ basis: String?, in paths: [String]
  ) throws(LayoutAnimationError) -> [Subject.Basis] {
    guard let basis else {
      return map { $0 == "-" ? .nothing : .pin(Pin.path(ofTimeline: $0), isExpected: false) }
    }
    if basis == "-" && count == 1 { return [.source(basis)] }
    let isFolder = try InputFile.examine(basis, FileSystem.isDirectory)
    if isFolder, try !FrameFolder.holdsFrames(basis) {
      // In a folder of nothing that counts, every timeline would only be new.
      _ = try TimelineFiles(paths: [basis], with: [.orphanedPins])
      let folders = try paths.folders
      return try map { path throws(LayoutAnimationError) in
        try namesake(of: path.relative(to: folders), in: basis)
      }
    }
    guard count == 1 else {
      guard try InputFile.examine(basis, FileSystem.exists) else {
        throw InputFile.cannotRead(basis, SystemError.noEntry.reason)
      }
      throw LayoutAnimationError(
        .usage,
        "`\(basis)` is a basis for one timeline; for several, name a folder with a file of the same "
          + "name for each")
    }
    return [.source(basis)]
  }

  private var folders: [String] {
    get throws(LayoutAnimationError) {
      var folders: [String] = []
      for path in self where path != "-" {
        guard try InputFile.examine(path, FileSystem.isDirectory) else { continue }
        folders.append(path)
      }
      return folders
    }
  }

  private func namesake(
    of timeline: String, in folder: String
  ) throws(LayoutAnimationError) -> Subject.Basis {
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + timeline
    let pin = Pin.path(ofTimeline: path)
    let hasPin = try InputFile.examine(pin, FileSystem.exists)
    let hasTimeline = try VariantPath.exists(path)
    return hasTimeline && !hasPin ? .source(path) : .pin(pin, isExpected: true)
  }
}

extension Subject.Basis {
  /// Whether it is the file of a timeline, whatever links lead to it.
  fileprivate func isFile(of timeline: String) -> Bool {
    guard case .source(let path) = self, path != "-", timeline != "-" else { return false }
    return FileSystem.place(of: path) == FileSystem.place(of: timeline)
  }
}

extension String {
  fileprivate var withoutSuffix: String {
    for suffix in [".json", Pin.suffix] where hasSuffix(suffix) {
      return String(dropLast(suffix.count))
    }
    return self
  }
}
