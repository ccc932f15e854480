import BrowserSupport
import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// What choosing a view does, and does not do, on a page with many views.
@Suite(.needsBrowser) struct ChoosingTests {
  /// 41 views in a column, of which a keyframe in every third frame moves another one.
  private static let column: String = {
    let views = (0..<41).map { ##"{"id": "row\##($0)", "backgroundColor": "#0A84FF"}"## }
    let rows = (0..<41).flatMap { index in
      [
        #""x\#(index): row\#(index).leading == root.leading""#,
        #""row\#(index).top == root.top + \#(8 * index)""#,
        #""row\#(index).width == 20""#, #""row\#(index).height == 6""#,
      ]
    }
    let keyframes = (0..<28).map { step in
      """
      {"time": \(Double(3 * step) / 60), "animation": {"duration": 0.1},
       "changes": [{"constraint": "x\(step)", "constant": 30}]}
      """
    }
    return """
      {"version": 1, "canvas": {"width": 60, "height": 330},
       "views": [\(views.joined(separator: ",\n"))],
       "constraints": [\(rows.joined(separator: ",\n"))],
       "keyframes": [\(keyframes.joined(separator: ",\n"))]}
      """
  }()

  private func opened(_ check: (BrowserPage) async throws -> Void) async throws {
    let folder = try ReviewFolder()
    try folder.files.write(Self.column, to: "column.json")
    try await folder.page(["column.json"]).open(check)
  }

  /// By element: top and height in the page.
  private func places(_ page: BrowserPage) async throws -> String {
    let selectors = [".stage", ".inspector", ".tree", ".time-line", ".axis", ".footnote"]
    let list = selectors.map { BrowserPage.literal($0) }.joined(separator: ", ")
    return try await page.evaluate(
      """
      JSON.stringify([\(list)].map(selector => {
        const { x, y, width, height } = \(BrowserPage.card).querySelector(selector).getBoundingClientRect()
        return [x, y + scrollY, width, height]
      }).concat([[scrollY, document.documentElement.scrollHeight]]))
      """
    ).string ?? ""
  }

  @Test func choosingAViewMovesNothing() async throws {
    try await opened { page in
      let before = try await places(page)
      for _ in 0..<30 { try await page.press("v") }
      #expect(try await page.pressed(in: "Views") == ["row28"])
      #expect(try await places(page) == before)
      try await page.press("Escape")
      #expect(try await places(page) == before)
    }
  }

  @Test func theTreeShowsTheChosenView() async throws {
    try await opened { page in
      let isShown = """
        (() => {
          const [list, row] = [\(BrowserPage.part(".tree")), \(BrowserPage.part(".tree [aria-pressed=true]"))]
            .map(element => element.getBoundingClientRect())
          return row.top >= list.top - 1 && row.bottom <= list.bottom + 1
        })()
        """
      for key in Array(repeating: "v", count: 40) { try await page.press(key) }
      #expect(try await page.pressed(in: "Views") == ["row38"])
      #expect(try await page.evaluate(isShown) == true)
      try await page.press("v")
      try await page.press("v")
      try await page.press("v")
      #expect(try await page.pressed(in: "Views") == ["root"])
      #expect(try await page.evaluate(isShown) == true)
    }
  }

  @Test func everyFrameIsExplained() async throws {
    try await opened { page in
      try await page.click(".tree li:nth-child(30) button")
      try await page.press("Home")
      let edges = try await page.texts(".detail .edge summary span")
      #expect(edges.count >= 4)
      for frame in stride(from: 2, to: 87, by: 7) {
        _ = try await page.pictureSums(".pane.after canvas", [frame])
        #expect(try await page.texts(".detail .edge summary span") == edges, "frame \(frame)")
      }
    }
  }

  @Test func theKeysAreInRows() async throws {
    try await opened { page in
      try await page.press("?")
      let offsets = try await page.evaluate(
        """
        [...document.querySelectorAll(".help dl > div")].map(row => {
          const [key, what] = [row.querySelector("dt"), row.querySelector("dd")]
            .map(element => element.getBoundingClientRect())
          return Math.round(what.left - key.left)
        })
        """)
      let found = (offsets.array ?? []).compactMap(\.number)
      #expect(found.count > 20 && Set(found).count == 1)
    }
  }

  @Test func namesAreCodeAndManyDifferencesATable() async throws {
    let folder = try ReviewFolder()
    let example = ReviewExample.text()
    try folder.files.write(example, to: "before.json")
    try folder.files.write(
      example.replacingOccurrences(
        of: "panel.top == root.top + 3", with: "panel.top == root.top + 5"
      )
      .replacingOccurrences(of: "root.leading + 4", with: "root.leading + 6"), to: "example.json")
    try await folder.page(["example.json"], against: "before.json").open { page in
      let text = try await page.evaluate("document.body.innerText").string ?? ""
      #expect(!text.contains("`"))
      let rows = try await page.texts("section.geometry tbody tr td:first-child code")
      #expect(rows.contains("panel.left") && rows.contains("panel.bottom"))
      #expect(try await page.texts("section.geometry tr.explanation").isEmpty == false)
    }
  }
}
