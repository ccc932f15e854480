import Foundation
import JSONText
import Testing

@Suite struct JSONLimitsTests {
  private static func nested(_ depth: Int) -> [UInt8] {
    let pairs = (0..<depth).map { $0.isMultiple(of: 2) ? ("[", "]") : (#"{"a":"#, "}") }
    let text = pairs.map(\.0).joined() + "0" + pairs.reversed().map(\.1).joined()
    return Array(text.utf8)
  }

  @Test(arguments: [0, 1, 2, 3, 17, 544])
  func textsAsDeepAsTheLimitAreReadAndDeeperOnesAreNot(limit: Int) throws {
    let limits = JSONLimits(maximumDepth: limit)
    #expect(JSONValue.mistake(in: Self.nested(max(limit - 1, 0)), limits: limits) == nil)
    #expect(JSONValue.mistake(in: Self.nested(limit), limits: limits) == nil)
    let bytes = Self.nested(limit + 1)
    let mistake = JSONValue.mistake(in: bytes, limits: limits)
    #expect(mistake?.reason == .tooDeep(limit: limit))
    // `[` takes one byte, `{"a":` five; the last one to open is refused.
    let offset = limit / 2 * 6 + limit % 2
    #expect(mistake?.range == SourceRange(offset, offset + 1))
  }

  @Test func siblingsDoNotAddToTheDepth() {
    let text = "[" + String(repeating: "[[]],", count: 100) + "[]]"
    #expect(JSONValue.mistake(in: Array(text.utf8), limits: JSONLimits(maximumDepth: 3)) == nil)
    let limits = JSONLimits(maximumDepth: 2)
    #expect(JSONValue.mistake(in: Array(text.utf8), limits: limits)?.range == SourceRange(2, 3))
  }

  @Test(arguments: [1, 2, 50])
  func textsAsLargeAsTheLimitAreReadAndLargerOnesAreNot(limit: Int) {
    func mistake(_ byteCount: Int) -> JSONSyntaxError.Reason? {
      let bytes = Array(repeating: UInt8(ascii: "1"), count: byteCount)
      return JSONValue.mistake(in: bytes, limits: JSONLimits(maximumByteCount: limit))?.reason
    }
    #expect(mistake(max(limit - 1, 1)) == nil)
    #expect(mistake(limit) == nil)
    #expect(mistake(limit + 1) == .fileTooLarge(byteCount: limit + 1, limit: limit))
  }

  @Test func theDefaultLimitIs64Megabytes() {
    #expect(JSONLimits().maximumByteCount == 67_108_864)
  }

  /// The deepest valid timeline: 256 nested views, with a shape in the innermost one.
  @Test func viewsNested256DeepAreRead() {
    let view = String(repeating: #"{"subviews":["#, count: 255)
    let ends = String(repeating: "]}", count: 255)
    let innermost = #"{"transform":{"scale":{"x":1,"y":1}}}"#
    let add = #"{"animation":{"relativeKeyframes":[{"changes":[{"addSubview":"# + view + innermost
    let text = #"{"keyframes":["# + add + ends + "}]}]}}]}"
    #expect(JSONValue.mistake(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: #"[{"":"#, count: 50_000),
    String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
  ])
  func textsOfAnyDepthEndInAnError(text: String) {
    #expect(JSONValue.mistake(in: Array(text.utf8))?.reason == .tooDeep(limit: 544))
  }

  /// Values are freed recursively; 512 KB is the stack size of a secondary thread on macOS.
  @Test func theDeepestValueIsReadAndFreedOnASmallStack() async {
    let bytes = Self.nested(JSONLimits().maximumDepth)
    let mistake = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: JSONValue.mistake(in: bytes)) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(mistake == nil)
  }
}
