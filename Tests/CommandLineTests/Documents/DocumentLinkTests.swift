import Foundation
import TestSupport
import Testing

@Suite struct DocumentLinkTests {
  @Test(arguments: (try? MarkdownDocument.paths()) ?? [])
  func everyRelativeLinkLeadsSomewhere(path: String) throws {
    let document = try MarkdownDocument(path)
    for link in document.links where !link.hasPrefix("https://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? path : try Self.path(String(parts[0]), from: document)
      let file = Checkout.root.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path): \(link)")
      if parts.count == 2 {
        #expect(
          try MarkdownDocument(target).anchors.contains(String(parts[1])), "\(path): \(link)")
      }
    }
  }

  /// The link's target, relative to the checkout.
  private static func path(_ link: String, from document: MarkdownDocument) throws -> String {
    let root = Checkout.root.standardizedFileURL.path
    let target = document.folder.appending(path: link).standardizedFileURL.path
    try #require(target.hasPrefix(root), "\(document.path): \(link) leaves the repository")
    return String(target.dropFirst(root.count).drop { $0 == "/" })
  }

  private static let folders = [
    "Sources/", "Tests/", "Fuzzing/", "Documentation/", "Timelines/", "Examples/", "script/",
    ".ci/",
  ]

  /// Whether a document links to the file or only mentions it.
  @Test(arguments: DocumentBlockTests.paths)
  func everyFileThatIsNamedExists(path: String) throws {
    let prose = try MarkdownDocument(path).prose.joined(separator: "\n")
    for code in MarkdownDocument.code(in: prose) {
      let name = String(code.prefix { $0 != " " })
      guard Self.folders.contains(where: name.hasPrefix), !name.contains("*") else { continue }
      let file = Checkout.root.appending(path: name).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path): \(name)")
    }
  }

  /// A page without any link to it would not be found.
  @Test func everyPageIsLinkedFromTheReadme() throws {
    let linked = try Set(MarkdownDocument("README.md").links)
    for path in try MarkdownDocument.paths() where path != "README.md" {
      let isLinked = linked.contains(path) || linked.contains { path.hasPrefix($0 + "/") }
      #expect(isLinked, "\(path)")
    }
  }

  @Test func everyPictureIsShown() throws {
    let shown = try Set(
      MarkdownDocument.paths().flatMap { path -> [String] in
        let document = try MarkdownDocument(path)
        return try document.pictures.map { try Self.path($0, from: document) }
      })
    for file in try Checkout.files(in: Checkout.root.appending(path: "Documentation"))
    where ["png", "apng"].contains(file.pathExtension) {
      #expect(shown.contains("Documentation/\(file.lastPathComponent)"))
    }
  }
}
