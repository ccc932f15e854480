import Foundation
import ImageCoding
import TestSupport
import Testing

/// The output of `render -o -` can be read by ffmpeg.
@Suite struct FfmpegTests {
  private static let input = input(size: "40x30")

  private static func input(size: String) -> String {
    "ffmpeg -v error -f rawvideo -pixel_format rgba -video_size \(size) -framerate 60 -i -"
  }

  @Test(.needs(.ffmpeg))
  func everyPixelOfALosslessFilmIsThatOfItsFrame() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.shell(
      """
      layoutanim render sliding.json -o frames
      layoutanim render sliding.json -o - | \(Self.input) -c:v ffv1 film.mkv
      ffmpeg -v error -i film.mkv -f rawvideo -pix_fmt rgba -
      """)
    #expect(run.status == 0, "\(run.errors)")
    let size = 40 * 30 * 4
    #expect(run.bytes.count == 16 * size)
    for frame in 0..<min(16, run.bytes.count / size) {
      let file = try layoutanim.folder.contents(
        of: "frames/\(RenderCommandTests.frameNames[frame])")
      let shown = Array(run.bytes[frame * size..<(frame + 1) * size])
      #expect(try PNGDecoder().decode(Array(file)).bytes == shown, "frame \(frame)")
    }
  }

  /// Without a tag players guess the colour matrix, and many guess wrong.
  private static let shareable = """
    -vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709 \
    -pix_fmt yuv420p
    """

  @Test(.needs(.ffmpeg), .needs(.ffprobe))
  func aFilmToShareHasEveryFrameAtItsSizeAndRate() throws {
    let run = try Layoutanim().shell(
      """
      layoutanim render sliding.json -o - | \(Self.input) \(Self.shareable) film.mp4
      ffprobe -v error -count_frames -of default=noprint_wrappers=1 -show_entries \\
        stream=width,height,pix_fmt,color_space,r_frame_rate,nb_read_frames film.mp4
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.split(separator: "\n").sorted() == [
        "color_space=bt709", "height=30", "nb_read_frames=16", "pix_fmt=yuv420p",
        "r_frame_rate=60/1", "width=40",
      ])
  }

  /// The centre of a box of 30 pixels in #FFCC00, in the first frame. Compression of the film
  /// changes it by a unit or two; with the wrong matrix green would be 0xC3.
  @Test(.needs(.ffmpeg))
  func aFilmToShareHasTheColorsOfItsFrames() throws {
    let layoutanim = try Layoutanim()
    let yellow = Samples.sliding.replacingOccurrences(of: "#007AFF", with: "#FFCC00")
    try layoutanim.folder.write(yellow, to: "yellow.json")
    let run = try layoutanim.shell(
      """
      layoutanim render yellow.json -o - --scale 3 |
        \(Self.input(size: "120x90")) \(Self.shareable) film.mp4
      ffmpeg -v error -i film.mp4 -frames:v 1 -f rawvideo -pix_fmt rgb24 -
      """)
    try #require(run.bytes.count == 3 * 120 * 90, "\(run.errors)")
    let offset = 3 * (24 * 120 + 21)
    for (shown, expected) in zip(run.bytes[offset...], [0xFF, 0xCC, 0x00]) {
      #expect(abs(Int(shown) - expected) <= 4)
    }
  }

  /// The last line of the first run's output contains everything that the second run needs.
  @Test(.needs(.ffmpeg))
  func theClosingLineIsWhatFfmpegWantsToKnow() throws {
    let run = try Layoutanim().shell(
      """
      format=$(layoutanim render sliding.json -o - 2>&1 >/dev/null | sed 's/.*: //')
      layoutanim render sliding.json -o - | ffmpeg -v error $format -i - -f framemd5 -
      """)
    #expect(run.status == 0, "\(run.errors)")
    let frames = run.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(frames.count == 16)
    #expect(run.output.contains("#dimensions 0: 40x30\n"))
    #expect(run.output.contains("#tb 0: 1/60\n"))
  }
}
