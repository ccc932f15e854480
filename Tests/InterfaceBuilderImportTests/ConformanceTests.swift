import Foundation
import InterfaceBuilderImport
import Reporting
import TestSupport
import Testing

/// Scenes of real files, laid out from the files alone, and with the insets that manifests record.
@Suite struct ConformanceTests {
  @Test func everySceneIsAsInterfaceBuilderRecordedIt() throws {
    try hold("imported files and recorded insets", usesManifest: true)
    try hold("imported files alone", usesManifest: false)
  }

  private func hold(_ row: String, usesManifest: Bool) throws {
    let folders = Corpus.folders
    guard !folders.isEmpty else { return }
    var conformance = Conformance(usesManifest: usesManifest)
    for folder in folders { try conformance.check(folder) }
    let counted = conformance.results.filter(conformance.counts)
    let views = counted.reduce(0) { $0 + $1.views }
    let missed = counted.reduce(0) { $0 + $1.misses.count }
    #expect(views > 0, "no scene was read")
    print("IMPORT \(row): \(conformance.total)")
    try FidelityTable.hold(
      row, FidelityTable.Share(right: views - missed, total: views, kind: "views"),
      FidelityTable.Share(
        right: counted.count { $0.misses.isEmpty }, total: counted.count, kind: "scenes"))
  }

  /// Frames that are neither of a root, nor of a fixed view, nor the size of a content.
  @Test func recordedFramesAreNotLookedAt() throws {
    var corrupted = 0
    for url in try Corpus.files() {
      let text = try String(contentsOf: url, encoding: .utf8)
      let changed = withCorruptFrames(text, &corrupted)
      let file = try InterfaceFile(contents: Array(text.utf8), path: "screen.xib")
      let other = try InterfaceFile(contents: Array(changed.utf8), path: "screen.xib")
      for (scene, twin) in zip(file.document.scenes, other.document.scenes) {
        let own = try file.imported(scene).text
        #expect(try other.imported(twin).text == own, "\(url.lastPathComponent)")
      }
    }
    #expect(corrupted > 500 || Corpus.folders.isEmpty)
  }

  private static let withoutContent: Set<Substring> = [
    "view", "stackView", "tableView", "collectionView", "scrollView", "containerView", "mapView",
    "visualEffectView",
  ]

  /// The frame of an element is in the line after its start tag.
  private func withCorruptFrames(_ text: String, _ count: inout Int) -> String {
    var isFree = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("<rect key=\"frame\""), isFree {
        count += 1
        isFree = false
        return "<rect key=\"frame\" x=\"-77\" y=\"1234.5\" width=\"3\" height=\"9\"/>"
      }
      if trimmed.hasPrefix("<"), !trimmed.hasPrefix("</"), !trimmed.hasPrefix("<rect") {
        let name = trimmed.dropFirst().prefix { $0.isLetter }
        isFree =
          Self.withoutContent.contains(name)
          && trimmed.contains("translatesAutoresizingMaskIntoConstraints=\"NO\"")
          && !trimmed.contains("fixedFrame") && !trimmed.contains("key=\"")
          && !trimmed.contains("placeholderIntrinsic") && !line.isRoot
      }
      return String(line)
    }.joined(separator: "\n")
  }

  @Test func theLastLineHasTheSums() throws {
    let folder = try TemporaryFolder()
    let label = Screen.view("a", "label", width: 50, height: 20)
    let leading = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" constant="C" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" \
      id="2"/>
      """
    for (name, constant) in [("right.xib", "0"), ("wrong.xib", "1")] {
      try Screen.xib(label, leading.replacing("\"C\"", with: "\"\(constant)\""))
        .write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
    }
    var conformance = Conformance(usesManifest: false)
    try conformance.check(folder.url.appending(path: "right.xib").path)
    #expect(conformance.text == "views 2/2 100.00%  scenes 1/1 100.00%\n")
    try conformance.check(folder.url.appending(path: "wrong.xib").path)
    #expect(conformance.text.hasSuffix("\nviews 3/4 75.00%  scenes 1/2 50.00%\n"))
    #expect(conformance.text.contains("label a is at (1, 0, 50, 20) and not at (0, 0, 50, 20)"))
  }
}

extension Substring {
  /// Whether it is the start tag of a xib's root view, in the indentation of Interface Builder.
  fileprivate var isRoot: Bool { prefix { $0 == " " }.count <= 8 }
}
