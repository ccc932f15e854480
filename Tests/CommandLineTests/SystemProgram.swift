import Foundation
import Testing

/// A program of the system that some tests need and not every machine has.
enum SystemProgram: String {
  case bash, ffmpeg, ffprobe, fish, pngcheck, script, zsh

  var isInstalled: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
    }
  }

  /// For a part of a test, which says itself that it is left out where the program is missing.
  func isInstalled(for part: String) -> Bool {
    if !isInstalled { print("SKIPPED: \(part), because \(rawValue) is not installed") }
    return isInstalled
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a whole test where the program is missing; the test runner says so.
  static func needs(_ program: SystemProgram) -> Self {
    .enabled(if: program.isInstalled, "\(program.rawValue) is not installed")
  }
}
