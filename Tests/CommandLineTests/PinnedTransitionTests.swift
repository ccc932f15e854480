import Foundation
import TestSupport
import Testing

/// Copies the package in `Examples/PinnedTransition`, builds it from scratch and follows its README
/// step by step.
@Suite struct PinnedTransitionTests {
  private static let isWanted = ProcessInfo.processInfo.environment["LAYOUTANIM_EXAMPLES"] == "1"

  @Test(
    .enabled(
      if: isWanted,
      "LAYOUTANIM_EXAMPLES is not 1: Examples/PinnedTransition is not built (some minutes)"))
  func theReadmeOfTheExampleDoesWhatItSays() throws {
    let example = try Example()
    let steps = try MarkdownDocument("Examples/PinnedTransition/README.md").blocks.map(\.text)
    try #require(steps.count == 6)

    let passing = try example.run(Example.committing + steps[0])
    #expect(passing.status == 0, "\(passing.output)")

    let verifying = try example.run(steps[1])
    #expect(verifying.status == 0, "\(verifying.output)")
    #expect(verifying.output.contains("verified 1 timeline: 1 as pinned\n"))

    let changed = try example.run(steps[2])
    #expect(changed.status == 1)
    #expect(changed.output.contains("constraint `bottom`: constant -80 → -78"))
    #expect(changed.output.contains("toast.json:14"))

    let recording = try example.run(steps[3])
    #expect(recording.status == 1)
    #expect(recording.output.contains("recorded in"))

    let passingAgain = try example.run(steps[4])
    #expect(passingAgain.status == 0, "\(passingAgain.output)")

    let restoring = try example.run(steps[5] + "git diff --exit-code\n")
    #expect(restoring.status == 0, "\(restoring.output)")
  }
}

/// A copy of the example in its own folder, under version control. It depends on this checkout but
/// does not share its build folder.
private struct Example: ~Copyable {
  let folder: TemporaryFolder

  init() throws {
    let folder = try TemporaryFolder()
    let original = Checkout.root.appending(path: "Examples/PinnedTransition")
    for name in ["Package.swift", "Tests"] {
      try FileManager.default.copyItem(
        at: original.appending(path: name), to: folder.url.appending(path: name))
    }
    let manifest = String(decoding: try folder.contents(of: "Package.swift"), as: UTF8.self)
    let parts = manifest.components(separatedBy: "\"../..\"")
    try #require(parts.count == 2)
    try folder.write(parts.joined(separator: "\"\(Checkout.root.path)\""), to: "Package.swift")
    self.folder = folder
  }

  /// Commits the files, so that the README's `git checkout` can restore them.
  static let committing = """
    git init -q
    git add Package.swift Tests
    git -c user.name=example -c user.email=example@example.org commit -qm 'Pin a toast'

    """

  func run(_ commands: String) throws -> (status: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-eu", "-c", commands]
    process.currentDirectoryURL = folder.url
    // As a user builds it.
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["LAYOUTANIM_OPTIMIZED"] = nil
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
