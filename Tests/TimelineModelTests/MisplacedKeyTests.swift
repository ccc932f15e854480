import Testing
import TimelineModel

/// A key in the wrong object is answered with the object that has it.
@Suite struct MisplacedKeyTests {
  private func help(
    timeline: String = "", view: String = "", keyframe: String = "", change: String = "",
    animation: String = ""
  ) -> [String?] {
    let text = """
      {"version": 1, "canvas": {"width": 9, "height": 9}\(timeline),
       "views": [{"id": "a"\(view)}], "constraints": ["c: a.width == 5"],
       "keyframes": [{"time": 0, "animation": {"duration": 1\(animation)}\(keyframe),
         "changes": [{"constraint": "c", "constant": 8\(change)}]}]}
      """
    return diagnostics(text).map(\.help)
  }

  @Test func aKeyOfAnInnerObjectIsShownInIt() {
    #expect(
      help(keyframe: #", "duration": 1"#)
        == [#"`duration` is a key of `animation`: write `"animation": {"duration": …}`"#])
    #expect(
      help(keyframe: #", "curve": "linear""#)
        == [#"`curve` is a key of `animation`: write `"animation": {"curve": …}`"#])
    #expect(
      help(view: #", "distribution": "fill""#)
        == [#"`distribution` is a key of `stack`: write `"stack": {"distribution": …}`"#])
    #expect(
      help(animation: #", "bounce": 0.2"#)
        == [#"`bounce` is a key of `spring`: write `"spring": {"bounce": …}`"#])
  }

  @Test func aKeyOfAnObjectElsewhereNamesIt() {
    #expect(help(timeline: #", "curve": "linear""#) == ["`curve` is a key of `animation`"])
    #expect(help(timeline: #", "scale": 2"#).first??.contains("is a key of") == true)
    #expect(help(change: #", "alpha": 0.5"#).first??.hasPrefix("`alpha` is a key of a ") == true)
  }

  /// A misspelt key of the object itself comes first.
  @Test func aMisspeltKeyIsCorrected() {
    #expect(help(timeline: #", "view": []"#) == ["did you mean `views`?"])
  }

  @Test func aKeyOfNoObjectIsAnsweredWithTheKeys() {
    #expect(help(animation: #", "wobble": 1"#).first??.hasPrefix("the keys are `duration`") == true)
  }
}
