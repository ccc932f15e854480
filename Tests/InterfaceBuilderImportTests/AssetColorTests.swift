import Foundation
import InterfaceBuilderImport
import TestSupport
import Testing

/// Named colours of asset catalogues, as Xcode's documentation of `Contents.json` spells them.
@Suite struct AssetColorTests {
  private static let screen = Screen.xib(
    Screen.view("a", inside: "<color key=\"backgroundColor\" name=\"Brand\"/>"),
    resources: """
      <namedColor name="Brand"><color red="0" green="0" blue="0" alpha="1"/></namedColor>
      """)

  /// - Parameter place: of the colour set, from the folder of the project.
  private static func imported(
    _ colors: String, at place: String = "App/Assets.xcassets/Brand.colorset",
    among others: [String: String] = [:], _ text: String = screen
  ) throws -> ImportedScene {
    let folder = try TemporaryFolder()
    var files = others
    files["Project/\(place)/Contents.json"] = colors
    files["Project/App/Base.lproj/Main.xib"] = text
    files["Project/App.xcodeproj/project.pbxproj"] = ""
    for (path, contents) in files {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: url, atomically: true, encoding: .utf8)
    }
    let path = folder.url.appending(path: "Project/App/Base.lproj/Main.xib").path
    let file = try InterfaceFile(path: path)
    return try file.imported(file.document.scenes[0])
  }

  private static func colors(_ components: String, dark: Bool = false) -> String {
    let own = "{ \"idiom\": \"universal\", \"color\": { \"components\": { \(components) } } }"
    let night = """
      { "idiom": "universal", "color": { "components": { "white": "0.1", "alpha": "1" } }, \
      "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
      """
    return "{ \"colors\": [\(dark ? night : "") \(own)] }"
  }

  private static let spellings = [
    "\"red\": \"1.000\", \"green\": \"0.500\", \"blue\": \"0.000\", \"alpha\": \"1.000\"",
    "\"red\": \"255\", \"green\": \"128\", \"blue\": \"0\", \"alpha\": \"1.000\"",
    "\"red\": \"0xFF\", \"green\": \"0x80\", \"blue\": \"0x00\", \"alpha\": \"1\"",
  ]

  @Test(arguments: spellings)
  func componentsHaveThreeSpellings(components: String) throws {
    let scene = try Self.imported(Self.colors(components))
    #expect(scene.text.contains("\"backgroundColor\": \"#FF8000\""))
  }

  @Test func greysAndSystemColoursAreRead() throws {
    let grey = try Self.imported(Self.colors("\"white\": \"0.200\", \"alpha\": \"0.500\""))
    #expect(grey.text.contains("\"#33333380\""))
    let system = try Self.imported(
      "{ \"colors\": [{ \"color\": { \"platform\": \"ios\", \"reference\": \"systemRedColor\" } }] }"
    )
    #expect(system.text.contains("\"backgroundColor\": \"systemRed\""))
  }

  @Test func theDarkVariantIsListed() throws {
    let scene = try Self.imported(Self.colors(Self.spellings[0], dark: true))
    #expect(scene.text.contains("#FF8000"))
    #expect(scene.omissions.map(\.text).contains { $0.contains("only its light variant is shown") })
  }

  @Test func coloursOfDisplayP3AreListed() throws {
    let wide = Self.colors(Self.spellings[0])
      .replacing("\"components\"", with: "\"color-space\": \"display-p3\", \"components\"")
    let texts = try Self.imported(wide).omissions.map(\.text)
    #expect(texts.contains { $0.contains("in Display P3 are taken for sRGB") })
    let own = Self.screen.replacing(
      "key=\"backgroundColor\" name=\"Brand\"",
      with:
        "key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
    )
    let listed = try Self.imported(wide, own).omissions.map(\.text)
    #expect(listed.contains { $0.contains("the Display P3 components of `backgroundColor`") })
  }

  @Test func foldersOfACatalogueMayBePartOfTheName() throws {
    let text = Self.screen.replacing("\"Brand\"", with: "\"Main/Brand\"")
    let place = "App/Assets.xcassets/Main/Brand.colorset"
    let properties = "Project/App/Assets.xcassets/Main/Contents.json"
    let spaced = try Self.imported(
      Self.colors(Self.spellings[0]), at: place,
      among: [properties: "{ \"properties\": { \"provides-namespace\": true } }"], text)
    #expect(spaced.text.contains("#FF8000"))
    #expect(try Self.imported(Self.colors(Self.spellings[0]), at: place).text.contains("#FF8000"))
  }

  @Test func foldersAboveTheProjectAreNotLookedAt() throws {
    let outside = ["Assets.xcassets/Brand.colorset/Contents.json": Self.colors(Self.spellings[0])]
    let scene = try Self.imported("{}", at: "Other.xcassets/Else.colorset", among: outside)
    #expect(scene.text.contains("\"backgroundColor\": \"#000000\""))
  }

  @Test(arguments: [
    "", "{", "{}", "{ \"colors\": [{ \"color\": { \"components\": { \"red\": \"a\" } } }] }",
  ])
  func aCatalogueThatCannotBeReadLeavesTheFilesOwnValue(contents: String) throws {
    let scene = try Self.imported(contents)
    #expect(scene.text.contains("\"backgroundColor\": \"#000000\""))
    #expect(scene.omissions.map(\.text).contains { $0.contains("no value that could be read") })
  }
}
