import Foundation
import TestSupport
import Testing

@Suite struct WallTests {
  private let tree: SourceTree

  init() throws { tree = try SourceTree.checkout.get() }

  @Test func everyTargetImportsOnlyWhatLiesBelowIt() {
    #expect(tree.files.count > 50)
    #expect(Walls.violations(in: tree) == [])
  }

  @Test(arguments: [
    ("ConstraintSolver/State/Solver.swift", "import Foundation", "imports Foundation"),
    (
      "AutoLayout/Engine/LayoutEngine.swift", "package import TimelineModel",
      "imports TimelineModel"
    ),
    (
      "Timing/FrameClock.swift", "internal import struct AutoLayout.LayoutView",
      "imports AutoLayout"
    ),
    ("Raster/Pixmap.swift", "@preconcurrency import Glibc", "imports Glibc"),
    (
      "Rendering/Frames/FrameWorkers.swift", "import Synchronization",
      "imports Synchronization"
    ),
    ("Planning/Timeline/PlannedTimeline.swift", "import Rendering", "imports Rendering"),
    ("layoutanim/Console/ProgressBar.swift", "import Dispatch", "imports Dispatch"),
    ("layoutanim/Console/MessageOptions.swift", "import Glibc", "imports Glibc"),
    ("Timing/TimingFunction.swift", "let half = pow(2, -1)", "calls pow"),
    ("AutoLayout/Engine/LayoutEngine.swift", "func dump() { print(self) }", "calls print"),
    (
      "Raster/Pixmap.swift", "let sum = bytes.withUnsafeBytes { $0.count }",
      "uses withUnsafeBytes"
    ),
    (
      "Raster/Pixmap.swift", "let sum = bytes.withUnsafeBytes(count)",
      "uses withUnsafeBytes"
    ),
    (
      "Timing/FrameClock.swift", "let place: UnsafePointer<Int>", "uses UnsafePointer"
    ),
  ])
  func aForbiddenLineIsFound(path: String, line: String, complaint: String) throws {
    var file = try #require(tree.files.first { $0.path == path })
    file.lines.insert(line, at: 0)
    let violations = Walls.violations(in: SourceTree(files: [file]))
    #expect(violations.count == 1, "\(violations)")
    #expect(violations.first?.hasSuffix(complaint) == true)
  }

  /// What is trusted blindly must be short enough to be read.
  @Test func theCheckerHasAtMost400LinesOfCode() throws {
    let files = tree.files.filter { $0.path.hasPrefix("CertificateChecker/") }
    let lines = files.flatMap(\.code).filter { !$0.allSatisfy(\.isWhitespace) }
    #expect((100...400).contains(lines.count), "\(lines.count)")
  }

  @Test func noResultDependsOnClockOrChance() throws {
    #expect(tree.files.flatMap(Walls.chanceViolations) == [])
    // An exception that is no longer needed would hide a future violation.
    for (path, names) in Walls.mayVary {
      let file = try #require(tree.files.first { $0.path == path })
      #expect(names.isSubset(of: file.code.flatMap(Walls.names).map(String.init)), "\(path)")
    }
  }

  @Test(arguments: [
    "let start = ContinuousClock.now", "let order = views.shuffled()", "let key = id.hashValue",
    "let folder = getenv(name)",
  ])
  func aUseOfClockOrChanceIsFound(line: String) {
    let file = SourceTree.File(target: "Raster", path: "Raster/Chance.swift", lines: [line])
    #expect(Walls.chanceViolations(in: file).count == 1)
  }

  /// One that is copied from a message into a timeline has to be a number of JSON.
  @Test func noNumberOfAMessageHasSeparators() throws {
    let separated = /\d{1,3}(,\d{3})+(?![\dx])/
    let size = /\d+x\d+(,\d+x\d+)*/
    let found = tree.files.flatMap { file in
      file.code.filter { $0.replacing(size, with: "").contains(separated) }
        .map { "\(file.path): \($0)" }
    }
    #expect(found == [])
    #expect("at most 1,000".contains(separated) && !"1000, 2000".contains(separated))
  }

  @Test func theFacadeOnlyExports() throws {
    let files = tree.files.filter { $0.target == "LayoutAnimation" }
    let lines = files.flatMap(\.code).filter { !$0.isEmpty }
    #expect(lines.allSatisfy { $0.hasPrefix("@_exported public import ") })
    #expect(Set(files.flatMap(\.imports)) == Walls.mayImport["LayoutAnimation"])
  }

  @Test func noFolderUsesOneAboveIt() throws {
    let graph = HouseGraph(tree, ignoring: Walls.sharedState)
    #expect(graph.uses.count > 1000)
    #expect(graph.upwardUses(Walls.folders) == [])
    #expect(graph.cycles() == [])
  }

  @Test func aUseOfAFolderAboveIsFound() throws {
    var tree = tree
    #expect(!tree.files.contains { $0.path == "Comparing/Differences/Upward.swift" })
    tree.files.append(
      SourceTree.File(
        target: "Comparing", path: "Comparing/Differences/Upward.swift",
        lines: ["struct Upward { var suite: TimelineSuite? }"]))
    let graph = HouseGraph(tree, ignoring: Walls.sharedState)
    #expect(graph.upwardUses(Walls.folders).map(\.name) == ["TimelineSuite"])
    #expect(graph.cycles().contains { $0.contains("Comparing/Differences") })
  }

  @Test func everyTargetOfTheManifestHasItsWalls() throws {
    let folders = try Checkout.files(in: SourceTree.sources).map(\.lastPathComponent)
    let written = ["CMain", "CPNG", "CPNGShim", "CNettle", "CExpat", "CPageFiles", "CChildProcess"]
    let stated = Set(Walls.mayImport.keys).union(written)
    #expect(Set(folders) == stated)
  }

  @Test func noFileNamesAMachine() throws {
    for file in tree.files {
      for marker in ["work", "tmp", "root", "home"].map({ "/\($0)/" }) {
        #expect(!file.lines.contains { $0.contains(marker) }, "\(file.path) contains \(marker)")
      }
    }
  }
}
