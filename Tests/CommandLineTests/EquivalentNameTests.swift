import Foundation
import TestSupport
import Testing

/// Names that are the same text in different characters are never taken for each other.
@Suite struct EquivalentNameTests {
  /// The sign for kelvin, which Unicode holds to be a `K`.
  private static let kelvin = "\u{212A}"
  private static let pairs = [("K", kelvin), ("\u{E9}", "e\u{301}")]

  /// Copies a file to two names, the second time with a change.
  ///
  /// - Returns: whether the file system takes them for two files.
  private func copy(
    _ source: String, to names: [String], in layoutanim: borrowing Layoutanim
  ) throws -> Bool {
    let folder = layoutanim.folder.url.path + "/"
    let text = try String(contentsOfFile: folder + source, encoding: .utf8)
    try Data(text.utf8).write(to: URL(filePath: folder + names[0]))
    let isOne = FileManager.default.fileExists(atPath: folder + names[1])
    let changed = text.replacing("10", with: "11")
    try Data(changed.utf8).write(to: URL(filePath: folder + names[1]))
    return !isOne
  }

  @Test(arguments: pairs)
  func twoTimelinesOfASuite(_ first: String, _ second: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite")
    let names = ["suite/\(first).json", "suite/\(second).json"]
    guard try copy("sliding.json", to: names, in: layoutanim) else { return }
    for command in [
      ["verify"], ["check"], ["certify"], ["approve"], ["report", "-o", "page.html"],
    ] {
      let run = try layoutanim.run(command + ["suite"])
      #expect(run.status == 66, "\(command): \(run.errors)")
      #expect(run.text.contains("are the same text in different characters"), "\(run.text)")
      let named = try layoutanim.run(command + names)
      #expect(named.status != 0, "\(command): \(named.errors)")
    }
    let run = try layoutanim.run(["diff", "suite", "suite"])
    #expect(run.status == 66, "\(run.errors)")
  }

  @Test func aPinOfAnotherTimeline() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir suite; layoutanim approve -q sliding.json")
    let names = ["suite/K.json", "suite/\(Self.kelvin).pinned"]
    guard try copy("sliding.pinned", to: names, in: layoutanim) else { return }
    try layoutanim.prepare("cp sliding.json suite/K.json")
    let run = try layoutanim.run(["verify", "suite"])
    #expect(run.status == 66)
    #expect(run.text.contains("are the same text in different characters"), "\(run.text)")
  }

  @Test func twoImages() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 9, "height": 9 },
        "views": [{ "id": "a", "image": "K.png" }, { "id": "b", "image": "\(Self.kelvin).png" }] }
      """, to: "images.json")
    try layoutanim.prepare("layoutanim still -q sliding.json -o K.png")
    let run = try layoutanim.run(["check", "images.json"])
    #expect(run.status == 65)
    #expect(run.text.contains("in different characters"), "\(run.text)")
  }

  @Test func twoIncludedFiles() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 9, "height": 9 },
        "include": ["K.json", "\(Self.kelvin).json"] }
      """, to: "all.json")
    try layoutanim.folder.write(#"{ "views": [{ "id": "a" }] }"#, to: "K.json")
    let run = try layoutanim.run(["check", "all.json"])
    #expect(run.status == 65)
    #expect(run.text.contains("in different characters"), "\(run.text)")
  }
}

extension Run {
  fileprivate var text: String { output + errors }
}
