import Testing
import TimelineModel

/// Suggestions for misspelt keys and misplaced key paths.
@Suite struct KeyAdviceTests {
  private func help(view: String = "", change: String = #""alpha": 1"#) -> [String?] {
    let text = """
      { "version": 1, "canvas": { "width": 9, "height": 9 }, "views": [{ "id": "a"\(view) }],
        "keyframes": [{ "time": 0, "changes": [{ "view": "a", \(change) }] }] }
      """
    return diagnostics(text).map(\.help)
  }

  @Test func theLastKeyOfAPathIsAnsweredWithThePath() {
    #expect(help(change: #""rotation": 720"#) == ["did you mean `transform.rotation`?"])
  }

  @Test func aPathWhereThereAreNoneIsAnsweredWithTheObject() {
    #expect(
      help(view: #", "transform.rotation": 9"#)
        == [#"did you mean `"transform": {"rotation": …}`?"#])
  }

  @Test(arguments: [("width", "x"), ("dy", "y"), ("vertical", "y")])
  func theKeysOfAPointAreNamed(key: String, letter: String) {
    let point = letter == "x" ? #""y": 2"# : #""x": 2"#
    #expect(
      help(view: #", "shadow": {"offset": {"\#(key)": 0, \#(point)}}"#).contains(
        "write `\(letter)`"))
  }

  @Test func aWordThatIsTheEndOfOnlyOneIsAnsweredWithThat() {
    let stack = #", "stack": {"distribution": "proportionally"}"#
    #expect(help(view: stack) == ["did you mean `fillProportionally`?"])
  }

  @Test(arguments: ["include", "templates", "variants"])
  func keysThatAreExpandedAreKeysOfATimeline(key: String) throws {
    let timeline = { (name: String) in
      #"{ "\#(name)": {}, "version": 1, "canvas": { "width": 9, "height": 9 } }"#
    }
    #expect(diagnostics(timeline(String(key.dropLast()))).map(\.help) == ["did you mean `\(key)`?"])
    let list = try #require(diagnostics(timeline("somethingElse")).first?.help)
    #expect(list.hasPrefix("the keys are `version`, ") && list.contains("`\(key)`"))
  }

  @Test func aKeyThatIsExpandedIsNamedWhereItIsMisplaced() {
    #expect(help(view: #", "variants": {}"#) == ["`variants` is a key of a timeline"])
  }

  @Test func aKeyThatIsLikeNoOtherIsAnsweredWithAll() throws {
    let animation = #"{"time": 0, "animation": {"duration": 1, "somethingElse": 1}}"#
    let found = diagnostics(scene(keyframes: animation))
    let list = try #require(found.first?.help)
    #expect(list.hasPrefix("the keys are `duration`, "))
    #expect(list.contains("`relativeKeyframes`"))
  }
}
