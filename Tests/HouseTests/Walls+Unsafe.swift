extension Walls {
  /// Where memory may be accessed without checks: C is called, or a measurement asked for it.
  static let mayBeUnsafe: Set<String> = [
    "ConstraintSolver/Crash/CrashTables.swift",
    "ConstraintSolver/Crash/TriangularCrash.swift",
    "FileAccess/Checksums/SHA256Hash.swift",
    "FileAccess/Files/SystemCall.swift",
    "JSONText/Writing/JSONWriter+Members.swift",
    "layoutanim/Console/Interruption.swift",
    "layoutanim/LayoutAnimCommand.swift",
  ]

  /// The starts of names by which Swift's unsafe memory is reached, however it is called: `name(`,
  /// `name {` and the names of types.
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
    // The page's security policy has 'unsafe-inline', with a hyphen.
    line.replacing("unsafe-inline", with: "")
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
