import Foundation
import Planning
import Reporting
import TestSupport
import Testing

/// `Capture/LayoutCapture.swift`, run against the model of UIKit. The frames are computed by hand from
/// the constraints, as UIKit defines them.
@MainActor @Suite struct CaptureTests {
  /// x, y, width and height by id.
  private func frames(_ timeline: String) throws -> [String: [Double]] {
    let views = try CapturedLayout.inspect(timeline).views
    return Dictionary(
      uniqueKeysWithValues: views.map {
        ($0.id, [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height])
      })
  }

  @Test func aScreenIsLaidOutAsItsConstraintsSay() throws {
    let text = SampleScreens.capturedCard()
    let frames = try frames(text)
    #expect(frames["title"] == [16, 52, 60, 24])
    #expect(frames["imageView1"] == [16, 88, 140, 60])
    #expect(frames["view1"] == [200, 300, 40, 40])
    let views = try CapturedLayout.inspect(text).views
    let badge = try #require(views.first { $0.id == "view1" })
    #expect(badge.transform.b == 1 && badge.transform.tx == 5)
    #expect(badge.backgroundColor.alpha == 128 && badge.backgroundColor.green == 128)
    #expect(badge.layer.cornerRadius == 20)
    #expect(views.first { $0.id == "title" }?.text?.string == "Hello")
  }

  @Test func constraintsKeepTheirNamesPrioritiesAndMultipliers() throws {
    let text = SampleScreens.capturedCard()
    for equation in [
      "title_top: title.top == root.safeArea.top + 8", "imageView1.width <= 140",
      "title.leading == root.layoutMarginsGuide.leading",
      "imageView1.width == root.width * 0.5 @999.5", "gap.top == imageView1.bottom",
    ] {
      #expect(text.contains("\"\(equation)\""), "\(equation)")
    }
    #expect(text.contains(#""layoutGuides": [{ "id": "gap" }]"#))
    #expect(text.contains(#""autoresizingMask": ["flexibleLeftMargin", "flexibleTopMargin"]"#))
    #expect(text.contains(#""weight": "semibold""#))
  }

  @Test func theSameTreeGivesTheSameBytes() {
    #expect(SampleScreens.capturedCard() == SampleScreens.capturedCard())
    #expect(SampleScreens.capturedSystem() == SampleScreens.capturedSystem())
  }

  /// What other keys make again is there to be read, and does nothing; the rest acts.
  @Test func constraintsOfUIKitAreMarked() throws {
    let text = SampleScreens.capturedSystem()
    #expect(text.contains("made by UIKit: NSAutoresizingMaskLayoutConstraint"))
    #expect(text.contains("made by UIKit: NSLayoutConstraint UISV-canvas-connection"))
    #expect(text.contains("made by UIKit: NSLayoutConstraint UIView-leftMargin-guide-constraint"))
    #expect(text.contains("made by UIKit: NSLayoutConstraint UIView-Encapsulated-Layout-Width"))
    #expect(text.contains(#""group": "madeByUIKit""#))
    #expect(try frames(text)["box"] == [3, 5, 44, 10])
  }

  @Test func whatNoTimelineHasIsNoted() {
    let text = SampleScreens.capturedSystem()
    #expect(text.contains("a constraint of box is omitted"))
    #expect(text.contains("constraints that UIKit makes again and no equation has are omitted: 1"))
    #expect(text.contains("private views of UIKit are omitted"))
    #expect(text.contains("its layer's mask is omitted"))
    #expect(!text.contains("scrollViewScrollIndicator"))
    #expect(SampleScreens.capturedCard().contains("its image is omitted"))
  }

  @Test func gradientsAreCapturedAndThoseOfOtherKindsNoted() {
    let (axial, radial) = (SampleScreens.axialGradient, SampleScreens.radialGradient)
    #expect(axial.contains(##""colors": ["#FF0000", "#0000FF"]"##))
    #expect(!axial.contains("is not axial"))
    #expect(radial.contains("its gradient is not axial, but shown as if it were"))
  }

  @Test func scrollViewsAndStacksAreThemselves() throws {
    let text = SampleScreens.capturedList()
    let frames = try frames(text)
    #expect(frames["list"] == [0, 0, 320, 480])
    #expect(frames["rows"] == [0, 0, 320, 70])
    #expect(frames["row0"] == [0, 0, 320, 20])
    #expect(frames["row2"] == [0, 30, 320, 40])
    #expect(text.contains(#""contentOffset": { "x": 0, "y": 30 }"#))
  }

  @Test func namesAreReadableAndUnique() throws {
    let text = SampleScreens.capturedRow([
      "save button", "save button", nil, "", "root", "1st", "über", "metric-1", "\u{1F600}", nil,
    ])
    let ids = try CapturedLayout.inspect(text).views.map(\.id)
    #expect(
      ids == [
        "root", "save_button", "view1", "view2", "view3", "view4", "_1st", "_ber", "metric_1",
        "view5", "view6",
      ])
  }

  /// Nothing is left over for `check` but what the screen itself has.
  @Test func aCapturedScreenHasNoFindingOfItsOwn() throws {
    let text = SampleScreens.capturedCard()
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(text.utf8), path: "a.json"), recordsFindings: true,
      recordsLints: true)
    #expect(planned.report().description == "")
    #expect(try planned.lints().description == "")
  }
}
