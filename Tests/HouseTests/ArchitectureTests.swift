import Foundation
import TestSupport
import Testing

/// `Documentation/Architecture.md` is accurate, and its checks detect a document that is not.
@Suite struct ArchitectureTests {
  private let architecture: ArchitectureDocument
  private let tree: SourceTree

  init() throws {
    architecture = ArchitectureDocument(try MarkdownDocument(ArchitectureDocument.path))
    tree = try SourceTree.checkout.get()
  }

  /// All targets of the manifest except test targets.
  private static func targets() throws -> Set<String> {
    let manifest = try String(
      contentsOf: Checkout.root.appending(path: "Package.swift"), encoding: .utf8)
    return Set(
      manifest.matches(of: /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)"/)
        .map { String($0.1) })
  }

  @Test func everyLinkLeadsToAFile() {
    #expect(architecture.links.count > 100)
    #expect(architecture.brokenLinks() == [])
  }

  @Test func everyNameIsDeclaredInItsFile() throws {
    let undeclared = try architecture.undeclaredNames()
    #expect(undeclared == [])
  }

  @Test func everyTestExistsInItsFile() throws {
    #expect(try architecture.missingTests() == [])
  }

  @Test func everyTargetHasAnInvariantAndATestThatHoldsIt() throws {
    let targets = try Self.targets()
    #expect(targets.count > 20)
    #expect(architecture.targetsWithoutInvariants(targets) == [])
  }

  @Test func everyTargetIsInThePicture() throws {
    #expect(architecture.targetsWithoutPlace(try Self.targets()) == [])
  }

  @Test func theFoldersAreThoseOfTheWalls() {
    #expect(architecture.wrongFolders(Walls.folders) == [])
  }

  @Test func theGraphIsThatOfTheTree() {
    let graph = HouseGraph(tree, ignoring: Walls.sharedState)
    #expect(architecture.wrongGraphRows(graph) == [])
  }

  @Test func everyEntryPointLeadsSomewhere() {
    #expect(architecture.entryPoints.count >= 25)
    for row in architecture.entryPoints { #expect(row.last?.contains("](") == true, "\(row)") }
  }
}

/// Each check detects the kind of damage that it is meant for.
@Suite struct DamagedArchitectureTests {
  private static func damaged(_ old: String, _ new: String) throws -> ArchitectureDocument {
    let text = try MarkdownDocument(ArchitectureDocument.path).text
    try #require(text.contains(old), "nothing to damage: \(old)")
    return ArchitectureDocument(
      MarkdownDocument(ArchitectureDocument.path, text: text.replacing(old, with: new)))
  }

  @Test func aLinkToNoFileIsFound() throws {
    let document = try Self.damaged("AnimationPlan.swift)", "AnimationPlans.swift)")
    #expect(document.brokenLinks().isEmpty == false)
  }

  @Test(arguments: [
    ("[`AnimationPlan.init`]", "[`AnimationPlan.begin`]"),
    ("[`AnimationPlan.init`]", "[`Animation.init`]"),
    ("[`AnimationPlan.init`]", "[`runner`]"),
    ("[`shapes.js`]", "[`circles.js`]"),
  ])
  func aNameThatNothingDeclaresIsFound(old: String, new: String) throws {
    #expect(try Self.damaged(old, new).undeclaredNames().isEmpty == false)
  }

  @Test(arguments: [
    ("noFolderUsesOneAboveIt", "noFolderUsesOneBelowIt"),
    ("[`WallTests.noFolderUsesOneAboveIt`]", "[`sources`]"),
    ("[`WallTests.noFolderUsesOneAboveIt`]", "[the walls]"),
  ])
  func aTestThatDoesNotExistIsFound(old: String, new: String) throws {
    #expect(try Self.damaged(old, new).missingTests().isEmpty == false)
  }

  @Test func aTargetWithoutAnInvariantIsFound() throws {
    let document = try Self.damaged("| `Raster` |", "| `Rasters` |")
    #expect(document.targetsWithoutInvariants(["Raster"]).contains("Raster"))
  }

  @Test func anInvariantWithoutATestIsFound() throws {
    let text = try MarkdownDocument(ArchitectureDocument.path).text
    let lines = text.components(separatedBy: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| `Workloads` | …") })
    let document = try Self.damaged(row, "| `Workloads` | … measures anything | nobody |")
    #expect(document.targetsWithoutInvariants(["Workloads"]).contains("Workloads"))
  }

  @Test func aTargetOutsideThePictureIsFound() throws {
    let architecture = ArchitectureDocument(try MarkdownDocument(ArchitectureDocument.path))
    #expect(architecture.targetsWithoutPlace(["Raster", "Attic"]) == ["Attic"])
  }

  @Test(arguments: [
    ("`Folder`, `Farm` |", "`Farm`, `Folder` |"), ("`Folder`, `Farm` |", "`Folder` |"),
  ])
  func wrongFoldersAreFound(old: String, new: String) throws {
    #expect(try Self.damaged(old, new).wrongFolders(Walls.folders) == ["Rendering"])
  }

  @Test func aWrongGraphIsFound() throws {
    let tree = try SourceTree.checkout.get()
    let graph = HouseGraph(tree, ignoring: Walls.sharedState)
    let document = try Self.damaged("| Timing | 1 | 0 |", "| Timing | 2 | 1 |")
    #expect(document.wrongGraphRows(graph) == ["Timing 1 0", "Timing 2 1"])
  }
}

@Suite struct DeclaredNamesTests {
  private let names = DeclaredNames(
    """
    @frozen public struct Tower: Sendable {
      public private(set) var height: Int
      package static let least = 2

      init(height: Int) {
        let inner = height
        switch height { case 1: print(inner) default: break }
      }

      enum Side: String {
        case left, right
        case top = "above"

        var opposite: Side { self }
      }
    }

    extension Tower.Side {
      @Test(arguments: [
        1
      ])
      func turned(by steps: Int) -> Self { self }

      fileprivate mutating func turn() {}
    }

    extension [Tower] { var highest: Int { 0 } }
    extension [Tower] {
      var lowest: Int { 0 }
    }
    func build() {}
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))

  @Test func typesMembersAndCasesAreDeclared() {
    #expect(
      names.names == [
        "Tower", "Tower.height", "Tower.least", "Tower.init", "Tower.Side", "Tower.Side.left",
        "Tower.Side.right", "Tower.Side.top", "Tower.Side.opposite", "Tower.Side.turned",
        "Tower.Side.turn", "lowest", "build",
      ])
  }

  @Test func aNameIsFoundWithAnyOfItsTypes() {
    #expect(names.contains("opposite") && names.contains("Side.opposite"))
    #expect(!names.contains("Tower.opposite") && !names.contains("posite"))
  }

  @Test func onlyWhatIsMarkedIsATest() {
    #expect(names.tests == ["Tower.Side.turned"])
  }
}
