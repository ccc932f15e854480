import AutoLayout
import Foundation
import Presentation
import Primitives
import TestSupport
import Testing
import TimelineModel
import Timing

/// Frames of the articles' examples, computed by hand. No recorded golden is read here.
///
/// All animations use `easeInOut`, whose progress at half time is exactly one half.
@Suite struct ArticleTests {
  private func played(_ name: String) throws -> PlayedTimeline {
    try PlayedTimeline(Checkout.root.appending(path: "Timelines/\(name).json"))
  }

  /// Expects a view to show the rectangle, to a billionth of a point.
  private func expect(
    _ played: PlayedTimeline, frame: Int, _ view: String, x: Double, y: Double, width: Double,
    height: Double, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let plan = played.plan
    let index = try #require(plan.timeline.views.firstIndex { $0.id == view })
    let shown = plan.presentation(at: plan.clock.time(ofFrame: frame))[index].geometry.frame
    let misses = [shown.minX - x, shown.minY - y, shown.width - width, shown.height - height]
    #expect(
      misses.allSatisfy { abs($0) < 1e-9 },
      "\(view) shows \(shown.minX) \(shown.minY) \(shown.width) \(shown.height)",
      sourceLocation: location)
  }

  /// The canvas is 375 points wide with margins of 16. Yellow alone is 343 wide, and blue is off
  /// screen, one canvas width further; together each is (375 - 2·16 - 8) / 2 = 167.5 wide.
  @Test func yellowMakesRoomForBlue() throws {
    let on = try played("003-yellow-blue-on")
    #expect(on.plan.frameCount == 91)
    for frame in [0, 15] {
      try expect(on, frame: frame, "yellow", x: 16, y: 100, width: 343, height: 559)
      try expect(on, frame: frame, "blue", x: 734, y: 100, width: 343, height: 559)
    }
    try expect(on, frame: 45, "yellow", x: 16, y: 100, width: 255.25, height: 559)
    try expect(on, frame: 45, "blue", x: 462.75, y: 100, width: 255.25, height: 559)
    for frame in [75, 90] {
      try expect(on, frame: frame, "yellow", x: 16, y: 100, width: 167.5, height: 559)
      try expect(on, frame: frame, "blue", x: 191.5, y: 100, width: 167.5, height: 559)
    }
    #expect(on.plan.findings().isEmpty)
  }

  @Test func yellowTakesBluesPlace() throws {
    let off = try played("003-yellow-blue-off")
    try expect(off, frame: 0, "yellow", x: 16, y: 100, width: 167.5, height: 559)
    try expect(off, frame: 0, "blue", x: 191.5, y: 100, width: 167.5, height: 559)
    try expect(off, frame: 45, "blue", x: 462.75, y: 100, width: 255.25, height: 559)
    try expect(off, frame: 90, "yellow", x: 16, y: 100, width: 343, height: 559)
    try expect(off, frame: 90, "blue", x: 734, y: 100, width: 343, height: 559)
    #expect(off.plan.findings().isEmpty)
  }

  /// The top edge was meant to jump from 100 to 200 at 0.25 s; instead it is animated and at 150 at
  /// half time.
  @Test func anUnflushedChangeRidesAlong() throws {
    let unflushed = try played("003-pitfall-unflushed")
    try expect(unflushed, frame: 15, "yellow", x: 16, y: 100, width: 343, height: 559)
    try expect(unflushed, frame: 45, "yellow", x: 16, y: 150, width: 255.25, height: 509)
    try expect(unflushed, frame: 45, "blue", x: 462.75, y: 150, width: 255.25, height: 509)
    try expect(unflushed, frame: 75, "yellow", x: 16, y: 200, width: 167.5, height: 459)
  }

  @Test func aForgottenLayoutJumps() throws {
    let forgotten = try played("003-pitfall-layout-forgotten")
    try expect(forgotten, frame: 14, "yellow", x: 16, y: 100, width: 343, height: 559)
    try expect(forgotten, frame: 15, "yellow", x: 16, y: 100, width: 167.5, height: 559)
    try expect(forgotten, frame: 15, "blue", x: 191.5, y: 100, width: 167.5, height: 559)
    try expect(forgotten, frame: 75, "blue", x: 191.5, y: 100, width: 167.5, height: 559)
  }

  /// With priority 750 the square is 100 wide at (20, 20), because the guide is 20 high; when
  /// required, it is 200 wide at (50, 100).
  @Test func theLayoutUnderneathIsRestored() throws {
    let restore = try played("000-restore")
    try expect(restore, frame: 0, "redSquare", x: 20, y: 20, width: 100, height: 100)
    try expect(restore, frame: 45, "redSquare", x: 35, y: 60, width: 150, height: 150)
    try expect(restore, frame: 75, "redSquare", x: 50, y: 100, width: 200, height: 200)
    try expect(restore, frame: 120, "redSquare", x: 35, y: 60, width: 150, height: 150)
    try expect(restore, frame: 150, "redSquare", x: 20, y: 20, width: 100, height: 100)
    #expect(restore.plan.findings().isEmpty)
  }

  @Test func aSecondPressIsRedundantNotInConflict() throws {
    let second = try played("000-restore-second-press")
    for frame in [75, 90, 120, 165] {
      try expect(second, frame: frame, "redSquare", x: 50, y: 100, width: 200, height: 200)
    }
    try expect(second, frame: 195, "redSquare", x: 35, y: 60, width: 150, height: 150)
    try expect(second, frame: 225, "redSquare", x: 20, y: 20, width: 100, height: 100)
    #expect(second.plan.findings().isEmpty)
  }

  /// Layout p: x = p mod 100, y = p div 4, width 50 + p mod 50, height 60 + p mod 30.
  @Test func theStrongestOfAThousandLayoutsWins() throws {
    let thousand = try played("000-thousand-layouts")
    #expect(thousand.plan.timeline.constraints.count == 999 * 4)
    let expected: [(frame: Int, layout: Int)] = [
      (0, 999), (45, 998), (90, 500), (135, 1), (180, 999),
    ]
    for (frame, p) in expected {
      try expect(
        thousand, frame: frame, "square", x: Double(p % 100), y: Double(p / 4),
        width: Double(50 + p % 50), height: Double(60 + p % 30))
    }
    #expect(thousand.plan.findings().isEmpty)
  }

  /// A label of 100 by 40, centred in 320 by 120, then with its leading edge at 8 or 40.
  @Test func oneConstantMovesTheLabel() throws {
    let leading = try played("001-leading-constant")
    #expect(leading.plan.frameCount == 91)
    for (frame, x) in [(0, 8.0), (15, 8), (30, 24), (45, 40), (60, 40), (75, 24), (90, 8)] {
      try expect(leading, frame: frame, "label", x: x, y: 40, width: 100, height: 40)
    }
    #expect(leading.plan.findings().isEmpty)
  }

  /// On the right the label starts at 320 - 100 - 8 = 212.
  @Test func arithmeticReachesTheOtherBorder() throws {
    let border = try played("001-border-arithmetic")
    for (frame, x) in [(0, 8.0), (30, 110), (45, 212), (60, 212), (75, 110), (90, 8)] {
      try expect(border, frame: frame, "label", x: x, y: 40, width: 100, height: 40)
    }
    #expect(border.plan.findings().isEmpty)
  }

  /// In the middle the label starts at (320 - 100) / 2 = 110.
  @Test(arguments: ["arithmetic", "priorities"])
  func threePositionsAreReached(by means: String) throws {
    let three = try played("001-left-center-right-\(means)")
    #expect(three.plan.frameCount == 136)
    let expected = [
      (0, 8.0), (30, 59), (45, 110), (60, 110), (75, 161), (90, 212), (105, 212), (120, 110),
      (135, 8),
    ]
    for (frame, x) in expected {
      try expect(three, frame: frame, "label", x: x, y: 40, width: 100, height: 40)
    }
    #expect(three.plan.findings().isEmpty)
  }

  @Test func prioritiesShowWhatArithmeticShows() throws {
    let arithmetic = try played("001-left-center-right-arithmetic").plan
    let priorities = try played("001-left-center-right-priorities").plan
    for frame in 0..<arithmetic.frameCount {
      #expect(arithmetic.scene(at: frame) == priorities.scene(at: frame), "frame \(frame)")
    }
  }

  /// (375 - 2·16 - 8) / 2 = 167.5 each; at half time both are at (16 + 191.5) / 2.
  @Test(arguments: ["002-swap", "002-swap-wrong-order"])
  func theViewsChangePlaces(name: String) throws {
    let swap = try played(name)
    let expected: [(frame: Int, yellow: Double, blue: Double)] = [
      (0, 16, 191.5), (45, 103.75, 103.75), (75, 191.5, 16), (90, 191.5, 16),
      (120, 103.75, 103.75), (150, 16, 191.5),
    ]
    for (frame, yellow, blue) in expected {
      try expect(swap, frame: frame, "yellow", x: yellow, y: 20, width: 167.5, height: 200)
      try expect(swap, frame: frame, "blue", x: blue, y: 20, width: 167.5, height: 200)
    }
  }

  @Test func theWrongOrderShowsTheSamePicturesAndIsReported() throws {
    let right = try played("002-swap").plan
    let wrong = try played("002-swap-wrong-order").plan
    #expect(right.findings().isEmpty)
    #expect(wrong.frameCount == right.frameCount)
    for frame in 0..<right.frameCount { #expect(wrong.scene(at: frame) == right.scene(at: frame)) }
    #expect(!wrong.findings().isEmpty)
    for finding in wrong.findings() {
      guard case .conflict(let conflict) = finding else {
        Issue.record("\(finding)")
        continue
      }
      #expect(conflict.isTransient && conflict.keyframe == 0)
    }
  }
}
