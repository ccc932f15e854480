import LayoutAnimation
import TestSupport
import Testing

@Suite struct LoadingTests {
  private let text = """
    { "version": 1,
      "canvas": { "width": 4, "height": 2 },
      "views": [{ "id": "box", "alpah": 1 }] }
    """

  @Test func aFileIsLoadedFromItsPath() throws {
    let folder = try TemporaryFolder()
    try folder.write(text.replacing("alpah", with: "alpha"), to: "a.json")
    #expect(try PlannedTimeline(path: folder.path("a.json")).width == 4)
    let options = try PlanOptions(scale: 3)
    #expect(try PlannedTimeline(path: folder.path("a.json"), options: options).width == 12)
  }

  @Test func aFileThatIsMissingIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: LayoutAnimationError.self) {
      try PlannedTimeline(path: folder.path("none.json"))
    }
    #expect(error?.code == .unreadableInput)
    #expect(error?.description == error?.message)
  }

  /// The text that a failing test prints for an unexpected error.
  @Test func anErrorDescribesItselfWithTheLineAndItsPlace() {
    let error = #expect(throws: LayoutAnimationError.self) { try PlannedTimeline(json: text) }
    #expect(error?.message == "`timeline.json` is not valid")
    #expect(
      error?.description == """
        `timeline.json` is not valid

        error[unknown-key]: unknown key `alpah` in a view
         --> timeline.json:3:28
          |
        3 |   "views": [{ "id": "box", "alpah": 1 }] }
          |                            ^^^^^^^
          |
          = help: did you mean `alpha`?
        """)
  }

  @Test func aTextIsCalledByThePathGiven() {
    let error = #expect(throws: LayoutAnimationError.self) {
      try PlannedTimeline(json: text, path: "box.json", options: PlanOptions(scale: 1))
    }
    #expect(error?.report?.text(.concise).hasPrefix("box.json:3:28: error") == true)
  }
}
