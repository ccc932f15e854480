import Foundation
import TestSupport

/// The program while it runs.
struct RunningProgram {
  fileprivate let process = Process()

  init(
    _ program: URL, _ arguments: [String], in folder: URL, input: Any = FileHandle.nullDevice,
    errors: FileHandle = .nullDevice, environment: [String: String]? = nil
  ) throws {
    // Whoever runs the tests in the background may ignore it, and the program would then too.
    for number in [SIGINT, SIGHUP] { Foundation.signal(number, SIG_DFL) }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment }
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Waits until the file is there; false if the program ended before.
  func writes(_ path: String) -> Bool {
    while !FileManager.default.fileExists(atPath: path) {
      guard process.isRunning else { return false }
      usleep(500)
    }
    return true
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// As shells have it: 128 and its number if a signal ended the program.
  func exitStatus() -> Int32 {
    // `waitUntilExit` looks twenty times a second only.
    while process.isRunning { usleep(200) }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? 128 + status : status
  }
}

extension RunningProgram {
  /// Whether a signal ended it rather than the program itself, once it has ended.
  var wasEndedBySignal: Bool { process.terminationReason == .uncaughtSignal }
}

extension Layoutanim {
  func start(
    _ arguments: [String], input: Any = FileHandle.nullDevice, errors: FileHandle = .nullDevice,
    environment: [String: String]? = nil
  ) throws -> RunningProgram {
    try RunningProgram(
      binary.url, arguments, in: folder.url, input: input, errors: errors,
      environment: environment)
  }
}
