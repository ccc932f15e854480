import Foundation
import TestSupport
import Testing

/// The targets of the fuzzer hold for their findings and seeds, without the fuzzer.
@Suite struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.allCases)
  func everyFindingIsFixed(_ target: FuzzTarget) throws {
    for finding in try FuzzFiles.findings(of: target) {
      #expect(throws: Never.self, "\(finding.name)") { try target.accepts(finding.bytes) }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func seedsReachBothOutcomes(_ target: FuzzTarget) throws {
    let outcomes = try FuzzFiles.seeds(of: target).map { try target.accepts($0.bytes) }
    #expect(outcomes.contains(true))
    #expect(try !target.accepts([]), "nothing is no \(target.rawValue)")
  }

  @Test(arguments: FuzzTarget.allCases)
  func damagedSeedsHoldToo(_ target: FuzzTarget) throws {
    var random = SeededGenerator(seed: 18)
    let seeds = try FuzzFiles.seeds(of: target).map(\.bytes)
    for seed in seeds {
      for _ in 0..<cases(60 / seeds.count + 1) {
        let damaged = seed.damaged(using: &random)
        #expect(throws: Never.self, "\(damaged)") { try target.accepts(damaged) }
      }
    }
  }

  @Test func theScriptKnowsEveryTarget() throws {
    let script = Process()
    script.executableURL = Checkout.root.appending(path: "script/fuzz")
    script.arguments = ["--list"]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    #expect(text.split(separator: "\n").map(String.init) == FuzzTarget.allCases.map(\.rawValue))
  }

  /// `--coverage` counts them.
  @Test(arguments: FuzzTarget.allCases)
  func theScriptKnowsTheFilesOf(_ target: FuzzTarget) throws {
    let script = try String(
      contentsOf: Checkout.root.appending(path: "script/fuzz"), encoding: .utf8)
    #expect(script.contains("\n  \(target.rawValue)) echo '"))
  }

  /// A file under any other name would never be read.
  @Test(arguments: ["Seeds", "Dictionaries", "Findings"])
  func everyFileBelongsToATarget(folder: String) throws {
    let folder = FuzzFiles.root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let names = try Checkout.files(in: folder).map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(names).subtracting(FuzzTarget.allCases.map(\.rawValue)) == [])
  }
}

extension [UInt8] {
  /// With one to three bytes replaced, removed or repeated.
  fileprivate func damaged(using random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[place], at: place)
      }
    }
    return bytes
  }
}
