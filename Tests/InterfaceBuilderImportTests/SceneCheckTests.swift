import InterfaceBuilderImport
import Primitives
import Reporting
import Sweeping
import Testing
import TimelineModel

/// What is said of scenes as they are, without a timeline in between.
@Suite struct SceneCheckTests {
  /// At the top left, as wide as it is high.
  private static let placed =
    Screen.equal("a", "top", "top", "top") + Screen.equal("a", "leading", "top", "leading")

  private static func check(
    _ constraints: String, _ attributes: String = "", devices: [String] = []
  ) throws -> [Diagnosis] {
    let text = Screen.storyboard(Screen.view("a", "view", attributes), constraints)
    let file = try Screen.file(text)
    return try SceneCheck(
      ShownFiles(file, on: devices.compactMap { DeviceScreen(named: $0) }),
      file.document.scenes[0], .equation
    ).reports.map { Diagnosis($0, text) }
  }

  /// A finding, with the line of the file that it shows.
  private struct Diagnosis {
    var code: String
    var line: String
    var notes: [String]

    init(_ report: DiagnosticReport, _ text: String) {
      let json = report.text(.json)
      code = json.split(separator: "\"").dropFirst(3).first.map(String.init) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let number = json.firstMatch(of: /"line": (\d+), "message"/).flatMap { Int($0.1) } ?? 1
      line = String(lines[number - 1])
      notes = report.diagnostics.flatMap(\.notes)
    }
  }

  @Test func aConflictIsAtItsConstraint() throws {
    let found = try Self.check(
      Self.placed + Screen.equal("a", "height", nil, nil, 10)
        + Screen.equal("a", "width", nil, nil, 10)
        + Screen.equal("a", "width", nil, nil, 20, more: "identifier=\"wide2\""))
    #expect(found.map(\.code) == ["conflict"])
    #expect(found.first?.line.contains("identifier=\"wide2\"") == true)
    #expect(found.first?.notes.contains("in the scene `Login`") == true)
  }

  @Test func anAmbiguityIsAtItsView() throws {
    let found = try Self.check(Self.placed + Screen.equal("a", "height", nil, nil, 10))
    #expect(found.map(\.code) == ["ambiguous-size"])
    #expect(found.first?.line.contains("id=\"a\"") == true)
  }

  /// 300 points fit between 40 and 40 below each other on an upright phone only.
  @Test func aConflictOfSomeDevicesNamesThem() throws {
    let found = try Self.check(
      Screen.equal("a", "leading", "top", "leading") + Screen.equal("a", "width", nil, nil, 9)
        + Screen.equal("a", "top", "safe", "top", 40, more: "relation=\"greaterThanOrEqual\"")
        + Screen.equal("safe", "bottom", "a", "bottom", 40, more: "relation=\"greaterThanOrEqual\"")
        + Screen.equal("a", "height", nil, nil, 300)
        + Screen.equal("a", "centerY", "top", "centerY"),
      devices: ["iphone-16", "iphone-16-landscape"])
    #expect(found.first?.code == "conflict")
    #expect(found.allSatisfy { $0.notes.contains("on iphone-16-landscape") })
  }

  @Test(arguments: [("off", 0), ("ignoreSizes", 1), ("on", 2)])
  func whatIsNotVerifiedIsNotReported(verification: String, count: Int) throws {
    let found = try Self.check(
      Screen.equal("a", "top", "top", "top") + Screen.equal("a", "height", nil, nil, 10),
      "verifyAmbiguity=\"\(verification)\"")
    #expect(found.count == count)
  }

  /// A file has no font whose baseline could be known to a point.
  @Test(arguments: [(0.5, 0), (5.0, 1)])
  func computedBaselinesContradictNothing(offset: Double, count: Int) throws {
    let labels =
      Screen.view("a", "label", "text=\"a\"", height: 20)
      + Screen.view("b", "label", "text=\"b\"", height: 20)
    let text = Screen.storyboard(
      labels,
      Self.placed + Screen.equal("b", "leading", "top", "leading")
        + Screen.equal("b", "top", "a", "top", offset)
        + Screen.equal("b", "firstBaseline", "a", "firstBaseline"))
    let file = try Screen.file(text)
    let found = try SceneCheck(ShownFiles(file, on: []), file.document.scenes[0], .equation).reports
    #expect(found.count == count)
  }

  @Test func theDevicesAreThoseOfSweep() {
    let sizes = CanvasSizes.devices.map { ($0.device ?? "", $0.width, $0.height) }
    for (name, width, height) in sizes {
      let screen = DeviceScreen(named: name)
      #expect(screen?.size?.width == width && screen?.size?.height == height, "\(name)")
    }
    #expect(Set(DeviceScreen.current.map(\.device)) == Set(sizes.map(\.0)))
  }
}
