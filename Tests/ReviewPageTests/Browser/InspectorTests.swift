import BrowserSupport
import LayoutAnimation
import Primitives
import Testing

@testable import ReviewPage

/// The page and the library report the same values for a view.
@Suite(.needsBrowser) struct InspectorTests {
  @Test func aClickChoosesTheTopmostViewAndItsValuesAreTold() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let timeline = try folder.timeline()
    try await review.open { page in
      try await page.press("t")
      try await page.click("[aria-label=Zoom] [data-value=\"8\"]")
      for frame in [0, 9, 21] {
        _ = try await page.pictureSums(".pane.after canvas", [frame])
        let layout = try timeline.layout(atFrame: frame)
        let dot = try #require(layout["dot"]).frame
        let side = try #require(layout["side"]).frame
        let places: [(id: String, x: Double, y: Double)] = [
          ("dot", 4 + dot.x + 4, 3 + dot.y + 4), ("panel", 5, 20), ("root", 2, 38),
          ("side", side.x + 6, side.y + 4),
        ]
        for (id, x, y) in places {
          let box = try await page.box(".pane.after canvas")
          try await page.click(Point(x: box.origin.x + 8 * x, y: box.origin.y + 8 * y))
          #expect(try await page.text(".detail h3") == id)
          #expect(try await page.pressed(in: "Views") == [id])
          let view = try #require(layout[id]).frame
          let values = [view.x, view.y, view.width, view.height]
          let told = try await page.values
          #expect(zip(values, told).allSatisfy { abs($0 - $1) <= 0.0006 }, "\(id) \(told)")
          #expect(told.count == 4)
        }
      }
    }
  }

  @Test func everyEdgeIsExplainedAsByExplain() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let timeline = try folder.timeline()
    try await review.open { page in
      try await page.press("t")
      for frame in [0, 5, 30] {
        _ = try await page.pictureSums(".pane.after canvas", [frame])
        for (index, view) in ["panel", "dot", "side"].enumerated() {
          try await page.click(".tree li:nth-child(\(index + 2)) button")
          let moment = InspectionMoment.still(.frame(frame))
          for told in try timeline.explain(EdgeExplanation.Edge.rectangle, of: view, at: moment) {
            let edge = ".edge[data-edge=\(told.edge.rawValue)]"
            #expect(
              try await page.texts("\(edge) > ul:nth-of-type(1) .rule > code > bdi")
                == told.layout.links.map(\.rule.equation), "\(view) \(told.edge) \(frame)")
            let says = try await page.texts("\(edge) > ul:nth-of-type(1) .says")
            #expect(says.count == told.layout.links.count)
            for (text, link) in zip(says, told.layout.links) {
              #expect(text.hasPrefix(link.rule.kind == .tieRule ? "" : link.arithmetic))
            }
            #expect(
              try await page.texts("\(edge) > ul:nth-of-type(2) .rule > code > bdi")
                == told.layout.rivals.map(\.rule.equation))
          }
        }
      }
    }
  }

  /// Independent of the constraint's current constant, and in both versions.
  @Test func aConstraintLightsUpItsItemsAndItsMark() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      _ = try await page.pictureSums(".pane.after canvas", [30])
      try await page.click(".tree li:nth-child(4) button")
      #expect(try await page.count(".pane:not([hidden]) .outline.chosen") == 2)
      #expect(try await page.count(".pane.after .mark.beam") > 0, "those of the chosen view")
      let gap = ".edge[data-edge=leading] .rule"
      #expect(try await page.attribute("aria-pressed", of: gap) == "false")
      try await page.click(gap)
      for pane in ["before", "after"] {
        #expect(try await page.count(".pane.\(pane) .outline.lit") == 2)
        #expect(try await page.count(".pane.\(pane) .mark.lit.beam") == 1)
      }
      #expect(try await page.attribute("aria-pressed", of: gap) == "true")
      _ = try await page.pictureSums(".pane.after canvas", [0])
      #expect(try await page.attribute("aria-pressed", of: gap) == "true")
      #expect(try await page.count(".pane.after .mark.lit.beam") == 1)
      try await page.click(gap)
      #expect(try await page.count(".outline.lit") == 0)
    }
  }

  @Test func theTreeChoosesAndEscapeClears() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      #expect(try await page.texts(".tree bdi") == ["root", "panel", "dot", "side"])
      try await page.click(".tree li:nth-child(3) button")
      #expect(try await page.pressed(in: "Views") == ["dot"])
      try await page.press("Escape")
      #expect(try await page.pressed(in: "Views") == [])
      for id in ["root", "panel", "dot", "side", "root"] {
        try await page.press("v")
        #expect(try await page.pressed(in: "Views") == [id])
      }
      try await page.press("V")
      #expect(try await page.pressed(in: "Views") == ["side"])
      try await page.click(".tree li:nth-child(4) button")
      #expect(try await page.pressed(in: "Views") == [])
    }
  }
}

extension BrowserPage {
  func texts(_ selector: String) async throws -> [String] {
    let list = "\(Self.card).querySelectorAll(\(Self.literal(selector)))"
    let texts = try await evaluate("[...\(list)].map(one => one.textContent)")
    return (texts.array ?? []).compactMap(\.string)
  }

  func count(_ selector: String) async throws -> Int { try await texts(selector).count }

  /// Of the selected view: x, y, width, height.
  var values: [Double] {
    get async throws {
      let rows = try await evaluate(
        "[...\(Self.part(".values")).rows].slice(0, 2).map(row => row.cells[1].firstChild.data)")
      return (rows.array ?? []).flatMap { row in
        (row.string ?? "").split(separator: " ").compactMap { Double($0) }
      }
    }
  }
}
