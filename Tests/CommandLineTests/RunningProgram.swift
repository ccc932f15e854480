import Foundation
import TestSupport

/// A running instance of the program.
struct RunningProgram {
  fileprivate let process = Process()

  init(
    _ program: URL, _ arguments: [String], in folder: URL, input: Any = FileHandle.nullDevice,
    output: FileHandle = .nullDevice, errors: FileHandle = .nullDevice,
    environment: [String: String]? = nil
  ) throws {
    // If the tests run in the background, these signals may be ignored, and the program would
    // inherit that.
    for number in [SIGINT, SIGHUP, SIGQUIT] { Foundation.signal(number, SIG_DFL) }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment.withSanitizerOptions }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Waits until the file exists; returns false if the program ended before.
  func writes(_ path: String) -> Bool {
    while !FileManager.default.fileExists(atPath: path) {
      guard process.isRunning else { return false }
      usleep(500)
    }
    return true
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// The exit status as in shells: 128 plus the signal's number if a signal ended the program.
  func exitStatus() -> Int32 {
    // `waitUntilExit` checks only twenty times per second.
    while process.isRunning { usleep(200) }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }
}

extension RunningProgram {
  /// Whether a signal ended the program rather than the program itself. It must have ended.
  var wasEndedBySignal: Bool { process.terminationReason == .uncaughtSignal }
}

extension Layoutanim {
  func start(
    _ arguments: [String], input: Any = FileHandle.nullDevice, output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice, environment: [String: String]? = nil
  ) throws -> RunningProgram {
    try RunningProgram(
      binary.url, arguments, in: folder.url, input: input, output: output, errors: errors,
      environment: environment)
  }
}
