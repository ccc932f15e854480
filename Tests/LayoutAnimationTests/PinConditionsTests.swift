import JSONText
import LayoutAnimation
import Primitives
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering

/// The fields that a pin may have, and those that later releases will add.
@Suite struct PinConditionsTests {
  private static let sum = SHA256Sum(of: [7])

  private static func pin(_ conditions: PinConditions) -> Pin {
    var pin = Pin.small()
    pin.conditions = conditions
    return pin
  }

  private static func full() -> PinConditions {
    var conditions = PinConditions()
    conditions.edges = .exact
    conditions.variant = "iPad, \"é\""
    conditions.shard = PinConditions.Shard("2/3")
    conditions.inputs = [
      PinConditions.Input(path: "images/logo@2x.png", sha256: sum, bytes: 0),
      PinConditions.Input(path: "shared/..rows.json", sha256: sum, bytes: .max),
      PinConditions.Input(path: "é", contents: [7]), PinConditions.Input(path: "e", contents: []),
    ]
    return conditions
  }

  @Test func theyAreWrittenAfterTheOptionsEachOnItsLine() {
    let text = String(decoding: Self.pin(Self.full()).bytes, as: UTF8.self)
    #expect(
      text.contains(
        """
          "options": {"framesPerSecond": 10},
          "edges": "exact",
          "variant": "iPad, \\"é\\"",
          "shard": "2/3",
          "inputs": [
            {"path": "images/logo@2x.png", "sha256": "\(Self.sum)", "bytes": 0},
            {"path": "shared/..rows.json", "sha256": "\(Self.sum)", "bytes": 9223372036854775807},
            {"path": "é", "sha256": "\(Self.sum)", "bytes": 1, "contents": "Bw=="},
            {"path": "e", "sha256": "\(SHA256Sum(of: []))", "bytes": 0, "contents": ""}
          ],
          "framesPerSecond": 10,

        """))
    #expect(Self.pin(Self.full()).timelineLine == 25)
  }

  private static let some: [PinConditions] = {
    var all = [PinConditions(), full()]
    for part in 0..<5 {
      var conditions = PinConditions()
      if part == 0 { conditions.edges = .exact }
      if part == 1 { conditions.variant = "x" }
      if part == 2 { conditions.shard = PinConditions.Shard("1/1") }
      if part == 3 { conditions.inputs = [] }
      if part == 4 { conditions.inputs = full().inputs }
      all.append(conditions)
    }
    return all
  }()

  @Test(arguments: some)
  func whatIsWrittenIsRead(conditions: PinConditions) throws {
    let pin = Self.pin(conditions)
    #expect(try Pin(parsing: pin.bytes) == pin)
    #expect(try Pin(parsing: pin.bytes).bytes == pin.bytes)
  }

  @Test(arguments: some)
  func theyAreKeptWhenThePinIsWrittenAgain(conditions: PinConditions) async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    var pin = try Pin(path: sample.pinPath)
    pin.conditions = conditions
    try pin.write(to: sample.pinPath)
    let verification = try await sample.verify(sample.text, recording: .needed)
    #expect(verification.isSame)
    #expect(try Pin(path: sample.pinPath) == pin)
    // The timeline reads no files: those of an earlier recording are not kept.
    var kept = conditions
    kept.inputs = nil
    let changed = try ComparedTexts(["root.left + 2": "root.left + 4"]).actual
    for (text, recording) in [(changed, Recording.needed), (sample.text, .all)] {
      #expect(try await sample.verify(text, recording: recording).isRecorded)
      #expect(try Pin(path: sample.pinPath).conditions == kept)
    }
    pin.conditions = kept
    #expect(try Pin(path: sample.pinPath) == pin)
  }

  /// Where a field stands, its text, and what is wrong with it.
  private static let damages: [(field: String, column: Int, problem: String)] = [
    ("\"edges\": 1", 12, "`edges` is not a string"),
    ("\"variant\": null", 14, "`variant` is not a string"),
    ("\"variant\": \"\"", 14, "`variant` is not a name: a text of one line"),
    ("\"variant\": \"a\\n\"", 14, "`variant` is not a name: a text of one line"),
    ("\"shard\": \"4/3\"", 12, "`shard` is not a part such as `1/3`, counted from 1"),
    ("\"shard\": \"0/3\"", 12, "`shard` is not a part such as `1/3`, counted from 1"),
    ("\"shard\": \"1/3/\"", 12, "`shard` is not a part such as `1/3`, counted from 1"),
    ("\"shard\": \"+1/3\"", 12, "`shard` is not a part such as `1/3`, counted from 1"),
    ("\"shard\": \"1/-3\"", 12, "`shard` is not a part such as `1/3`, counted from 1"),
    ("\"inputs\": {}", 13, "`inputs` is not an array"),
    ("\"inputs\": [7]", 14, "`inputs[0]` is not an object"),
    ("\"inputs\": [{}]", 14, "`inputs[0].path` is missing"),
    (input("/a", "0"), 23, "`inputs[0].path` is `/a`, which is not relative to the timeline"),
    (input("/", "0"), 23, "`inputs[0].path` is `/`, which is not relative to the timeline"),
    (input("..", "0"), 23, "`inputs[0].path` is `..`, which may lead out of the timeline's folder"),
    (
      input("a/../../b", "0"), 23,
      "`inputs[0].path` is `a/../../b`, which may lead out of the timeline's folder"
    ),
    (input("a//b", "0"), 23, "`inputs[0].path` is `a//b`, which has a component without a name"),
    (input("a/", "0"), 23, "`inputs[0].path` is `a/`, which has a component without a name"),
    (input("./a", "0"), 23, "`inputs[0].path` is `./a`, which has a component without a name"),
    (
      input("a", "1, \"contents\": \"Bw\""), 130, "`inputs[0].contents` is not Base64"
    ),
    (input("a", "1, \"contents\": 7"), 130, "`inputs[0].contents` is not a string"),
    (
      input("a", "2, \"contents\": \"Bw==\""), 130,
      "`inputs[0].contents` are 1 bytes, and `bytes` is 2"
    ),
    (
      input("a", "1, \"contents\": \"CA==\""), 130,
      "`inputs[0].contents` do not have the sum of `sha256`"
    ),
    (input("a", "-1"), 115, "`inputs[0].bytes` is not a whole number from 0"),
    ("\"edges\": \"exact\", \"edges\": \"exact\"", 21, "`edges` is there twice"),
  ]

  private static func input(_ path: String, _ bytes: String) -> String {
    "\"inputs\": [{\"path\": \"\(path)\", \"sha256\": \"\(sum)\", \"bytes\": \(bytes)}]"
  }

  private func error(ofPinWith field: String) throws -> PinError? {
    let text = String(decoding: Pin.small().bytes, as: UTF8.self)
    let next = "  \"framesPerSecond\""
    let forged = try ForgedPin(text, [next: "  \(field),\n\(next)"])
    return #expect(throws: PinError.self) { try Pin(parsing: Array(forged.text.utf8)) }
  }

  @Test(arguments: damages)
  func aDamagedFieldIsToldByLineAndColumn(field: String, column: Int, problem: String) throws {
    let error = try error(ofPinWith: field)
    #expect(
      error?.description == "line 7, column \(column): \(problem); restore the approved pin, or "
        + "pin it again")
  }

  @Test func aFileIsAnInputOnce() throws {
    let one = "{\"path\": \"a\", \"sha256\": \"\(Self.sum)\", \"bytes\": 1}"
    let error = try error(ofPinWith: "\"inputs\": [\(one), \(one)]")
    #expect(error?.description.contains("`inputs[1].path` is `a`, which is there twice") == true)
  }

  /// Composed and decomposed letters are one file where names are normalized.
  @Test func aFileIsAnInputOnceInEverySpelling() throws {
    let both = ["\u{E9}", "e\u{301}"].map {
      "{\"path\": \"\($0)\", \"sha256\": \"\(Self.sum)\", \"bytes\": 1}"
    }
    let error = try error(ofPinWith: "\"inputs\": [\(both.joined(separator: ", "))]")
    #expect(error?.description.contains("which is there twice") == true)
  }

  /// Fields and values of a newer release, and what they are called.
  private static let news: [(field: String, subject: String)] = [
    ("\"depth\": 7", "`depth`"), ("\"edges\": \"tablet\"", "`edges` is `tablet`, which"),
    ("\"inputs\": [{\"width\": 7, \"path\": 1}]", "`inputs[0].width`"),
  ]

  @Test(arguments: news)
  func whatANewerReleaseAddedIsRefusedByName(field: String, subject: String) async throws {
    let error = try error(ofPinWith: field)
    #expect(
      error?.description.hasSuffix(
        ": \(subject) is not known to this release of layoutanim, \(layoutAnimationVersion); "
          + "the pin was written by 0.1.0; use that release or a newer one") == true)
    #expect(error?.description.hasPrefix("line 7, column ") == true)
  }

  @Test func anOptionOfANewerReleaseIsRefusedByName() throws {
    let text = String(decoding: Pin.small().bytes, as: UTF8.self)
    let forged = try ForgedPin(
      text, ["\"0.1.0\"": "\"9.8.7\"", "{\"framesPerSecond\": 10}": "{\"device\": \"iPad\"}"])
    let error = #expect(throws: PinError.self) { try Pin(parsing: Array(forged.text.utf8)) }
    #expect(
      error?.description.hasPrefix("line 6, column 15: `options.device` is not known") == true)
    #expect(error?.description.contains("the pin was written by 9.8.7") == true)
  }

  /// Not even where everything is written anew: a newer release's pin may say what this one cannot.
  @Test func aPinOfANewerReleaseIsNeitherComparedNorReplaced() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    try sample.forgePin(["  \"options\"": "  \"depth\": 7,\n  \"options\""])
    let text = try sample.pinText()
    for recording in Recording.allCases {
      let error = await #expect(throws: LayoutAnimationError.self) {
        try await sample.verify(sample.text, recording: recording)
      }
      #expect(error?.code == (recording == .all ? .cannotCreateOutput : .invalidTimeline))
      #expect(error?.message.contains("`depth` is not known to this release") == true)
      #expect(error?.message.contains("approve") == false)
      #expect(try sample.pinText() == text)
    }
  }

  @Test(arguments: [Pin.Version.pixels, .runs])
  func earlierVersionsDoNotHaveThem(version: Pin.Version) throws {
    var pin = Pin.small()
    pin = Pin(
      version: version, tool: pin.tool, pixelRevision: 1, chosenFramesPerSecond: nil,
      chosenScale: nil, framesPerSecond: 10, width: 1, height: 1, layout: pin.layout,
      frames: pin.frames, timeline: pin.timeline)
    #expect(try Pin(parsing: pin.bytes).conditions == PinConditions())
    pin.conditions.edges = .exact
    let error = #expect(throws: PinError.self) { try Pin(parsing: pin.bytes) }
    #expect(error?.description.contains("`edges` is not known") == true)
  }

  private static func isRead(_ inputs: [PinConditions.Input]) -> Bool {
    var conditions = PinConditions()
    conditions.inputs = inputs
    return (try? Pin(parsing: pin(conditions).bytes))?.conditions.inputs == inputs
  }

  @Test(arguments: [(9_999, true), (10_000, true), (10_001, false)])
  func aPinHasTenThousandInputs(count: Int, isRead: Bool) {
    #expect(PinConditions.largestInputCount == 10_000)
    let inputs = (0..<count).map { PinConditions.Input(path: "\($0)", sha256: Self.sum, bytes: 0) }
    #expect(Self.isRead(inputs) == isRead)
  }

  /// In bytes: two for each of the letters, and one for the slash.
  @Test(arguments: [(4_095, true), (4_096, true), (4_097, false)])
  func aPathHasFourKilobytes(count: Int, isRead: Bool) {
    #expect(PinConditions.longestPath == 4_096)
    let path = "a/" + String(repeating: "é", count: count / 2 - 1) + (count % 2 == 1 ? "a" : "")
    #expect(path.utf8.count == count)
    #expect(Self.isRead([PinConditions.Input(path: path, contents: [1])]) == isRead)
  }
}
