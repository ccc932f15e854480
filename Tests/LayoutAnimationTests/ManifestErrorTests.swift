import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// An error in an edited or damaged manifest is reported with its location.
@Suite struct ManifestErrorTests {
  private static let sum = String(repeating: "0a", count: 32)

  private static let sound = """
    {
      "manifestVersion": 1,
      "tool": "0.1.0",
      "pixelRevision": 1,
      "timeline": {"sha256": "\(sum)"},
      "options": {"framesPerSecond": 60, "scale": 1, "pattern": "%d.png", "startNumber": 0, \
    "encoder": "libpng", "colorType": "rgba"},
      "width": 4,
      "height": 2,
      "frameCount": 3,
      "views": [
        {"id": "root", "superview": null},
        {"id": "box", "superview": "root"}
      ],
      "frames": [
        {"index": 0, "file": "0.png", "fileSHA256": "\(sum)", "adler32": "0x00000000"},
        {"index": 2, "file": "2.png", "fileSHA256": "\(sum)", "adler32": "0x00c0ffee"}
      ],
      "layout": [
        {"frame": 0, "view": "root", "center": [2, 1], "size": [4, 2], "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "hidden": false, "backgroundColor": "#FFFFFFFF"},
        {"frame": 0, "view": "box", "center": [0.5, 1], "size": [1, 2], "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "hidden": true, "backgroundColor": "#00FF0080"},
        {"frame": 2, "view": "box", "center": [1e-07, 1], "hidden": false}
      ]
    }

    """

  @Test func aSoundOneIsReadAndWrittenTheSame() throws {
    let manifest = try Manifest(parsing: Array(Self.sound.utf8))
    #expect(manifest.description == Self.sound)
    #expect(manifest.states().map { $0.map(\.isHidden) } == [[false, true], [false, false]])
    #expect(manifest.states()[1][1].center.x == 1e-07)
  }

  private func error(_ text: String) -> ManifestError? {
    #expect(throws: ManifestError.self) { try Manifest(parsing: Array(text.utf8)) }
  }

  @Test(arguments: [
    ("\"tool\": \"0.1.0\",", "", "tool"), ("\"tool\"", "\"tools\"", "tools"),
    ("\"width\": 4,", "\"width\": 4, \"width\": 4,", "width"), ("\"0.1.0\"", "1", "tool"),
    ("\"width\": 4", "\"width\": 0", "width"), ("\"height\": 2", "\"height\": 16385", "height"),
    ("\"height\": 2", "\"height\": 2.5", "height"),
    ("\"frameCount\": 3", "\"frameCount\": 2", "frames[1].index"),
    ("\"pixelRevision\": 1", "\"pixelRevision\": 0", "pixelRevision"),
    ("\"scale\": 1", "\"scale\": 4", "options.scale"),
    ("\"startNumber\": 0", "\"startNumber\": 0, \"hash\": \"md5\"", "options.hash"),
    ("\"startNumber\": 0", "\"startNumber\": 0, \"hash\": \"sha256\"", "frames[0].sha256"),
    ("{\"sha256\": \"0a", "{\"sha256\": \"0A", "timeline.sha256"),
    (
      "{\"sha256\": \"0a",
      "{\"images\": [{\"path\": \"a.png\", \"sha256\": \"1\"}], \"sha256\": \"0a",
      "timeline.images[0].sha256"
    ),
    ("\"superview\": \"root\"", "\"superview\": \"box\"", "views[1].superview"),
    ("\"superview\": \"root\"", "\"superview\": null", "views[1].superview"),
    ("\"superview\": null", "\"superview\": \"root\"", "views[0].superview"),
    ("{\"id\": \"box\"", "{\"id\": \"root\"", "views[1].id"),
    ("\"index\": 2", "\"index\": 0", "frames[1].index"),
    ("\"index\": 2", "\"index\": -1", "frames[1].index"),
    ("\"file\": \"2.png\", ", "", "frames[1].file"),
    ("0x00c0ffee", "0x00c0ffe", "frames[1].adler32"),
    ("\"frame\": 2", "\"frame\": 1", "layout[2].frame"),
    ("{\"frame\": 2, \"view\": \"box\"", "{\"frame\": 2, \"view\": \"bax\"", "layout[2].view"),
    (
      "\"view\": \"root\", \"center\": [2, 1]", "\"view\": \"root\", \"center\": [2]",
      "layout[0].center"
    ),
    ("\"center\": [2, 1]", "\"center\": [2, 1e999]", "layout[0].center"),
    ("\"center\": [2, 1], ", "", "layout[0]"),
    ("\"hidden\": true", "\"hidden\": 1", "layout[1].hidden"),
    ("#00FF0080", "#00ff0080", "layout[1].backgroundColor"),
    ("#00FF0080", "#00FF00", "layout[1].backgroundColor"),
    ("{\"frame\": 0, \"view\": \"box\"", "{\"frame\": 0, \"view\": \"root\"", "layout[1]"),
    ("\"frame\": 2, \"view\": \"box\"", "\"frame\": 0, \"view\": \"box\"", "layout[2]"),
    ("\"views\": [", "\"views\": [7, ", "views[0]"),
    ("\"timeline\": {", "\"timeline\": 7, \"note\": {", "note"),
  ])
  func whatIsNotAsItIsWrittenIsToldByItsPlace(found: String, replacement: String, place: String) {
    let edited = Self.sound.replacingOccurrences(of: found, with: replacement)
    #expect(edited != Self.sound)
    guard case .malformed(let told, _) = error(edited) else {
      Issue.record("\(String(describing: error(edited)))")
      return
    }
    #expect(told == place)
  }

