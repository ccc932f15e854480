import Foundation
import ImageCoding
import TestSupport
import Testing

/// What `render -o -` writes is what ffmpeg reads.
@Suite struct FfmpegTests {
  private static let input =
    "ffmpeg -v error -f rawvideo -pixel_format rgba -video_size 40x30 -framerate 60 -i -"

  @Test(.enabled(if: SystemProgram.ffmpeg.isInstalled))
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

  @Test(.enabled(if: SystemProgram.ffmpeg.isInstalled && SystemProgram.ffprobe.isInstalled))
  func aFilmToShareHasEveryFrameAtItsSizeAndRate() throws {
    let run = try Layoutanim().shell(
      """
      layoutanim render sliding.json -o - | \(Self.input) -pix_fmt yuv420p film.mp4
      ffprobe -v error -count_frames -of csv=p=0 \\
        -show_entries stream=width,height,pix_fmt,r_frame_rate,nb_read_frames film.mp4
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "40,30,yuv420p,60/1,16\n")
  }

  /// The closing line of a first run is all that the second one needs.
  @Test(.enabled(if: SystemProgram.ffmpeg.isInstalled))
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
