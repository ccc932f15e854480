import Foundation
import Testing

/// Node.js, which runs the tests of the page's scripts.
enum NodeJS {
  /// The environment variable with the path of the executable, if it is not in `PATH`.
  static let variable = "LAYOUTANIM_NODE"

  /// Nil if there is none. A path in the environment is not checked: if it is wrong, tests must
  /// fail rather than be skipped.
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
    /// Standard output and standard error.
    let output: String
  }

  /// - Parameter environment: variables added to those of the tests.
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
  /// Skips a test if Node.js is not installed; the test runner reports it.
  static var needsNodeJS: Self {
    .enabled(
      if: NodeJS.path != nil, "no Node.js is installed, and \(NodeJS.variable) names none")
  }
}
