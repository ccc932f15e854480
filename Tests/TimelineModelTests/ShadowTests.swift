import Primitives
import Testing
import TimelineModel

/// The key `shadow` of views and of changes.
@Suite struct ShadowTests {
  private func file(_ shadow: String?, changes: String = "") -> String {
    let member = shadow.map { #", "shadow": \#($0)"# } ?? ""
    return """
      {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [
      {"id": "a"\(member)}
      ], "keyframes": [{"time": 1, "changes": [
      \(changes)
      ]}]}
      """
  }

  private func shadow(_ text: String?) throws -> Shadow {
    try timeline(file(text)).views[1].appearance.shadow
  }

  /// As those of `CALayer`: without an opacity there is no shadow.
  @Test func theDefaultsAreCALayers() throws {
    let usual = try shadow(nil)
    #expect(usual == Shadow())
    #expect(usual.color == Color(red: 0, green: 0, blue: 0))
    #expect(usual.opacity == 0 && usual.radius == 3 && usual.offset == Point(x: 0, y: -3))
    #expect(try shadow("{}") == usual)
  }

  @Test func everyPartIsRead() throws {
    let text = ##"""
      {"color": "#F008", "opacity": 0.5, "radius": 8.5, "offset": {"x": -1, "y": 2}}
      """##.replacing("#F008", with: "#FF000088")
    let shadow = try shadow(text)
    #expect(shadow.color == Color(red: 255, green: 0, blue: 0, alpha: 0x88))
    #expect(shadow.opacity == 0.5 && shadow.radius == 8.5)
    #expect(shadow.offset == Point(x: -1, y: 2))
  }

  @Test(arguments: [
    (#"{"radius": -1}"#, "out-of-range"), (#"{"opacity": 1.5}"#, "out-of-range"),
    (#"{"radius": 1e999}"#, "not-finite"), (#"{"color": "rde"}"#, "wrong-value"),
    (#"{"offset": {"x": 1}}"#, "missing-key"), (#"{"blur": 1}"#, "unknown-key"),
    ("1", "wrong-type"),
  ])
  func mistakesAreReportedOnce(_ shadow: String, code: String) {
    #expect(codes(file(shadow)) == [code])
  }

  @Test func aChangeKeepsWhatItDoesNotMention() throws {
    let changes = [#"{"opacity": 0.25}"#, #"{"radius": 0, "offset": {"x": 0, "y": 0}}"#]
    let lines = changes.map { #"{"view": "a", "shadow": \#($0)}"# }.joined(separator: ",\n")
    let read = try timeline(file(#"{"color": "red", "radius": 9}"#, changes: lines))
    #expect(
      read.keyframes[0].changes.map(\.operation.words) == [
        "setShadow 1 255 0 0 0.25 9.0 0.0 -3.0", "setShadow 1 255 0 0 0.25 0.0 0.0 0.0",
      ])
  }
}