  @Test func aNewerOneIsRefusedWithTheCure() {
    let newer = #"{ "manifestVersion": 2, "anything": 1 }"#
    #expect(error(newer) == .newerVersion(2))
    #expect(error(newer)?.description.contains("use a newer layoutanim") == true)
  }

  @Test(arguments: ["{}", "[]", "7", #"{ "name": "a web app", "icons": [] }"#])
  func otherJSONIsNoManifest(text: String) {
    #expect(error(text) == .notAManifest)
  }

  @Test(arguments: [("", 1, 1), ("{\n  \"manifestVersion\": 1,", 2, 24), ("{}\n}", 2, 1)])
  func whatIsCutShortIsToldByLineAndColumn(text: String, line: Int, column: Int) {
    guard case .notJSON(line, column, _) = error(text) else {
      Issue.record("\(String(describing: error(text)))")
      return
    }
  }

  /// No prefix is accepted as a complete manifest, and none traps.
  @Test func everyPrefixIsRefused() {
    let bytes = Array(Self.sound.utf8)
    for count in 0..<bytes.count - 2 {
      #expect(throws: ManifestError.self) { try Manifest(parsing: Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [
    ("0x00c0ffee", "0x00c0ffe", "line 16, column 128: `frames[1].adler32`"),
    ("\"index\": 2", "\"index\": 0", "line 16, column 15: `frames[1].index`"),
    ("\"file\": \"2.png\", ", "", "line 16, column 5: `frames[1].file` is missing"),
    ("\"tool\": \"0.1.0\",", "", "line 1, column 1: `tool` is missing"),
    ("\"scale\": 1", "\"scale\": 4", "line 6, column 47: `options.scale`"),
  ])
  func anErrorOfAFileHasItsLine(found: String, replacement: String, words: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.sound.replacingOccurrences(of: found, with: replacement)
    try folder.write(text, to: "manifest.json")
    let path = folder.path("manifest.json")
    let error = #expect(throws: LayoutAnimationError.self) { try Manifest(path: path) }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("`\(path)` cannot be used: \(words)"), "\(message)")
    #expect(message.hasSuffix("; `render --resume` writes it again"), "\(message)")
  }

  @Test func aFileIsNamedInTheError() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "manifest.json")
    let path = folder.path("manifest.json")
    let invalid = #expect(throws: LayoutAnimationError.self) { try Manifest(path: path) }
    #expect(invalid?.code == .invalidTimeline)
    let words =
      "it is not a manifest of frames: it has no `manifestVersion`; name a folder that `render` wrote"
    #expect(invalid?.message == "`\(path)` cannot be used: \(words)")
    let missing = #expect(throws: LayoutAnimationError.self) { try Manifest(path: path + "s") }
    #expect(missing?.code == .unreadableInput)
  }
}
