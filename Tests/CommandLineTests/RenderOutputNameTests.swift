import TestSupport
import Testing

/// Names that look like a picture or a film, which would become a folder of frames.
@Suite struct RenderOutputNameTests {
  private static let refused = [
    ("a.png", "one picture"), ("a.JPG", "every pixel"), ("new/a.webp", "every pixel"),
    ("a.mov", ".mp4, .webm or .gif"), ("new/a.mkv", "ffmpeg"),
  ]

  @Test(arguments: refused)
  func aPictureOrFilmIsRefusedWithAdvice(output: String, words: String) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let run = try layoutanim.run(["render", "a.json", "-o", output])
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(output)' is "))
    #expect(run.errors.contains(words))
    #expect(layoutanim.folder.names() == ["a.json"])
  }

  @Test(arguments: [["still", "a.JPG"], ["sheet", "a.gif"], ["report", "new/a.pdf"]])
  func anotherFormatThanIsWrittenIsRefused(command: [String]) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let run = try layoutanim.run([command[0], "a.json", "-o", command[1]])
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(command[1])' is not the name of a ."))
    #expect(layoutanim.folder.names() == ["a.json"])
  }

  @Test(arguments: ["a.png/", "v1.2", "png", "a.png.d"])
  func anotherNameIsAFolder(output: String) throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["render", "sliding.json", "-o", output, "--frames", "0", "-q"])
    #expect(run.status == 0)
    #expect(layoutanim.folder.names(in: output).contains("frame_0000.png"))
  }
}
