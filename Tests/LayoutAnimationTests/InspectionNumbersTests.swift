import LayoutAnimation
import Primitives
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Sweeping

@Suite struct InspectionNumbersTests {
  @Test(arguments: [
    (20, "20"), (0.5, "0.5"), (-0.25, "-0.25"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"),
    (-1.99996, "-2"), (0.00004, "0"), (-0.00004, "0"), (0.0001, "0.0001"), (100.02, "100.02"),
    (999_999_999.5, "999999999.5"),
  ])
  func aNumberOfTheTableHasFourDecimalsAtMost(number: Double, text: String) {
    #expect(number.shortText == text)
  }

  /// A channel of 200 multiplied by 128/255 is not an integer, but is converted back exactly.
  @Test(arguments: [
    ColorRow(color: Color(red: 200, green: 1, blue: 255, alpha: 128), text: "#C801FF80"),
    ColorRow(color: Color(red: 0, green: 10, blue: 171, alpha: 255), text: "#000AABFF"),
    ColorRow(color: Color(red: 255, green: 255, blue: 255, alpha: 1), text: "#FFFFFF01"),
    ColorRow(color: Color(red: 255, green: 255, blue: 255, alpha: 0), text: "#00000000"),
  ])
  func aColorReadsBack(row: ColorRow) {
    #expect(Inspection.Color(ColorComponents(row.color)).description == row.text)
  }

  struct ColorRow: Sendable {
    var color: Color
    var text: String
  }

  @Test func aColorHalfWayIsRoundedUp() {
    let grey = ColorComponents(red: 127.5, green: 127.49, blue: 0.5, alpha: 255)
    #expect(Inspection.Color(grey).description == "#807F01FF")
  }

  @Test func aColorThatOvershootsIsCut() {
    let beyond = ColorComponents(red: 300, green: -20, blue: 140, alpha: 280)
    #expect(Inspection.Color(beyond).description == "#FF008CFF")
    let below = ColorComponents(red: -1, green: 2, blue: 0, alpha: -3)
    #expect(Inspection.Color(below).description == "#00000000")
  }
}
