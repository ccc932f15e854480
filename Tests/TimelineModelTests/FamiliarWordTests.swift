import Testing
import TimelineModel

/// What is answered to words of UIKit, SwiftUI, CSS and SnapKit where they are typed.
@Suite struct FamiliarWordTests {
  /// A timeline with the word at its place, and nothing else wrong.
  private func text(_ each: FamiliarWord, in object: String = "view") -> String {
    switch each.place {
    case .key: document(key: each.word, in: object)
    case .changeKey: document(key: each.word, in: "change")
    case .equationKey: scene("{\"equation\": \"a.width == 8\", \"\(each.word)\": 1}")
    case .attribute: scene("\"a.\(each.word) == 8\"")
    case .item: scene("\"a.top == \(each.word).top\"")
    case .guide: scene("\"a.top == b.\(each.word).top\"")
    case .curve:
      scene(
        keyframes: #"{"time": 0, "animation": {"duration": 1, "curve": "\#(each.word)"}}"#)
    case .priority: scene("\"a.width == 8 @\(each.word)\"")
    }
  }

  private func document(key: String, in object: String) -> String {
    func member(_ name: String) -> String { name == object ? #", "\#(key)": 1"# : "" }
    return """
      {"version": 1, "canvas": {"width": 9, "height": 9},
      "views": [{"id": "a"\(member("view"))}],
      "constraints": [{"firstItem": "a", "firstAttribute": "width", "id": "c"\(member("constraint"))}],
      "keyframes": [{"time": 0, "animation": {"duration": 1\(member("animation"))},
      "changes": [{"constraint": "c", "constant": 8\(member("change"))}]\(member("keyframe"))}]}
      """
  }

  @Test(arguments: FamiliarWord.all.map { "\($0.place.rawValue) \($0.word)" })
  func theWordIsAnsweredWhereItIsTyped(_ name: String) throws {
    let each = try #require(
      FamiliarWord.all.first { "\($0.place.rawValue) \($0.word)" == name })
    #expect(diagnostics(text(each)).map(\.help) == [each.advice])
  }

  @Test(arguments: ["view", "constraint", "keyframe", "animation"])
  func keysAreAnsweredInEveryObject(_ object: String) {
    for each in FamiliarWord.all where each.place == .key {
      #expect(diagnostics(text(each, in: object)).map(\.help) == [each.advice])
    }
  }

  /// The advice on `colour` is that for a view, where the key is `backgroundColor`.
  @Test func aKeyOfTheSameObjectIsNearer() {
    let text = """
      {"version": 1, "canvas": {"width": 9, "height": 9},
      "views": [{"id": "a", "text": {"string": "x", "colour": "red"}, "colour": "red"}]}
      """
    #expect(diagnostics(text).map(\.help) == ["did you mean `color`?", "write `backgroundColor`"])
  }

  @Test func aDeclaredNameIsNotAnswered() {
    let declared = """
      {"version": 1, "canvas": {"width": 9, "height": 9}, "views": [{"id": "view"}],
      "constraints": ["view.top == root.top"]}
      """
    #expect(problems(declared) == [])
  }

  @Test func noWordIsListedTwice() {
    let names = FamiliarWord.all.map { "\($0.place.rawValue) \($0.word)" }
    #expect(Set(names).count == names.count && names.count >= 60)
  }
}
