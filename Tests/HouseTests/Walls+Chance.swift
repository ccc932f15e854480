extension Walls {
  /// The sources of nondeterminism that single files may use, none of which affects a picture, a
  /// layout or a report. Measurements need the clock, and so do the progress bar and the handling
  /// of a second signal; temporary names must not collide; colours and folders depend on the
  /// environment.
  static let mayVary: [String: Set<String>] = [
    "Benchmarks/Planning/CheckBenchmark.swift": ["ContinuousClock"],
    "Benchmarks/Render/RenderBenchmark.swift": ["ContinuousClock"],
    "Benchmarks/Solver/SolverBenchmark.swift": ["ContinuousClock"],
    "FileAccess/Files/ProcessEnvironment.swift": ["getenv"],
    "FileAccess/Files/TemporaryName.swift": ["random"],
    "layoutanim/Console/Interruption.swift": ["asyncAfter"],
    "layoutanim/Console/ProgressBar.swift": ["ContinuousClock"],
    "layoutanim/Console/Stopwatch.swift": ["ContinuousClock"],
  ]

  /// Clocks, random numbers, hashes (whose seed differs in each process) and the environment.
  static let varyingNames: Set<String> = [
    "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "asyncAfter",
    "SystemRandomNumberGenerator", "random", "randomElement", "shuffle", "shuffled", "arc4random",
    "Hasher", "hashValue", "getenv", "environ", "setlocale",
  ]

  static func chanceViolations(in file: SourceTree.File) -> [String] {
    let allowed = mayVary[file.path] ?? []
    return file.code.enumerated().flatMap { number, line in
      names(in: line).map(String.init)
        .filter { varyingNames.contains($0) && !allowed.contains($0) }
        .filter { _ in !line.contains("func hash(into") }
        .map { "\(file.path):\(number + 1): uses \($0)" }
    }
  }
}
