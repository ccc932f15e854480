import LayoutAnimation
import Reporting
import Testing

@testable import Planning

/// A box that moves, grows, turns and fades between 0.1 s and 0.3 s.
@Suite struct MotionTrackTests {
  private static let text = """
    {"version": 1, "canvas": {"width": 90, "height": 60}, "framesPerSecond": 20, "views": [
      {"id": "a"},
      {"id": "box", "backgroundColor": "#3366CC"}],
     "constraints": ["a.edges == root.edges", "box.top == root.top", "box.height == 20",
       "x: box.leading == root.leading + 5", "w: box.width == 10"],
     "keyframes": [{"time": 0.1, "animation": {"duration": 0.2, "curve": "linear"}, "changes": [
       {"constraint": "x", "constant": 25}, {"constraint": "w", "constant": 30},
       {"view": "box", "transform.rotation": 720, "alpha": 0.5, "cornerRadius": 4}]}]}
    """

  private func planned(_ text: String = text) throws -> PlannedTimeline {
    try PlannedTimeline(json: text)
  }

  /// An oracle that shares nothing with tracks: the layouts that `inspect` prints.
  @Test func aNumberIsThatOfTheLayoutInEveryFrame() throws {
    let planned = try planned()
    let tracks = try ["left", "right", "width", "centerX", "alpha", "cornerRadius"].map {
      try planned.track(named: "box." + $0)
    }
    for frame in 0..<planned.frameCount {
      let box = try #require(planned.layout(atFrame: frame)["box"])
      let expected = [
        box.frame.x, box.frame.x + box.frame.width, box.frame.width, box.center.x, box.alpha,
        box.layer.cornerRadius,
      ]
      #expect(tracks.map { $0.numbers[frame] } == expected, "frame \(frame)")
      #expect(tracks[0].times[frame] == Double(frame) / 20)
    }
  }

  @Test func fullTurnsAddUp() throws {
    let track = try planned().track(.rotation, of: "box")
    let expected = [0, 0, 0, 180, 360, 540, 720]
    for (number, degrees) in zip(track.numbers, expected) {
      #expect(abs(number - Double(degrees)) < 1e-9)
    }
  }

  @Test func leadingIsWhereTheLayoutBegins() throws {
    let planned = try planned(
      Self.text.replacing(
        #""height": 60"#, with: #""height": 60, "layoutDirection": "rightToLeft""#))
    let leading = try planned.track(.leading, of: "box")
    #expect(leading.numbers == (try planned.track(.right, of: "box")).numbers)
    #expect(leading.numbers[0] == 85)
  }

  @Test(arguments: [
    ("box.widht", "no value of a view is called `widht`; did you mean `width`?"),
    ("bxo.width", "there is no view `bxo`; did you mean `box`?"),
    ("width", "a track is named VIEW.VALUE, as in `blue.leading`, and not `width`"),
    (".width", "a track is named VIEW.VALUE, as in `blue.leading`, and not `.width`"),
  ])
  func aNameThatIsWrongIsRefused(name: String, message: String) throws {
    let planned = try planned()
    let error = #expect(throws: LayoutAnimationError.self) { try planned.track(named: name) }
    #expect(error?.message == message)
  }

  @Test func theTableHasALineForEveryFrame() throws {
    let planned = try planned()
    let table = MotionTable(try ["box.left", "a.alpha"].map { try planned.track(named: $0) })
    #expect(
      table.csvText == """
        frame,time,box.left,a.alpha
        0,0,5,1
        1,0.05,5,1
        2,0.1,5,1
        3,0.15,10,1
        4,0.2,15,1
        5,0.25,20,1
        6,0.3,25,1

        """)
    #expect(
      table.jsonText.hasPrefix(#"{"times": [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3], "tracks": ["#))
  }

  @Test func theTextSaysWhatIsMostAndLeast() throws {
    let overshooting = Self.text.replacing(#""linear""#, with: "[0.5, -1, 0.5, 2]")
    let text = try planned(overshooting).track(.width, of: "box").text(turns: [0.1])
    let track = try planned(overshooting).track(.width, of: "box")
    let least = try #require(track.numbers.min())
    #expect(least < 10)
    #expect(text.contains("; least \(least.text(decimals: 4)) pt in frame 3 (0.15 s)"))
    #expect(text.hasPrefix("box.width, pt\n"))
    #expect(text.contains("from 10 pt to 30 pt"))
    let still = try planned().track(.top, of: "box")
    #expect(still.text(turns: []) == "box.top, pt\n  0 pt in every frame\n")
  }
}
