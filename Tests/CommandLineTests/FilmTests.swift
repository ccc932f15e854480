import Foundation
import TestSupport
import Testing

/// `render -o NAME.mp4`, `.webm` and `.gif`, with programs in place of ffmpeg.
@Suite struct FilmTests {
  /// - Parameter script: what runs in place of ffmpeg; nil means that there is none.
  private func layoutanim(_ script: String?) throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir bin")
    guard let script else { return layoutanim }
    try layoutanim.folder.write("#!/bin/sh\n" + script, to: "bin/ffmpeg")
    try layoutanim.prepare("chmod +x bin/ffmpeg")
    return layoutanim
  }

  private static let recorder = """
    printf '%s\\n' "$@" >arguments.txt
    cat >pixels.raw
    echo film >&3
    """

  private func render(
    _ layoutanim: borrowing Layoutanim, _ output: String, _ options: [String] = []
  ) throws -> Run {
    let bin = layoutanim.folder.path("bin")
    let others = layoutanim.folder.names(in: "bin").isEmpty ? "" : ":/usr/bin:/bin"
    return try layoutanim.run(
      ["render", "sliding.json", "-o", output] + options, environment: ["PATH": bin + others])
  }

  @Test(arguments: ["a.mp4", "new/a.WEBM", "a.gif"])
  func ffmpegGetsTheExactFramesAndTheirFormat(output: String) throws {
    let layoutanim = try layoutanim(Self.recorder)
    let run = try render(layoutanim, output, ["--fps", "50"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "rendered 14 frames to \(output)\n")
    #expect(try layoutanim.folder.text(of: output) == "film\n")
    let raw = try layoutanim.run(["render", "sliding.json", "-o", "-", "-q", "--fps", "50"])
    #expect(try layoutanim.folder.contents(of: "pixels.raw") == raw.bytes)
    let words = try layoutanim.folder.text(of: "arguments.txt").split(separator: "\n")
    let input = "-f rawvideo -pixel_format rgba -video_size 40x30 -framerate 50 -i -"
    #expect(words.joined(separator: " ").contains(input))
    #expect(words.last == "/dev/fd/3")
    let format = output.lowercased().split(separator: ".")[1]
    #expect(words.joined(separator: " ").contains("-f \(format) "))
  }

  private static let grounds: [(canvas: String, change: String, isOpaque: Bool)] = [
    (##""backgroundColor": "#FFFFFF80","##, "", false),
    (##""backgroundColor": "#FFFFFF00","##, "", false),
    (##""backgroundColor": "#FFFFFFFE","##, "", false),
    (##""backgroundColor": "#FFFFFFFF","##, "", true),
    ("", "", true),
    (
      "", ##"{ "time": 0.1, "changes": [{ "canvas": { "backgroundColor": "#00000080" } }] },"##,
      false
    ),
    ("", ##"{ "time": 0.1, "changes": [{ "canvas": { "backgroundColor": "#000000" } }] },"##, true),
    ("", ##"{ "time": 0.1, "changes": [{ "canvas": { "width": 42 } }] },"##, false),
    ("", ##"{ "time": 0.1, "changes": [{ "canvas": { "width": 38 } }] },"##, false),
  ]

  @Test(arguments: grounds, ["mp4", "webm", "gif"])
  func aFilmWithoutAlphaIsNoted(
    ground: (canvas: String, change: String, isOpaque: Bool), suffix: String
  ) throws {
    let layoutanim = try layoutanim(Self.recorder)
    let text = Samples.sliding.replacing("\"width\": 40", with: ground.canvas + "\"width\": 40")
      .replacing("\"keyframes\": [", with: "\"keyframes\": [" + ground.change)
    try layoutanim.folder.write(text, to: "sliding.json")
    let run = try render(layoutanim, "a.\(suffix)", ["--fps", "50"])
    #expect(run.status == 0, "\(run.errors)")
    let note =
      "note: the canvas is not opaque everywhere, and a film in H.264 has no alpha: "
    #expect(run.errors.contains(note) == (suffix == "mp4" && !ground.isOpaque), "\(run.errors)")
    let quiet = try render(layoutanim, "a.\(suffix)", ["--fps", "50", "-q", "--overwrite"])
    #expect(quiet.errors.isEmpty)
  }

  /// As in an animated PNG, a frame is shown until the next one.
  @Test func framesAreRepeatedUntilTheNextOne() throws {
    let layoutanim = try layoutanim(Self.recorder)
    _ = try render(layoutanim, "a.webm", ["--frames", "0,3,15", "--hold", "0.1"])
    let raw = try layoutanim.run(["render", "sliding.json", "-o", "-", "-q"]).bytes
    let shown = try layoutanim.folder.contents(of: "pixels.raw")
    let size = 40 * 30 * 4
    let frames = [0, 3, 15].map { raw[$0 * size..<($0 + 1) * size] }
    let expected = zip(frames, [3, 12, 6]).reduce(Data()) { film, part in
      (0..<part.1).reduce(film) { data, _ in data + part.0 }
    }
    #expect(shown == expected)
  }

  @Test(arguments: [
    ([], "0"), (["--loop", "0"], "0"), (["--loop", "1"], "-1"), (["--loop", "3"], "2"),
  ])
  func aGIFIsPlayedAsOftenAsAsked(options: [String], loop: String) throws {
    let layoutanim = try layoutanim(Self.recorder)
    _ = try render(layoutanim, "a.gif", options)
    #expect(try layoutanim.folder.text(of: "arguments.txt").contains("-loop\n\(loop)\n"))
  }

  @Test func aFastGIFIsNoted() throws {
    let run = try render(layoutanim(Self.recorder), "a.gif")
    #expect(run.errors.hasPrefix("note: the times of a GIF are rounded to 0.01 s"))
    #expect(try render(layoutanim(Self.recorder), "a.gif", ["-q"]).errors == "")
  }

  @Test func withoutFfmpegTheErrorSaysWhatToDo() throws {
    let layoutanim = try layoutanim(nil)
    let run = try render(layoutanim, "a.mp4")
    #expect(run.status == 73)
    #expect(run.errors.contains("`a.mp4`: ffmpeg, which writes films, is not in PATH; install it"))
    #expect(run.errors.contains("-o transition.apng, which needs no other program"))
    #expect(!layoutanim.folder.names().contains { $0.hasPrefix(".layoutanim-") || $0 == "a.mp4" })
  }

  /// Scripts that fail, before or after the pixels.
  private static let failing = [
    ("echo first >&2; echo 'Unknown encoder' >&2; exit 1", "Unknown encoder"),
    ("cat >/dev/null; echo 'No space' >&2; exit 3", "No space"),
    ("exit 7", "it ended with the exit status 7"), ("exit 0", "it ended before the last frame"),
    ("cat >/dev/null", "it wrote nothing"),
    ("kill -9 $$", "it ended with the exit status 137"),
    ("head -c 100 >/dev/null; yes lorem | head -n 20000 >&2; echo last >&2; exit 1", "last"),
  ]

  @Test(arguments: failing)
  func whereFfmpegFailsItsLastLineIsTheError(script: String, reason: String) throws {
    let layoutanim = try layoutanim(script)
    try layoutanim.folder.write("0000ftypold", to: "a.mp4")
    let run = try render(layoutanim, "a.mp4", ["--scale", "3"])
    #expect(run.status == 74)
    #expect(run.errors == "error: ffmpeg cannot write `a.mp4`: \(reason)\n")
    #expect(try layoutanim.folder.text(of: "a.mp4") == "0000ftypold")
    #expect(!layoutanim.folder.names().contains { $0.hasPrefix(".layoutanim-") })
  }

  /// Neither waits for the other: more messages than a pipe holds come before the first byte is read.
  @Test func manyMessagesDoNotBlock() throws {
    let script = "yes lorem | head -n 50000 >&2; cat >/dev/null; echo film >&3"
    #expect(try render(layoutanim(script), "a.mp4").status == 0)
  }

  @Test func anInterruptionLeavesNothing() throws {
    let layoutanim = try layoutanim("echo film >&3; cat >/dev/null")
    let program = try layoutanim.start(
      ["render", "lasting.json", "-o", "a.mp4"],
      environment: ["PATH": layoutanim.folder.path("bin") + ":/usr/bin:/bin"])
    usleep(300_000)
    program.signal(SIGTERM)
    #expect(program.exitStatus() == 143)
    #expect(!layoutanim.folder.names().contains { $0.hasPrefix(".layoutanim-") || $0 == "a.mp4" })
  }

  @Test(arguments: [
    ["a.mp4", "--loop", "2"], ["a.webm", "--resume"], ["a.gif", "--hash", "sha256"],
    ["a.gif", "--pattern", "f_%d.png"], ["a.mp4", "--encoder", "libpng"],
  ])
  func optionsOfManyFilesAreRefused(arguments: [String]) throws {
    let layoutanim = try layoutanim(Self.recorder)
    #expect(try render(layoutanim, arguments[0], Array(arguments.dropFirst())).status == 64)
    #expect(!layoutanim.folder.names().contains("arguments.txt"))
  }

  private static let foreign = [
    ("a.mp4", "my notes", "an MP4 film"), ("a.webm", "{\"version\": 1}", "a WebM film"),
    ("a.gif", "0000ftypmp42", "a GIF"),
  ]

  @Test(arguments: foreign) func aFileOfAnotherKindIsKept(
    file: String, text: String, kind: String
  ) throws {
    let layoutanim = try layoutanim(Self.recorder)
    try layoutanim.folder.write(text, to: file)
    let run = try render(layoutanim, file)
    #expect(run.status == 73)
    #expect(
      run.errors.contains("it is not \(kind); add `--overwrite` to replace it"), "\(run.errors)")
    #expect(try layoutanim.folder.text(of: file) == text)
    #expect(try render(layoutanim, file, ["--overwrite"]).status == 0)
    #expect(try layoutanim.folder.text(of: file) == "film\n")
  }

  @Test(arguments: [("a.mp4", "0000ftypmp42"), ("a.webm", "\u{1A}E"), ("a.gif", "GIF89a")])
  func aFilmIsReplaced(file: String, head: String) throws {
    let layoutanim = try layoutanim(Self.recorder)
    try layoutanim.folder.write(head, to: file)
    if file == "a.webm" { try layoutanim.prepare("printf '\\032E\\337\\243' > a.webm") }
    let run = try render(layoutanim, file)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try layoutanim.folder.text(of: file) == "film\n")
  }

  @Test func anExistingFilmIsKeptIfAsked() throws {
    let layoutanim = try layoutanim(Self.recorder)
    try layoutanim.folder.write("old", to: "a.mp4")
    #expect(try render(layoutanim, "a.mp4", ["--no-clobber"]).status == 73)
    #expect(try layoutanim.folder.text(of: "a.mp4") == "old")
  }
}

/// The same with the real program.
@Suite struct FilmDecodingTests {
  private static let needed: [(film: String, stream: [String])] = [
    ("a.mp4", ["codec_name=h264", "height=32", "width=42"]),
    ("a.webm", ["codec_name=vp9", "height=31", "width=41"]),
  ]

  private static let common = [
    "color_space=bt709", "nb_read_frames=16", "pix_fmt=yuv420p", "r_frame_rate=60/1",
  ]

  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim()
    let odd = Samples.sliding.replacingOccurrences(
      of: #""width": 40, "height": 30"#, with: #""width": 41, "height": 31"#)
    try layoutanim.folder.write(odd, to: "odd.json")
    return layoutanim
  }

  /// A GIF of few colours loses nothing. In one of these frames the number that a colour has in the
  /// palette is that of another in the frame before.
  @Test(.needs(.ffmpeg)) func everyPixelOfAGIFIsThatOfItsFrame() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.shell(
      """
      layoutanim render odd.json -o a.gif
      layoutanim render odd.json -o - >frames.raw
      ffmpeg -v error -i a.gif -fps_mode passthrough -pix_fmt rgba -f rawvideo decoded.raw
      """)
    #expect(run.status == 0, "\(run.errors)")
    let frames = try layoutanim.folder.contents(of: "frames.raw")
    #expect(frames.count == 16 * 41 * 31 * 4)
    #expect(try layoutanim.folder.contents(of: "decoded.raw") == frames)
  }

  @Test(.needs(.ffmpeg), .needs(.ffprobe), arguments: needed)
  func filmsHaveEveryFrameAtItsRate(film: String, stream: [String]) throws {
    let run = try layoutanim().shell(
      """
      layoutanim render odd.json -o \(film)
      ffprobe -v error -count_frames -of default=noprint_wrappers=1 -show_entries \\
        stream=codec_name,width,height,pix_fmt,color_space,r_frame_rate,nb_read_frames \(film)
      """)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == (stream + Self.common).sorted())
  }
}
