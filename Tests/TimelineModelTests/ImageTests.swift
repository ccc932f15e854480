import JSONText
import Primitives
import Testing
import TimelineModel

/// The `image` of a view, with files that exist only here.
@Suite struct ImageTests {
  static func image(_ path: String, width: Int = 20, height: Int = 10) -> TimelineImage {
    TimelineImage(
      path: path, contents: [1],
      bitmap: ImageBitmap(
        width: width, height: height, words: Array(repeating: 0, count: width * height),
        checksum: path))
  }

  private static let source = ImageSource { path, limits in
    switch path {
    case "missing.png": .failure(ImageProblem("there is none", help: "look for it"))
    case "large.png": .failure(ImageProblem("too large", isLimit: true))
    default: .success(image(path))
    }
  }

  private func timeline(
    _ json: String, limits: Limits = Limits()
  ) throws(InvalidTimeline) -> Timeline {
    try Timeline(
      parsing: SourceText(bytes: Array(json.utf8)), limits: limits, images: Self.source)
  }

  private func views(_ value: String, keyframes: String = "") -> String {
    """
    {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [{"id": "a", "image": \(value)}],
     "keyframes": [\(keyframes)]}
    """
  }

  private func codes(_ json: String, limits: Limits = Limits()) -> [String] {
    do throws(InvalidTimeline) {
      _ = try timeline(json, limits: limits)
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }

  @Test func aStringIsAFile() throws {
    let image = try #require(try timeline(views(#""a/hero.png""#)).views[1].appearance.image)
    #expect(image == ViewImage(Self.image("a/hero.png")))
    #expect(image.contentMode == .scaleToFill && image.capInsets == EdgeInsets())
  }

  @Test func anObjectSaysHowItIsShown() throws {
    let value = #"""
      {"file": "a.png", "contentMode": "topLeft", "capInsets": {"left": 3, "bottom": 2.5}}
      """#
    #expect(
      try timeline(views(value)).views[1].appearance.image
        == ViewImage(
          Self.image("a.png"), contentMode: .topLeft, capInsets: EdgeInsets(left: 3, bottom: 2.5)))
  }

  /// One file has one name, so that a pin holds it once.
  @Test(arguments: [
    ("./a.png", "a.png"), ("b//./a.png", "b/a.png"), ("../a.png", "../a.png"),
    ("/b//a.png", "/b/a.png"),
  ])
  func pathsAreNormalized(path: String, normalized: String) throws {
    let timeline = try timeline(views("\"\(path)\""))
    #expect(timeline.images.map(\.path) == [normalized])
  }

  @Test(arguments: [
    ("3", "wrong-type"), ("null", "wrong-type"), (#"{"file": 3}"#, "wrong-type"),
    (#"{"contentMode": "center"}"#, "missing-key"), (#""""#, "wrong-value"),
    (#""a/""#, "wrong-value"), (#""a\u0000b""#, "wrong-value"), (#""a\u009fb""#, "wrong-value"),
    (#"{"file": "a.png", "contentMode": "fill"}"#, "wrong-value"),
    (#"{"file": "a.png", "capInsets": 3}"#, "wrong-type"),
    (#"{"file": "a.png", "capInsets": {"top": -1}}"#, "out-of-range"),
    (#"{"file": "a.png", "capInsets": {"top": 5, "bottom": 5}}"#, "out-of-range"),
    (#"{"file": "a.png", "capInsets": {"left": 20}}"#, "out-of-range"),
    (#"{"file": "a.png", "capInsets": {"leading": 2}}"#, "unknown-key"),
    (#"{"file": "a.png", "tint": "red"}"#, "unknown-key"),
    (#""missing.png""#, "unreadable-image"), (#""large.png""#, "limit"),
  ])
  func whatIsWrongIsReportedOnce(value: String, code: String) {
    #expect(codes(views(value)) == [code])
    let change = #"{"time": 1, "changes": [{"view": "a", "image": {"contentMode": "center"}}]}"#
    #expect(codes(views(value, keyframes: change)) == [code])
  }

  @Test(arguments: [(4095, []), (4096, []), (4097, ["wrong-value"])])
  func aPathHasFourKilobytes(count: Int, expected: [String]) {
    #expect(codes(views("\"\(String(repeating: "a", count: count))\"")) == expected)
  }

  @Test(arguments: [(999, []), (1000, []), (1001, ["limit"])])
  func aTimelineHasAThousandFiles(count: Int, expected: [String]) {
    let views = (0..<count).map { #"{"id": "v\#($0)", "image": "\#($0).png"}"# }
    #expect(
      codes(
        #"{"version": 1, "canvas": {"width": 1, "height": 1}, "views": [\#(views.joined(separator: ","))]}"#
      ) == expected)
  }

  /// What is left for a file of the limits of all.
  @Test func theLimitsAreOfAllFilesTogether() {
    let source = ImageSource { path, limits in
      limits.imagePixels < 200 || limits.imageBytes < 1
        ? .failure(ImageProblem("no more", isLimit: true)) : .success(Self.image(path))
    }
    var limits = Limits()
    let json = #"""
      {"version": 1, "canvas": {"width": 1, "height": 1}, "views": [
      {"id": "a", "image": "a.png"}, {"id": "b", "image": "b.png"}, {"id": "c", "image": "a.png"}]}
      """#
    func isRead() -> Bool {
      (try? Timeline(
        parsing: SourceText(bytes: Array(json.utf8)), limits: limits, images: source)) != nil
    }
    limits.imagePixels = 400
    limits.imageBytes = 2
    #expect(isRead())
    limits.imagePixels = 399
    #expect(!isRead())
    limits.imagePixels = 401
    #expect(isRead())
    limits.imageBytes = 1
    #expect(!isRead())
  }

  @Test func aChangeKeepsWhatItDoesNotSay() throws {
    let changes = #"""
      {"time": 1, "changes": [{"view": "a", "image": "b.png"}]},
      {"time": 2, "changes": [{"view": "a", "image": {"contentMode": "left"}}]}
      """#
    let timeline = try timeline(
      views(#"{"file": "a.png", "capInsets": {"top": 1}}"#, keyframes: changes))
    let images = timeline.keyframes.flatMap(\.changes).map { change -> ViewImage? in
      if case .setImage(_, let image) = change.operation { image } else { nil }
    }
    let insets = EdgeInsets(top: 1)
    #expect(
      images == [
        ViewImage(Self.image("b.png"), capInsets: insets),
        ViewImage(Self.image("b.png"), contentMode: .left, capInsets: insets),
      ])
    #expect(timeline.images.map(\.path) == ["a.png", "b.png"])
  }

  @Test func aChangeOfNoImageNeedsAFile() {
    let json = #"""
      {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [{"id": "a"}],
       "keyframes": [{"time": 1, "changes": [{"view": "a", "image": {"contentMode": "left"}}]}]}
      """#
    #expect(codes(json) == ["missing-key"])
    #expect(
      codes(json.replacing("\"view\": \"a\"", with: "\"view\": \"root\"")) == ["not-changeable"])
  }

  @Test func theNameSaysTheScale() {
    let scales = ["a.png", "a@2x.png", "b/a@3x.png", "a@2x", "a@2x.b.png", "@2x.png", "a@4x.png"]
      .map { Self.image($0).scale }
    #expect(scales == [1, 2, 3, 2, 1, 2, 1])
    #expect(Self.image("a@2x.png").size == Size(width: 10, height: 5))
  }

  /// The closed form of every mode: an image of 20 × 10 in bounds of 40 × 60.
  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 40, height: 60)),
    (.redraw, Rect(x: 0, y: 0, width: 40, height: 60)),
    (.scaleAspectFit, Rect(x: 0, y: 20, width: 40, height: 20)),
    (.scaleAspectFill, Rect(x: -40, y: 0, width: 120, height: 60)),
    (.center, Rect(x: 10, y: 25, width: 20, height: 10)),
    (.top, Rect(x: 10, y: 0, width: 20, height: 10)),
    (.bottom, Rect(x: 10, y: 50, width: 20, height: 10)),
    (.left, Rect(x: 0, y: 25, width: 20, height: 10)),
    (.right, Rect(x: 20, y: 25, width: 20, height: 10)),
    (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
    (.topRight, Rect(x: 20, y: 0, width: 20, height: 10)),
    (.bottomLeft, Rect(x: 0, y: 50, width: 20, height: 10)),
    (.bottomRight, Rect(x: 20, y: 50, width: 20, height: 10)),
  ])
  func everyModeHasItsFrame(mode: ContentMode, frame: Rect) {
    #expect(
      mode.frame(of: Size(width: 20, height: 10), in: Size(width: 40, height: 60)) == frame)
  }
}
