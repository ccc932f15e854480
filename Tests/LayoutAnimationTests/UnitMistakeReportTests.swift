import Foundation
import LayoutAnimation
import Testing

/// The warnings of numbers in another unit.
@Suite struct UnitMistakeReportTests {
  private func report(_ keyframes: String, rotation: String = "0") throws -> String {
    let json = """
      {"version": 1, "canvas": {"width": 320, "height": 100},
       "views": [{"id": "row", "transform": {"rotation": \(rotation)}}],
       "constraints": ["V:|[row]|", "H:|[row]", "width: row.width == 100"],
       "keyframes": [
      \(keyframes)
      ]}
      """
    return try PlannedTimeline(json: json).lints().text(.full)
  }

  private func keyframe(_ time: String, _ animation: String) -> String {
    """
    {"time": \(time), "animation": \(animation),
     "changes": [{"constraint": "width", "constant": 9}]}
    """
  }

  @Test func aWarningHasTheValueToWriteAndTheOtherPlaces() throws {
    let keyframe = keyframe("450", #"{"duration": 300, "delay": 250}"#)
    #expect(
      try report(keyframe).hasPrefix(
        """
        warning[milliseconds]: `time` is 450 seconds, and was probably meant in milliseconds
         --> timeline.json:5:10
          |
        5 | {"time": 450, "animation": {"duration": 300, "delay": 250},
          |          ^^^
          |                                         --- write `0.3`
          |                                                       --- write `0.25`
          |
          = help: write `0.45`; if 450 seconds are meant, write `450.0`
        """))
  }

  @Test func manyNumbersAreOneWarning() throws {
    let keyframes = (1...9).map { keyframe("\($0 * 100)", "0.1") }.joined(separator: ",\n")
    let text = try report(keyframes)
    #expect(text.components(separatedBy: "warning[milliseconds]").count == 2)
    #expect(text.contains("= note: and 3 more numbers in the file\n"))
  }

  @Test func eachUnitHasItsOwnWarning() throws {
    let text = try report(keyframe("0", "300"), rotation: "3.14159")
    #expect(text.contains("warning[milliseconds]: `animation` is 300 seconds"))
    #expect(text.contains("warning[radians]: `rotation` is 3.14159 degrees"))
    #expect(text.contains("write `180`; if 3.14159 degrees are meant, write `3.141590`"))
  }

  @Test func aNumberThatIsMeantHasNone() throws {
    #expect(try report(keyframe("0", "300.0"), rotation: "3.141590") == "")
  }
}
