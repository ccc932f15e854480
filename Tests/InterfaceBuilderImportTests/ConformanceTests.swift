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

  /// Of a view that constraints place the origin, and of one without contents the size too, is only
  /// what the layout is compared with.
  @Test func recordedFramesAreNotLookedAt() throws {
    var corrupted = FrameCorruption()
    for url in try Corpus.files() {
      let text = try String(contentsOf: url, encoding: .utf8)
      let changed = corrupted.applied(to: text)
      let file = try InterfaceFile(contents: Array(text.utf8), path: "screen.xib")
      let other = try InterfaceFile(contents: Array(changed.utf8), path: "screen.xib")
      for (scene, twin) in zip(file.document.scenes, other.document.scenes) {
        let own = try file.imported(scene).text
        #expect(try other.imported(twin).text == own, "\(url.lastPathComponent)")
      }
    }
    #expect(corrupted.frames > 500 && corrupted.origins > 1000 || Corpus.folders.isEmpty)
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
