import Foundation
import LayoutAnimation
import TestSupport
import Testing

@Suite struct ManifestTests {
  /// Two frames at one frame per second: the box jumps 2 points at 1 s.
  private static let jumping = """
    {
      "version": 1, "name": "A \\"jump\\"", "framesPerSecond": 1, "duration": 1,
      "canvas": { "width": 4, "height": 2 },
      "views": [{ "id": "box", "backgroundColor": "#0F0" }],
      "constraints": [
        "x: box.leading == root.leading", "box.top == root.top", "box.width == 1",
        "box.height == 2"
      ],
      "keyframes": [{ "time": 1, "changes": [{ "constraint": "x", "constant": 2 }] }]
    }
    """

  /// Two identical boxes move apart; 13 frames at 60 frames per second.
  private static let parting = """
    {
      "version": 1,
      "canvas": { "width": 40, "height": 2 },
      "views": [
        { "id": "left", "backgroundColor": "#123456", "alpha": 0.5 },
        { "id": "right", "backgroundColor": "#123456", "alpha": 0.5 }
      ],
      "constraints": [
        "l: left.leading == root.leading + 15", "left.top == root.top", "left.width == 5",
        "left.height == 2",
        "r: right.trailing == root.trailing - 15", "right.top == root.top", "right.width == 5",
        "right.height == 2"
      ],
      "keyframes": [
        { "time": 0, "animation": 0.2,
          "changes": [{ "constraint": "l", "constant": 5 }, { "constraint": "r", "constant": -5 },
            { "view": "left", "transform.rotation": 30 }, { "view": "left", "alpha": 1 }] }
      ]
    }
    """

  private static func planned(_ text: String) throws -> PlannedTimeline {
    try PlannedTimeline(json: text, path: "t.json")
  }

  private static func manifest(
    _ text: String, frames: FrameSelection? = nil, _ options: OutputOptions,
    in folder: borrowing TemporaryFolder
  ) async throws -> Manifest {
    let renderer = FrameRenderer(try planned(text), frames: frames, options: options)
    _ = try await renderer.render(into: FrameDirectory(path: folder.path("out")))
    return try Manifest(path: folder.path("out/manifest.json"))
  }

  /// White is 255 four times, green (0, 255, 0, 255). The rows of the first frame have one green
  /// and three white pixels, those of the second two white, one green, one white.
  @Test func itSaysWhatWasRenderedAndNothingElse() async throws {
    let folder = try TemporaryFolder()
    let manifest = try await Self.manifest(
      Self.jumping, OutputOptions(jobs: JobCount(1)), in: folder)
    let text = try String(decoding: folder.contents(of: "out/manifest.json"), as: UTF8.self)
    #expect(manifest.description == text)
    let white = [UInt8](repeating: 255, count: 4)
    let green: [UInt8] = [0, 255, 0, 255]
    let rows = [green + white + white + white, white + white + green + white]
    let sums = rows.map { adler32($0 + $0) }
    let files = try [0, 1].map {
      SHA256Sum(of: [UInt8](try folder.contents(of: "out/frame_000\($0).png")))
    }
    #expect(
      text == """
        {
          "manifestVersion": 1,
          "tool": "\(layoutAnimationVersion)",
          "pixelRevision": \(pixelRevision),
          "timeline": {"name": "A \\"jump\\"", "sha256": "\(SHA256Sum(of: Array(Self.jumping.utf8)))"},
          "options": {"framesPerSecond": 1, "scale": 1, "pattern": "frame_%04d.png", "startNumber": 0, \
        "encoder": "runs", "colorType": "automatic"},
          "width": 4,
          "height": 2,
          "frameCount": 2,
          "views": [
            {"id": "root", "superview": null},
            {"id": "box", "superview": "root"}
          ],
          "frames": [
            {"index": 0, "file": "frame_0000.png", "fileSHA256": "\(files[0])", "adler32": "\(sums[0])"},
            {"index": 1, "file": "frame_0001.png", "fileSHA256": "\(files[1])", "adler32": "\(sums[1])"}
          ],
          "layout": [
            {"frame": 0, "view": "root", "center": [2, 1], "size": [4, 2], "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "hidden": false, "backgroundColor": "#FFFFFFFF"},
            {"frame": 0, "view": "box", "center": [0.5, 1], "size": [1, 2], "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "hidden": false, "backgroundColor": "#00FF00FF"},
            {"frame": 1, "view": "box", "center": [2.5, 1]}
          ]
        }

        """)
  }

  /// As in RFC 1950, but started at 0.
  private func adler32(_ bytes: [UInt8]) -> String {
    var (a, b) = (0, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return "0x" + String(format: "%04x%04x", b, a)
  }

  @Test(arguments: [nil, "0-12:5", "3", "-1,0"])
  func theStatesAreWhatInspectSays(frames: String?) async throws {
    let folder = try TemporaryFolder()
    let selection = try frames.map { try FrameSelection($0) }
    let manifest = try await Self.manifest(
      Self.parting, frames: selection, OutputOptions(), in: folder)
    let planned = try Self.planned(Self.parting)
    #expect(manifest.frames.map(\.index) == (try planned.frames(selectedBy: selection)))
    for (frame, states) in zip(manifest.frames, manifest.states()) {
      let views = try planned.inspect(.still(.frame(frame.index))).views
      #expect(manifest.views.map(\.id) == views.map(\.id))
      #expect(manifest.views.map(\.superview) == views.map(\.superview))
      #expect(states.map(\.center) == views.map(\.center))
      #expect(states.map(\.size.width) == views.map(\.bounds.width))
      #expect(states.map(\.size.height) == views.map(\.bounds.height))
      #expect(states.map(\.transform) == views.map(\.transform))
      #expect(states.map(\.alpha) == views.map(\.alpha))
      #expect(states.map(\.isHidden) == views.map(\.isHidden))
      #expect(states.map(\.backgroundColor) == views.map(\.backgroundColor))
    }
  }

  /// The values of `root` do not change, and are written once.
  @Test func whatStaysIsNotRepeated() async throws {
    let folder = try TemporaryFolder()
    let manifest = try await Self.manifest(Self.parting, OutputOptions(), in: folder)
    #expect(manifest.frames.count == 13)
    #expect(manifest.layout.count { $0.view == "root" } == 1)
    #expect(manifest.layout.count { $0.view == "right" } == 13)
    #expect(manifest.layout.dropFirst(3).allSatisfy { $0.size == nil })
  }

  /// An even move does not change Adler-32, which is why there are hashes as well.
  @Test func anEvenMoveLeavesAdlerAsItIsAndNotSHA256() async throws {
    let folder = try TemporaryFolder()
    let turn = #"{ "view": "left", "transform.rotation": 30 }, { "view": "left", "alpha": 1 }"#
    let plain = Self.parting.replacingOccurrences(of: ",\n        " + turn, with: "")
    #expect(plain != Self.parting)
    let manifest = try await Self.manifest(plain, OutputOptions(hash: .sha256), in: folder)
    #expect(Set(manifest.frames.map(\.adler32)).count == 1)
    #expect(Set(manifest.frames.map(\.sha256)).count > 10)
    let list = try #require(manifest.checksums(.sha256)).description
    #expect(Data(list.utf8) == (try folder.contents(of: "out/frames.framehash")))
  }

  @Test func withoutHashesThereIsNoListOfThem() async throws {
    let folder = try TemporaryFolder()
    let manifest = try await Self.manifest(Self.jumping, OutputOptions(), in: folder)
    #expect(manifest.checksums(.sha256) == nil)
    #expect(manifest.checksums(.adler32)?.rows.count == 2)
  }
}
