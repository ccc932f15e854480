extension Walls {
  /// The files that may access memory unsafely, either to call C or because a measurement justifies
  /// it.
  static let mayBeUnsafe: Set<String> = [
    "ConstraintSolver/Crash/CrashTables.swift",
    "ConstraintSolver/Crash/TriangularCrash.swift",
    "FileAccess/Checksums/SHA256Hash.swift",
    "FileAccess/Files/ChildProcess.swift",
    "FileAccess/Files/FolderListing.swift",
    "FileAccess/Files/OpenFile.swift",
    "FileAccess/Files/SystemText.swift",
    "FileAccess/Files/ThreadCheck.swift",
    "JSONText/Writing/JSONWriter+Members.swift",
    "JSONText/Writing/JSONWriter+Strings.swift",
    "Raster/Pixels/PlainOver+Row.swift",
    "XMLText/XMLElement+Parsing.swift",
    "layoutanim/Console/Interruption.swift",
    "layoutanim/LayoutAnimCommand.swift",
    "layoutanim/ProgramEntry.swift",
  ]

  /// Prefixes of the names of Swift's unsafe memory operations, in every form: `name(`, `name {`
  /// and names of types.
  static let unsafePrefixes = [
    "withUnsafe", "Unsafe", "unsafe", "withMemoryRebound", "assumingMemoryBound", "bindMemory",
    "withContiguous", "withUTF8", "Unmanaged", "OpaquePointer",
  ]

  static func unsafeViolations(in file: SourceTree.File) -> [String] {
    guard file.target != "ImageCoding", !mayBeUnsafe.contains(file.path) else { return [] }
    return file.code.enumerated().flatMap { number, line in
      names(in: line)
        .filter { name in unsafePrefixes.contains { name.hasPrefix($0) } }
        .map { "\(file.path):\(number + 1): uses \($0)" }
    }
  }

  static func names(in line: String) -> [Substring] {
    // The page's Content-Security-Policy contains 'unsafe-inline', with a hyphen.
    line.replacing("unsafe-inline", with: "")
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
