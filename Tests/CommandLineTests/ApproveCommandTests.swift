import Foundation
import TestSupport
import Testing

/// `layoutanim approve`, run by a shell.
@Suite struct ApproveCommandTests {
  private static let red = Samples.sliding.replacingOccurrences(of: "#007AFF", with: "#FF0000")

  /// `same.json` and `changed.json` are pinned, and the second was changed afterwards. `new.json`
  /// is not pinned, and the pin of `damaged.json` was edited.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    for name in ["same", "changed", "damaged"] {
      try layoutanim.folder.write(Samples.sliding, to: "\(name).json")
    }
    try #require(try layoutanim.run(["approve", ".", "--fps", "10", "-q"]).status == 0)
    try layoutanim.folder.write(Self.red, to: "changed.json")
    try layoutanim.folder.write(Samples.sliding, to: "new.json")
    try layoutanim.damage()
    return layoutanim
  }

  private static let modes: [(mode: [String], written: [String], status: Int32)] = [
    ([], ["changed", "new"], 65), (["--missing"], ["new"], 65), (["--changed"], ["changed"], 65),
    (["--all"], ["changed", "damaged", "new", "same"], 0),
  ]

  @Test(arguments: modes)
  func onlyWhatIsMeantIsWritten(mode: [String], written: [String], status: Int32) throws {
    let layoutanim = try layoutanim()
    let before = try layoutanim.folder.files(in: "")
    let run = try layoutanim.run(["approve", "."] + mode)
    #expect(run.status == status)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n").map(String.init)
    let pinned = lines.filter { $0.hasPrefix("pinned ") }
    // The options can be read even from a damaged pin.
    let frames = { (name: String) in name == "new" ? 16 : 4 }
    #expect(
      pinned.map { $0.prefix { $0 != "," } }
        == written.map { "pinned ./\($0).json in ./\($0).pinned: \(frames($0)) frames" })
    let after = try layoutanim.folder.files(in: "")
    let changed = after.keys.filter { after[$0] != before[$0] }.sorted()
    #expect(changed == written.filter { $0 != "same" }.map { "\($0).pinned" })
    #expect(lines.contains { $0.hasPrefix(" --> ./damaged.pinned") } == (status == 65))
    #expect(
      lines.contains("left: ./new.json: not pinned: there is no `./new.pinned`")
        == (mode == ["--changed"]))
    #expect(
      lines.contains { $0.hasPrefix("left: ./changed.json: different: ") }
        == (mode == ["--missing"]))
    #expect(lines.last?.hasPrefix("4 timelines: ") == true)
    let second = try layoutanim.run(["verify", "."])
    let isWell = ["changed", "damaged", "new"].allSatisfy(written.contains)
    #expect((second.status == 0) == isWell)
  }

  @Test func aFolderOfOrphanedPinsHasNothingToPin() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    try layoutanim.prepare("layoutanim approve -q a.json; rm a.json")
    let run = try layoutanim.run(["approve", "."])
    #expect(run.status == 66)
    #expect(
      run.errors == """
        ./a.pinned: its timeline is missing; restore it, or remove the pin
        1 orphaned pin
        error: there is no timeline to pin; `--prune` removes orphaned pins

        """)
    #expect(try layoutanim.run(["approve", ".", "--prune"]).status == 0)
    #expect(layoutanim.folder.names() == [])
  }

  @Test func aPinThatReplacesAnotherIsReportedWithItsChangedFrames() throws {
    let run = try layoutanim().run(["approve", ".", "--all"])
    let pinned = run.errors.split(separator: "\n").filter { $0.hasPrefix("pinned ") }
    #expect(
      pinned.map { $0.split(separator: "; ").dropFirst().joined() } == [
        "replaced a pin: 4 frames changed", "replaced a damaged pin", "", "the pin is unchanged",
      ])
    #expect(
      run.errors.hasSuffix("4 timelines: 1 as pinned, 1 pinned now, 2 pins replaced\n"),
      "\(run.errors)")
  }

  @Test func aTimelineOfOtherTextAndEqualFramesChangesNoFrame() throws {
    let layoutanim = try layoutanim()
    let noted = Samples.sliding.replacingOccurrences(of: "1,\n", with: "1, \"note\": \"n\",\n")
    try layoutanim.folder.write(noted, to: "same.json")
    #expect(
      try layoutanim.run(["approve", "same.json"]).errors == """
        pinned same.json in same.pinned: 4 frames, 0.3 s; replaced a pin: no frame changed
        1 timeline: 1 pin replaced

        """)
  }

  @Test func whatIsTheSameIsNotTouched() throws {
    let layoutanim = try layoutanim()
    let before = try layoutanim.facts()
    #expect(!before.isEmpty)
    #expect(
      try layoutanim.run(["approve", "same.json"]).errors == "1 timeline: 1 as pinned\n")
    #expect(try layoutanim.facts() == before)
    try layoutanim.folder.write(Samples.sliding + "\n\n", to: "same.json")
    _ = try layoutanim.run(["approve", "same.json"])
    #expect(try layoutanim.facts() == before)
    let noted = Samples.sliding.replacingOccurrences(of: "1,\n", with: "1, \"note\": \"n\",\n")
    try layoutanim.folder.write(noted, to: "same.json")
    _ = try layoutanim.run(["approve", "same.json"])
    #expect(try layoutanim.facts() != before)
    #expect(
      String(decoding: try layoutanim.folder.contents(of: "same.pinned"), as: UTF8.self).contains(
        "note"))
  }

  @Test func aPinKeepsItsOptionsUntilOthersAreChosen() throws {
    let layoutanim = try Layoutanim()
    func pin(_ arguments: [String]) throws -> String {
      try #require(try layoutanim.run(["approve", "sliding.json"] + arguments).status == 0)
      let verification = try layoutanim.run([
        "verify", "sliding.json", "--message-format", "concise",
      ])
      #expect(verification.status == 0)
      let pin = String(
        decoding: try layoutanim.folder.contents(of: "sliding.pinned"), as: UTF8.self)
      let options = try #require(pin.split(separator: "\n").first { $0.contains("\"options\"") })
      return "\(options) \(verification.output.split(separator: "(").last ?? "")"
    }
    #expect(try pin([]) == "  \"options\": {}, all 16 frames)\n")
    #expect(
      try pin(["--fps", "10"]) == "  \"options\": {\"framesPerSecond\": 10}, all 4 frames)\n")
    let both = "  \"options\": {\"framesPerSecond\": 10, \"scale\": 2}, all 4 frames)\n"
    #expect(try pin(["--scale", "2"]) == both)
    #expect(try pin([]) == both)
    #expect(try pin(["--all"]) == both)
    // The value equals the timeline's own. It is recorded all the same, because the timeline may
    // change.
    let own = both.replacingOccurrences(of: "\"scale\": 2", with: "\"scale\": 1")
    #expect(try pin(["--scale", "1"]) == own)
    let edges = own.replacingOccurrences(of: "1}", with: "1, \"edges\": \"device\"}")
      .replacingOccurrences(of: "frames)", with: "frames, drawn with the pin's `--edges device`)")
    #expect(try pin(["--edges", "device"]) == edges)
  }

  /// Shell commands, arguments, exit status. No existing file may change.
  private static let refusals: [(cause: String, arguments: [String], status: Int32)] = [
    (":", [], 64), (":", ["-"], 64), (":", ["new.json", "--missing", "--all"], 64),
    (":", ["new.json", "--fps", "0"], 64), (":", ["new.json", "--scale", "4"], 64),
    (":", [".", "--pin", "a"], 64), (":", ["none.json"], 66), ("mkdir s", ["s"], 66),
    ("echo '{}' > new.json", ["new.json"], 65),
    ("echo '# Notes' > a", ["new.json", "--pin", "a", "--all"], 73),
    ("echo '{}' > a", ["new.json", "--pin", "a", "--all"], 73),
    ("echo '{ \"pinVersion\": 4 }' > a", ["new.json", "--pin", "a", "--all"], 73),
    ("echo '{ \"pinVersion\": 4 }' > a", ["new.json", "--pin", "a"], 65),
    (":", ["new.json", "--pin", "new.json", "--all"], 73),
    (":", ["new.json", "--pin", "new.json"], 65),
    ("mkdir a", ["new.json", "--pin", "a", "--all"], 73),
    ("mkdir a", ["new.json", "--pin", "a"], 66),
    ("mkfifo a", ["new.json", "--pin", "a", "--all"], 73),
    ("ln -s nowhere a", ["new.json", "--pin", "a", "--all"], 73),
    (":", ["new.json", "--pin", "new.json/a"], 73),
    (":", ["new.json", "--pin", ""], 73), (":", ["damaged.json"], 65),
  ]

  @Test(arguments: refusals)
  func whatStandsInTheWayStays(cause: String, arguments: [String], status: Int32) throws {
    let layoutanim = try layoutanim()
    try #require(try layoutanim.shell(cause).status == 0)
    let before = try layoutanim.listing()
    let run = try layoutanim.run(["approve"] + arguments)
    #expect(run.status == status)
    #expect(!run.errors.isEmpty)
    #expect(try layoutanim.listing() == before)
  }

  /// The old pin is complete at all times, and no temporary file remains.
  @Test func anInterruptedApprovalLeavesTheOldPin() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "lasting.json")
    try #require(try layoutanim.run(["approve", "lasting.json"]).status == 0)
    let pin = try layoutanim.folder.contents(of: "lasting.pinned")
    let slow = Samples.lasting.replacingOccurrences(
      of: "\"duration\": 0.2", with: "\"duration\": 89")
    try layoutanim.folder.write(slow, to: "lasting.json")
    let program = try layoutanim.start(["approve", "lasting.json", "--all", "-j", "1"])
    usleep(300_000)
    #expect(program.isRunning)
    program.signal(SIGINT)
    #expect(program.exitStatus() == 130)
    #expect(layoutanim.folder.names() == ["lasting.json", "lasting.pinned"])
    #expect(try layoutanim.folder.contents(of: "lasting.pinned") == pin)
  }

  @Test func warningsAreToldAndChangeNothing() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["approve", "conflicting.json"])
    #expect(run.status == 0)
    #expect(run.errors.contains("warning[conflict]: "))
    #expect(try layoutanim.run(["verify", "conflicting.json"]).status == 0)
    #expect(try layoutanim.run(["approve", "conflicting.json", "-q", "--all"]).errors == "")
  }
}

extension Layoutanim {
  fileprivate func listing() throws -> String {
    try shell("ls -lR; cat *.json *.pinned; [ ! -f a ] || cat a").output
  }

  /// Metadata that shows whether the file was written.
  fileprivate func facts() throws -> String {
    try shell("ls -li --full-time same.pinned 2>/dev/null || stat same.pinned").output
  }

  fileprivate func damage() throws {
    let pin = String(decoding: try folder.contents(of: "damaged.pinned"), as: UTF8.self)
    try folder.write(
      pin.replacingOccurrences(of: "\"width\": 40", with: "\"width\": 41"), to: "damaged.pinned")
  }
}
