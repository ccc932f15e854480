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

  @Test func aKeyThatIsLikeNoOtherIsAnsweredWithAll() throws {
    let animation = #"{"time": 0, "animation": {"duration": 1, "somethingElse": 1}}"#
    let found = diagnostics(scene(keyframes: animation))
    let list = try #require(found.first?.help)
    #expect(list.hasPrefix("the keys are `duration`, "))
    #expect(list.contains("`relativeKeyframes`"))
  }
}
