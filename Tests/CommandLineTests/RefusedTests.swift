import Foundation
import TestSupport
import Testing

/// Timelines that must be rejected: exit status 65, the location of the error, and no output files.
///
/// Each file is named after its error and the code of its diagnostic: `fault.code.json`.
@Suite struct RefusedTests {
  private static func files() throws -> [URL] {
    try Checkout.files(in: Checkout.root.appending(path: "Tests/CommandLineTests/Refused"))
  }

  @Test(arguments: try files())
  func aFaultIsNamedWithItsPlaceAndNothingIsWritten(file: URL) throws {
    let code = file.deletingPathExtension().pathExtension
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(
      ["render", file.path, "-o", "out", "--message-format", "concise"])
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(layoutanim.folder.names() == before)
    let place = #/.*:[0-9]+:[0-9]+: error\[(.*)\]: .+/#
    let faults = run.errors.split(separator: "\n").compactMap { try? place.wholeMatch(in: $0) }
    #expect(faults.map { String($0.1) } == [code])
  }

  /// Readers of errors cannot leave it out; the words of the other places are held by this.
  @Test(arguments: try files())
  func everyFaultHasAPlaceAndAdvice(file: URL) throws {
    let run = try Layoutanim().run(["check", file.path])
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("error[") }.count == 1, "\(run.output)")
    #expect(lines.filter { $0.contains(/= help: ./) }.count == 1, "\(run.output)")
  }

  @Test func thereAreSuchFiles() throws {
    #expect(try Self.files().count >= 16)
  }
}
