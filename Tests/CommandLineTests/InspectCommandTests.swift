import Foundation
import TestSupport
import Testing

/// The box of `sliding.json` is 10 by 10 at y = 3 and moves from x = 2 to 20 between 0.05 s and
/// 0.25 s.
@Suite struct InspectCommandTests {
  private func objects(_ arguments: [String]) throws -> [[String: Any]] {
    let run = try Layoutanim().run(["inspect", "sliding.json", "--json"] + arguments)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return (json as? [[String: Any]]) ?? (json as? [String: Any]).map { [$0] } ?? []
  }

  private func boxes(_ arguments: [String]) throws -> [[String: Double]] {
    try objects(arguments).map { object in
      let views = try #require(object["views"] as? [[String: Any]])
      #expect(views.map { $0["id"] as? String } == ["root", "box"])
      return try #require(views.last?["frame"] as? [String: Double])
    }
  }

  @Test func withoutAMomentTheModelAfterEveryTurnIsPrinted() throws {
    let run = try Layoutanim().run(["inspect", "sliding.json"])
    #expect(
      run.output == """
        0.05 s, keyframe 0, model
        view    x  y  width  height  centerX  centerY  color
        root    0  0     40      30       20       15  #FFFFFF
          box  20  3     10      10       25        8  #007AFF

        """)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func turnsAreAnArrayAndAMomentIsAnObject() throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.run(["inspect", "sliding.json", "--json"]).output.hasPrefix("[\n{"))
    let moment = try layoutanim.run(["inspect", "sliding.json", "--json", "--at", "0"])
    #expect(moment.output.hasPrefix(#"{"time": 0, "views": ["#))
  }

  @Test func tablesOfTurnsAreKeptApartByAnEmptyLine() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 1, "height": 2 },
        "keyframes": [{ "time": 1, "name": "one" }, { "time": 2 }] }
      """, to: "two.json")
    let run = try layoutanim.run(["inspect", "two.json"])
    #expect(
      run.output == """
        1 s, keyframe 0 `one`, model
        view  x  y  width  height  centerX  centerY  color
        root  0  0      1       2      0.5        1  #FFFFFF

        2 s, keyframe 1, model
        view  x  y  width  height  centerX  centerY  color
        root  0  0      1       2      0.5        1  #FFFFFF

        """)
    let array = try layoutanim.run(["inspect", "two.json", "--json"])
    let turns =
      try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [[String: Any]]
    #expect(turns?.map { $0["time"] as? Double } == [1, 2])
  }

  @Test func theKeysAreThoseOfTheContract() throws {
    let object = try #require(try objects(["--frame", "0"]).first)
    #expect(object.keys.sorted() == ["brokenConstraints", "time", "views"])
    let views = try #require(object["views"] as? [[String: Any]])
    for view in views {
      #expect(
        view.keys.sorted() == [
          "alignmentRect", "alpha", "ambiguities", "backgroundColor", "bounds", "brokenConstraints",
          "center", "frame", "guides", "hidden", "id", "layoutMargins", "safeAreaInsets",
          "superview", "transform",
        ])
      #expect((view["frame"] as? [String: Any])?.keys.sorted() == ["height", "width", "x", "y"])
      #expect((view["bounds"] as? [String: Any])?.keys.sorted() == ["height", "width", "x", "y"])
      #expect((view["center"] as? [String: Any])?.keys.sorted() == ["x", "y"])
      #expect(view["transform"] as? [Double] == [1, 0, 0, 1, 0, 0])
      #expect(view["backgroundColor"] is String)
    }
    #expect(views.first?["superview"] is NSNull)
    #expect(views.last?["superview"] as? String == "root")
  }

  private static let moments: [([String], Double)] = [
    (["--at", "0"], 2), (["--at", "0", "--model"], 2), (["--keyframe", "0"], 2),
    (["--keyframe", "0", "--model"], 20), (["--keyframe", "-1", "--model"], 20),
    // 0.15 s is halfway.
    (["--at", "0.15"], 11), (["--frame", "9"], 11), (["--frame", "9", "--model"], 20),
    (["--frame", "3", "--fps", "20"], 11), (["--frame", "-1"], 20), (["--at", "99"], 20), ([], 20),
  ]

  @Test(arguments: moments)
  func aMomentHasItsValues(arguments: [String], x: Double) throws {
    let frames = try boxes(arguments)
    #expect(frames == [["x": x, "y": 3, "width": 10, "height": 10]])
  }

  @Test func layoutsAreRoundedToTheScaleChosen() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 9, "height": 9 }, "views": [{ "id": "a" }],
        "constraints": ["H:|-0.5-[a(4)]", "V:|-0-[a]-0-|"] }
      """, to: "half.json")
    let run = try layoutanim.run(["inspect", "half.json", "--scale", "2"])
    #expect(run.output.contains("  a   0.5  0      4       9      2.5      4.5  clear\n"))
    #expect(run.output.hasPrefix("0 s, the initial layout, model\n"))
    let coarse = try layoutanim.run(["inspect", "half.json"])
    #expect(coarse.output.contains("  a   1  0      4       9        3      4.5  clear\n"))
  }

  @Test func warningsGoToStandardErrorAndStrictAllowsNone() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["inspect", "conflicting.json"])
    #expect(run.status == 0)
    #expect(run.errors.contains("warning[conflict]: "))
    #expect(run.output.hasPrefix("0.05 s, keyframe 0, model\n"))
    let quiet = try layoutanim.run(["inspect", "conflicting.json", "-q"])
    #expect(quiet.errors == "" && quiet.output == run.output)
    let strict = try layoutanim.run(["inspect", "conflicting.json", "--strict"])
    #expect(strict.status == 1)
    #expect(strict.output == "")
  }

  private static let mistakes: [([String], String)] = [
    (["--frame", "16"], "error: there is no frame 16: the timeline has the frames 0…15\n"),
    (["--keyframe", "1"], "error: there is no keyframe 1: the timeline has the keyframes 0…0\n"),
    (["--keyframe", "slid"], "error: there is no keyframe `slid`; did you mean `slide`?\n"),
  ]

  @Test(arguments: mistakes)
  func aMomentThatDoesNotExistIsAMistakeOfUse(arguments: [String], message: String) throws {
    let layoutanim = try Layoutanim()
    let named = Samples.sliding.replacingOccurrences(
      of: "{ \"time\"", with: "{ \"name\": \"slide\", \"time\"")
    try layoutanim.folder.write(named, to: "named.json")
    let run = try layoutanim.run(["inspect", "named.json"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors == message)
    #expect(run.output == "")
    #expect(try layoutanim.run(["inspect", "named.json", "--keyframe", "slide"]).status == 0)
  }

  private static let outcomes: [([String], Int32)] = [
    (["inspect", "sliding.json", "--at", "0", "--frame", "0"], 64),
    (["inspect", "sliding.json", "--keyframe", "0", "--frame", "0"], 64),
    (["inspect", "sliding.json", "--at", "-1"], 64),
    (["inspect", "sliding.json", "--scale", "4"], 64),
    (["inspect"], 64),
    (["inspect", "misspelt.json"], 65),
    (["inspect", "missing.json"], 66),
  ]

  @Test(arguments: outcomes)
  func everyOutcomeHasItsExitStatus(arguments: [String], status: Int32) throws {
    let run = try Layoutanim().run(arguments)
    #expect(run.status == status)
    #expect(run.output == "")
  }

  @Test func standardInputIsATimelineToo() throws {
    let layoutanim = try Layoutanim()
    let file = try layoutanim.run(["inspect", "sliding.json"])
    #expect(try layoutanim.run(["inspect", "-"], input: Samples.sliding).output == file.output)
  }

  /// The output is much larger than a pipe's buffer.
  @Test func aReaderWhoLeavesEarlyIsNoFailure() throws {
    let layoutanim = try Layoutanim()
    let keyframes = (0..<400).map { #"{ "time": \#($0) }"# }.joined(separator: ", ")
    try layoutanim.folder.write(
      """
      { "version": 1, "canvas": { "width": 1, "height": 1 }, "keyframes": [\(keyframes)] }
      """, to: "long.json")
    let run = try layoutanim.run(
      ["inspect", "long.json", "--json"], through: #"{ "$0" "$@"; echo "$?" >&2; } | true"#)
    #expect(run.errors == "0\n")
  }

  @Test func aStandardOutputThatCannotBeWrittenIsAFailure() throws {
    let run = try Layoutanim().run(["inspect", "sliding.json"], through: #"exec "$0" "$@" >&-"#)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("error: cannot write to standard output: "))
  }

  /// The name of a constraint without an id has its line already.
  @Test func aBrokenConstraintHasItsLineOnce() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.folder.write(
      """
      {"version": 1, "canvas": {"width": 90, "height": 90}, "views": [{"id": "a"}],
      "constraints": ["V:|[a]|", "H:|[a]", "a.width == 5",
      "a.width == 9"]}
      """, to: "broken.json")
    let run = try layoutanim.run(["inspect", "broken.json", "-q"])
    let line = run.output.split(separator: "\n").last { $0.contains("a.width == 9") }
    #expect(line?.components(separatedBy: "(line 3)").count == 2, "\(run.output)")
  }
}
