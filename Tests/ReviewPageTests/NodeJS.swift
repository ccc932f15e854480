import Foundation
import Testing

/// Node.js, in which the page's scripts are tested.
enum NodeJS {
  /// The environment variable that names the program where it is not in `PATH`.
  static let variable = "LAYOUTANIM_NODE"

  /// Nil if there is none. A path that the environment names is not checked: if it is wrong, tests
  /// must fail, not be skipped.
  static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable] { return path }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/node" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  struct Run {
    let status: Int32
    /// What it wrote to standard output and standard error.
    let output: String
  }

  /// - Parameter environment: added to that of the tests.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where there is no Node.js; the test runner says so.
  static var needsNodeJS: Self {
    .enabled(
      if: NodeJS.path != nil, "no Node.js is installed, and \(NodeJS.variable) names none")
  }
}
