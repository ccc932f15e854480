import Testing
import TimelineModel

/// Each limit just below, at and just above it. The canvas is in `HeadTests`, the size of the file
/// and the nesting of brackets are limited by `JSONText`.
@Suite struct LimitTests {
  @Test(arguments: [(99_998, []), (99_999, []), (100_000, ["limit"])])
  func frames(last: Int, expected: [String]) {
    // At one frame a second, frames 0 to `last`.
    let more = #", "framesPerSecond": 1, "duration": \#(last)"#
    #expect(codes(scene("", keyframes: "", more)) == expected)
    let keyframe = #"{"time": \#(last)}"#
    #expect(codes(scene("", keyframes: keyframe, #", "framesPerSecond": 1"#)) == expected)
  }

  @Test func latestTimeAtTheHighestRateDoesNotOverflow() {
    let more = #", "framesPerSecond": 1000, "duration": 1e9"#
    #expect(codes(scene("", keyframes: "", more)) == ["limit"])
  }

  private func nested(_ depth: Int) -> String {
    let open = (1..<depth).map { #"{"id": "v\#($0)", "subviews": ["# }.joined()
    let close = String(repeating: "]}", count: depth - 1)
    return
      #"{"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\#(open){"id": "z"}\#(close)]}"#
  }

  @Test(arguments: [(255, []), (256, []), (257, ["limit"])])
  func depthOfViews(_ depth: Int, expected: [String]) {
    #expect(codes(nested(depth)) == expected)
  }

  @Test(arguments: [(255, []), (256, []), (257, ["limit"])])
  func depthOfBlocks(_ depth: Int, expected: [String]) {
    let open = String(repeating: #"{"constraints": ["#, count: depth)
    let close = String(repeating: "]}", count: depth)
    #expect(codes(scene(open + close)) == expected)
  }

  @Test(arguments: [(255, []), (256, []), (257, ["expression-syntax"])])
  func depthOfExpressions(_ depth: Int, expected: [String]) {
    func keyframe(_ expression: String) -> String {
      scene(
        #""x: a.width == 1""#,
        keyframes: #"{"time": 0, "changes": [{"constraint": "x", "constant": "\#(expression)"}]}"#)
    }
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    #expect(codes(keyframe("\(open)1\(close)")) == expected)
    // A sum of n + 1 sizes is a tree of height n.
    #expect(codes(keyframe("a.width" + String(repeating: " + a.width", count: depth))) == expected)
    // Numbers are added up as they are read.
    #expect(codes(keyframe("1" + String(repeating: " + 1", count: depth))) == [])
  }

  private func views(_ count: Int) -> String {
    let views = (0..<count).map { #"{"id": "v\#($0)"}"# }.joined(separator: ",")
    return #"{"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\#(views)]}"#
  }

  @Test(arguments: [(99_999, []), (100_000, []), (100_001, ["limit"])])
  func numberOfViews(_ count: Int, expected: [String]) {
    #expect(codes(views(count)) == expected)
  }

  /// Many constraints from few strings: `[a(1,1,…)]` makes as many as it has predicates.
  private func constraints(_ count: Int) -> String {
    func format(_ count: Int) -> String {
      "\"[a(\(Array(repeating: "1", count: count).joined(separator: ",")))]\""
    }
    let full = Array(repeating: format(1000), count: count / 1000)
    let rest = count % 1000 == 0 ? [] : [format(count % 1000)]
    return (full + rest).joined(separator: ",")
  }

  @Test(arguments: [(399_999, []), (400_000, []), (400_001, ["limit"])])
  func numberOfConstraints(_ count: Int, expected: [String]) {
    #expect(codes(scene(constraints(count))) == expected)
  }

  @Test func addedConstraintsCountToo() {
    var limits = Limits()
    limits.constraints = 3
    let keyframe = #"{"time": 0, "changes": [{"add": ["a.width == 1", "a.width == 2"]}]}"#
    #expect(codes(scene(#""a.width == 3""#, keyframes: keyframe), limits: limits) == [])
    #expect(codes(scene(#""a.size == 3""#, keyframes: keyframe), limits: limits) == ["limit"])
  }

  @Test(arguments: [(5, []), (6, []), (7, ["limit"])])
  func numberOfChangedConstraints(_ count: Int, expected: [String]) {
    var limits = Limits()
    limits.changedConstraints = 6
    let names = Array(repeating: #""x""#, count: count).joined(separator: ",")
    let keyframe = #"{"time": 0, "changes": [{"activate": [\#(names)]}]}"#
    #expect(codes(scene(#""x: a.width == 1""#, keyframes: keyframe), limits: limits) == expected)
  }
}
