import LayoutAnimation
import Testing

/// Which values depend on the canvas that replaces a file's own.
@Suite struct SweepCanvasTests {
  private func sweep(_ text: String, _ sizes: String, rtl: Bool = false) async throws -> Sweep {
    try await Sweep(
      TimelineFile(contents: Array(text.utf8), path: "test.json"), at: CanvasSizes(sizes),
      bothDirections: rtl, jobs: JobCount(1))
  }

  private func file(_ width: String, keyframes: String = "") -> String {
    """
    { "version": 1, "canvas": { "width": 320, "height": 100 }, "views": [{ "id": "bar" }],
      "constraints": [
        "bar.top == root.top", "bar.height == 10", "bar.leading == root.leading",
        { "id": "width", "equation": "bar.width == 0", "constant": "\(width)" }
      ],
      "keyframes": [\(keyframes)] }
    """
  }

  /// The bar is as wide as each swept canvas, whereas a constant of 310 is wider than 100.
  @Test func initialConstantsAreTakenFromTheCanvas() async throws {
    #expect(try await sweep(file("root.width"), "100x100,600x100", rtl: true).isSound)
    #expect(!(try await sweep(file("310"), "100x100").isSound))
  }

  /// The bar stays 310 wide, and fits the later canvas of 400, whatever the first one is.
  @Test func canvasesThatKeyframesSetStay() async throws {
    let keyframe = #"{ "time": 1, "changes": [{ "canvas": { "width": 400, "height": 100 } }] }"#
    let sweep = try await sweep(file("310", keyframes: keyframe), "300x100")
    #expect(sweep.changesCanvas)
    #expect(sweep.problems.map(\.code) == ["outside-canvas"])
    let occurrence = sweep.problems.first?.occurrences.first
    #expect(occurrence?.lengths == [10] && occurrence?.keyframe == nil)
    #expect(sweep.text.contains("\nkeyframes change the canvas: only the first one is swept\n"))
  }

  /// At scale 2 half a point is one pixel.
  @Test func lessThanHalfAPixelIsRounding() async throws {
    let text = file("320").replacing("\"height\": 100 }", with: "\"height\": 100, \"scale\": 2 }")
    #expect(try await sweep(text, "320x100,320x99.5").isSound)
    #expect(!(try await sweep(text, "319.5x100").isSound))
  }

  /// 1 / (width − 100) is not finite if the canvas is 100 wide.
  @Test func whatCannotBeLaidOutIsAProblemOfItsCanvas() async throws {
    let keyframe = """
      { "time": 1, "changes": [{ "constraint": "width", "constant": "1 / (root.width - 100)" }] }
      """
    let sweep = try await sweep(file("10", keyframes: keyframe), "100x100,200x100")
    #expect(sweep.problems.map(\.code) == ["not-finite"])
    #expect(sweep.problems.first?.occurrences.map(\.canvas) == [0])
    let sheet = try SweepSheet(sweep, sheet: ContactSheetOptions())
    #expect(try !sheet.pngBytes().isEmpty)
  }
}
