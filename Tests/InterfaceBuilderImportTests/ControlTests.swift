import InterfaceBuilderImport
import Testing

/// Controls show their values.
@Suite struct ControlTests {
  private static func imported(
    _ type: String, _ attributes: String, width: Double, height: Double
  ) throws -> ImportedScene {
    try Screen.imported(
      Screen.xib(
        Screen.view("a", type, attributes, width: width, height: height),
        Screen.equal("a", "top", "top", "top") + Screen.equal("a", "leading", "top", "leading")
          + Screen.equal("a", "width", nil, nil, width - (["slider": 4, "switch": 2][type] ?? 0))))
  }

  /// The middle of the thumb goes from 14 points after the beginning to 14 before the end.
  @Test(arguments: [
    ("0", "0", "1", 16.0), ("1", "0", "1", 88), ("0.5", "0", "1", 52), ("20", "10", "50", 34),
    ("99", "0", "1", 88), ("1", "1", "1", 16),
  ])
  func aSliderHasItsThumbAtItsValue(
    value: String, least: String, greatest: String, middle: Double
  ) throws {
    let scene = try Self.imported(
      "slider", "value=\"\(value)\" minValue=\"\(least)\" maxValue=\"\(greatest)\"", width: 104,
      height: 31)
    let thumb = try Screen.frame(of: "slider1_thumb", in: scene)
    #expect(abs(thumb[0] + 14 - middle) <= 0.5, "\(thumb)")
    let fill = try Screen.frame(of: "slider1_fill", in: scene)
    #expect(abs(fill[0] + fill[2] - middle) <= 0.5, "\(fill)")
  }

  @Test(arguments: [("0.25", 25.0), ("1", 100), ("7", 100)])
  func aProgressViewIsFilledToItsValue(value: String, width: Double) throws {
    let scene = try Self.imported("progressView", "progress=\"\(value)\"", width: 100, height: 4)
    #expect(try Screen.frame(of: "progressView1_fill", in: scene) == [0, 0, width, 4])
  }

  @Test func aSwitchIsOffUnlessItIsOn() throws {
    let off = try Self.imported("switch", "", width: 51, height: 31)
    #expect(off.text.contains("#E9E9EB"))
    #expect(try Screen.frame(of: "switch1_knob", in: off)[0] == 2)
    let on = try Self.imported("switch", "on=\"YES\"", width: 51, height: 31)
    #expect(on.text.contains("#34C759"))
    #expect(try Screen.frame(of: "switch1_knob", in: on)[0] == 20)
  }
}
