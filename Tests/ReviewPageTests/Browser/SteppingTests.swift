import BrowserSupport
import Primitives
import Testing

@testable import ReviewPage

/// Stepping through frames with keys, buttons, the scrubber and the time axis.
@Suite(.needsBrowser) struct SteppingTests {
  @Test func keysStep() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let data = try #require(try PageReading(review).data.first)
    let differing = try #require(data["differing"] as? [String: Any])
    let frames = try #require(differing["frames"] as? [Int])
    let worst = try #require(differing["worst"] as? Int)
    try await review.open { page in
      #expect(try await page.frame == worst)
      let steps: [(key: String, frame: Int)] = [
        ("Home", 0), ("ArrowLeft", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1),
        ("End", 30), ("ArrowRight", 30), ("1", 3), ("2", 12), ("3", 18), ("4", 18), ("9", 18),
        ("Home", 0), ("n", frames.first { $0 > 0 } ?? -1), ("End", 30),
        ("p", frames.last { $0 < 30 } ?? -1),
      ]
      for (key, frame) in steps {
        try await page.press(key)
        #expect(try await page.frame == frame, "\(key)")
      }
    }
  }

  @Test func withShiftAStepIsTen() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("Home")
      for frame in [10, 20, 30, 30] {
        try await page.press("ArrowRight", .shift)
        #expect(try await page.frame == frame)
      }
      try await page.press("ArrowLeft", .shift)
      #expect(try await page.frame == 20)
    }
  }

  @Test func buttonsStep() async throws {
    let folder = try ReviewFolder()
    let review = try await folder.compared()
    let frames = try ComparedFrames(review).numbers
    let steps: [(button: String, frame: Int)] = [
      ("First frame", 0), ("Forward one frame", 1), ("Back one frame", 0), ("Last frame", 30),
      ("Previous difference", frames.last { $0 < 30 } ?? -1), ("First frame", 0),
      ("Next difference", frames.first { $0 > 0 } ?? -1),
    ]
    try await review.open { page in
      for (button, frame) in steps {
        try await page.click("[aria-label=\"\(button)\"]")
        #expect(try await page.frame == frame, "\(button)")
      }
      for (index, frame) in [3, 12, 18].enumerated() {
        try await page.click(".keyframes button:nth-child(\(index + 1))")
        #expect(try await page.frame == frame)
      }
      try await page.click(".frames > summary")
      try await page.click(".frames tbody tr:nth-child(2) button")
      #expect(try await page.frame == frames[1])
    }
  }

  @Test func theScrubberAndTheAxisLeadAnywhere() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      let box = try await page.box(".scrubber")
      func place(_ frame: Int, _ y: Double) -> Point {
        Point(x: box.origin.x + 8 + Double(frame) / 30 * (box.size.width - 16), y: y)
      }
      let y = box.origin.y + box.size.height / 2
      try await page.press("Home")
      try await page.drag(from: place(0, y), to: place(20, y))
      #expect(try await page.frame == 20)
      try await page.press("ArrowLeft")
      #expect(try await page.frame == 19, "once, not by the page and by the scrubber")
      try await page.click(place(7, box.origin.y + box.size.height + 30))
      #expect(try await page.frame == 7)
      try await page.drag(
        from: place(7, box.origin.y + 50), to: place(25, box.origin.y + 50))
      #expect(try await page.frame == 25)
    }
  }

  @Test func whereItIsIsWritten() async throws {
    let folder = try ReviewFolder()
    try await folder.compared().open { page in
      try await page.press("3")
      #expect(try await page.frame == 18)
      #expect(try await page.text(".where")?.hasPrefix("18 of 30") == true)
      #expect(try await page.text(".where .time") == "0.3 s")
      let value = try await page.attribute("aria-valuetext", of: ".scrubber")
      #expect(value == "frame 18, 0.3 seconds")
    }
  }
}

/// The differing frames according to the page's first card.
struct ComparedFrames {
  let numbers: [Int]
  let worst: Int

  init(_ review: ReviewPage) throws {
    let data = try #require(try PageReading(review).data.first)
    let differing = try #require(data["differing"] as? [String: Any])
    numbers = try #require(differing["frames"] as? [Int])
    worst = try #require(differing["worst"] as? Int)
  }
}
