import Foundation
import Testing

/// A program that some tests need and that is not installed on every machine.
enum SystemProgram: String {
  case bash, ffmpeg, ffprobe, fish, openjd, parallel, pngcheck, python3, script, strace, tar, zsh

  var isInstalled: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
    }
  }

  /// For a part of a test; prints that the part is skipped if the program is missing.
  func isInstalled(for part: String) -> Bool {
    if !isInstalled { print("SKIPPED: \(part), because \(rawValue) is not installed") }
    return isInstalled
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a whole test if the program is missing; the test runner reports it.
  static func needs(_ program: SystemProgram) -> Self {
    .enabled(if: program.isInstalled, "\(program.rawValue) is not installed")
  }
}
