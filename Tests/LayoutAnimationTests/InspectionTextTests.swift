import Foundation
import LayoutAnimation
import Testing

@Suite struct InspectionTextTests {
  private func inspection(
    _ moment: InspectionMoment, _ values: Inspection.Values = .presentation
  ) throws -> Inspection {
    try PlannedTimeline(InspectionSamples.yellowAndBlue)
      .inspect(moment, values)
  }

  /// Positions between two layouts are not rounded: 343 − 175.5 · 0.5 = 255.25.
  @Test func theTableIsAlignedAndIndented() throws {
    let inspection = try inspection(.still(.time(nanoseconds: 750_000_000)))
    #expect(
      inspection.text == """
        0.75 s, presentation
        view            x    y   width  height  centerX  centerY  color
        root            0    0     375     667    187.5    333.5  #FFFFFF
          yellow       16  100  255.25     559  143.625    379.5  #FFCC00    alpha 0.75
            inner       5    6       7       9      8.5     10.5  clear      hidden
          blue     462.75  100  255.25     559  590.375    379.5  #007AFF80

        """)
  }

  @Test(arguments: [
    (InspectionMoment.still(.frame(0)), Inspection.Values.model, "0 s, the initial layout, model"),
    (.keyframe(0), .model, "0.25 s, keyframe 0, model"),
    (.keyframe(1), .presentation, "1.5 s, keyframe 1 `again`, keyframe 2 `twin`, presentation"),
    (.still(.frame(20)), .presentation, "0.333 s, presentation"),
  ])
  func theHeadingTellsTheMoment(
    moment: InspectionMoment, values: Inspection.Values, heading: String
  ) throws {
    let text = try inspection(moment, values).text
    #expect(text.prefix { $0 != "\n" } == heading)
  }

  @Test func aNameCannotActOnTheTerminal() throws {
    let text = """
      { "version": 1, "canvas": { "width": 1, "height": 1 },
        "keyframes": [{ "time": 0, "name": "\\u001b[31mred" }] }
      """
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(text.utf8), path: "test.json"))
    #expect(try planned.inspect(.keyframe(0)).text.hasPrefix("0 s, keyframe 0 `␛[31mred`, "))
  }

  @Test func theObjectHasTheKeysInOrderAndALineForEachView() throws {
    let planned = try PlannedTimeline(InspectionSamples.shadow)
    let views = try planned.inspect(.still(.frame(0))).jsonText.split(separator: "\n")
    #expect(views.first == #"{"time": 0, "views": ["#)
    #expect(
      views.dropFirst().joined() == """
          {"id": "root", "superview": null, \
        "frame": {"x": 0, "y": 0, "width": 10, "height": 20}, \
        "bounds": {"x": 0, "y": 0, "width": 10, "height": 20}, \
        "center": {"x": 5, "y": 10}, "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, \
        "hidden": false, "backgroundColor": "#FFFFFFFF", \
        "alignmentRect": {"x": 0, "y": 0, "width": 10, "height": 20}, \
        "layoutMargins": {"top": 0, "left": 16, "bottom": 0, "right": 16}, \
        "safeAreaInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0}, \
        "ambiguities": [], "brokenConstraints": [], "guides": []},\
          {"id": "shadow", "superview": "root", \
        "frame": {"x": 0, "y": 0, "width": 10, "height": 20}, \
        "bounds": {"x": 0, "y": 0, "width": 10, "height": 20}, \
        "center": {"x": 5, "y": 10}, "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, \
        "hidden": false, "backgroundColor": "#0A0B0C0D", \
        "alignmentRect": {"x": 0, "y": 0, "width": 10, "height": 20}, \
        "layoutMargins": {"top": 8, "left": 8, "bottom": 8, "right": 8}, \
        "safeAreaInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0}, \
        "ambiguities": [], "brokenConstraints": [], "guides": []}\
        ], "brokenConstraints": []}
        """)
  }

  /// In the middle of a curve, numbers need all the digits of a double.
  ///
  /// On Linux `JSONSerialization` reads some of them with a wrong last bit; `JSONDecoder` does not.
  @Test(arguments: [16, 23, 40, 59, 74])
  func theNumbersOfTheObjectReadBackAsTheyAre(frame: Int) throws {
    let inspection = try inspection(.still(.frame(frame)))
    let read = try JSONDecoder().decode(ReadBack.self, from: Data(inspection.jsonText.utf8))
    #expect(read.time == inspection.time)
    #expect(
      read.views
        == inspection.views.map { view in
          ReadBack.View(
            id: view.id, superview: view.superview,
            frame: [
              "x": view.frame.x, "y": view.frame.y, "width": view.frame.width,
              "height": view.frame.height,
            ],
            center: ["x": view.center.x, "y": view.center.y], alpha: view.alpha,
            hidden: view.isHidden)
        })
  }

  private struct ReadBack: Decodable {
    struct View: Decodable, Equatable {
      var id: String
      var superview: String?
      var frame: [String: Double]
      var center: [String: Double]
      var alpha: Double
      var hidden: Bool
    }

    var time: Double
    var views: [View]
  }
}
