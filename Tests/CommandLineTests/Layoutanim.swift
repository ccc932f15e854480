import Foundation
import TestSupport
import Testing

/// The exit status and output of a run of the program.
struct Run {
  let status: Int32
  /// The standard output.
  let bytes: Data
  let errors: String

  var output: String { String(decoding: bytes, as: UTF8.self) }
}

/// The built program and a working folder for it.
struct Layoutanim: ~Copyable {
  let folder: TemporaryFolder
  let binary: BuiltBinary

  /// - Parameter samples: whether the folder contains the timelines of `Samples` or is empty.
  init(samples: Bool = true) throws {
    let folder = try samples ? Samples.folder() : TemporaryFolder()
    try self.init(binary: BuiltBinary(named: "layoutanim"), folder: folder)
  }

  private init(binary: BuiltBinary, folder: consuming TemporaryFolder) {
    self.binary = binary
    self.folder = folder
  }

  /// - Parameter environment: replaces the environment, except what sanitizers read; nil keeps it.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String]? = nil
  ) throws -> Run {
    try run(binary.url, arguments, input: input, environment: environment)
  }

  /// Runs the program on a disk without room. The thread sanitizer would write a file of its own.
  static let withoutRoom = #"ulimit -f 0; TMPDIR=/dev/null exec "$0" "$@""#

  /// Runs a shell script in which `"$0" "$@"` is the program with its arguments.
  func run(_ arguments: [String], through script: String) throws -> Run {
    try run(URL(filePath: "/bin/sh"), ["-c", script, binary.url.path] + arguments)
  }

  /// Runs shell commands that can call the program by its name.
  func shell(_ commands: String) throws -> Run {
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    environment["PATH"] = binary.url.deletingLastPathComponent().path + ":" + path
    return try run(URL(filePath: "/bin/sh"), ["-eu", "-c", commands], environment: environment)
  }

  /// Runs shell commands that must succeed.
  func prepare(_ commands: String) throws {
    let run = try shell(commands)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func run(
    _ program: URL, _ arguments: [String], input: String = "",
    environment: [String: String]? = nil
  ) throws -> Run {
    let process = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    if let environment { process.environment = environment.withSanitizerOptions }
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, bytes: output,
      errors: String(decoding: errors, as: UTF8.self))
  }
}

extension [String: String] {
  /// An environment in which a program that a sanitizer instruments behaves as the tests do.
  var withSanitizerOptions: [String: String] {
    let options = ProcessInfo.processInfo.environment.filter {
      $0.key.hasSuffix("SAN_OPTIONS") || $0.key == "SWIFT_BACKTRACE"
    }
    return merging(options) { chosen, _ in chosen }
  }
}

/// Small timelines, so that a debug build renders them quickly.
enum Samples {
  /// 16 frames: 0…15 at 60 frames per second, the last at 0.25 s.
  static let sliding = """
    {
      "version": 1,
      "canvas": { "width": 40, "height": 30, "scale": 1 },
      "views": [{ "id": "box", "backgroundColor": "#007AFF" }],
      "constraints": [
        "x: box.leading == root.leading + 2", "box.top == root.top + 3",
        "box.width == 10", "box.height == 10"
      ],
      "keyframes": [
        { "time": 0.05, "animation": { "duration": 0.2 },
          "changes": [{ "constraint": "x", "constant": 20 }] }
      ]
    }
    """

  /// Two required constraints give the box different widths.
  static let conflicting = sliding.replacingOccurrences(
    of: "\"box.width == 10\"", with: "\"box.width == 10\", \"wide: box.width == 12\"")

  /// Line 4, column 28 has a key that views do not have.
  static let misspelt = sliding.replacingOccurrences(
    of: "backgroundColor", with: "backgroundColour")

  /// The same motion, then at rest for 90 s: 90,001 frames at 1000 frames per second.
  static let lasting = sliding.replacingOccurrences(
    of: "\"version\": 1,", with: "\"version\": 1, \"duration\": 90, \"framesPerSecond\": 1000,")

  /// The same number of frames: views that rotate, fade and overlap, animated by a spring.
  static let turning = """
    {
      "version": 1,
      "canvas": { "width": 40, "height": 30, "scale": 2 },
      "views": [
        { "id": "outer", "backgroundColor": "#FFCC00", "alpha": 0.7, "frame":
          { "x": 5, "y": 5, "width": 20, "height": 12 }, "subviews": [
          { "id": "inner", "backgroundColor": "#34C75999", "transform": { "rotation": 30 } }] },
        { "id": "over", "backgroundColor": "#007AFF80", "frame":
          { "x": 12.5, "y": 8, "width": 18, "height": 15 } }
      ],
      "constraints": [
        "inner.center == outer.center", "inner.width == 15", "inner.height == outer.height - 5"
      ],
      "keyframes": [
        { "time": 0.05, "animation":
            { "duration": 0.2, "spring": { "dampingRatio": 0.4, "initialVelocity": 2 } },
          "changes": [
            { "view": "outer", "transform.rotation": 400, "alpha": 0.9 },
            { "view": "over", "transform": { "rotation": 70, "scale": { "x": -1.5, "y": 0.2 } } }
          ] }
      ]
    }
    """

  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in all { try folder.write(text, to: name) }
    return folder
  }

  static let all: KeyValuePairs<String, String> = [
    "sliding.json": sliding, "conflicting.json": conflicting, "misspelt.json": misspelt,
    "lasting.json": lasting, "turning.json": turning,
  ]
}
