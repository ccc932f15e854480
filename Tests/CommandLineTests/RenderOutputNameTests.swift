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

  private static let otherFormats = [
    "still a.json -o a.JPG", "still a.json -o a.apng", "sheet a.json -o a.gif",
    "sheet a.json -o a.txt", "sweep a.json -o x.jpg", "pitfalls a.json -o x.jpg",
    "report a.json -o new/a.pdf", "verify a.json --report x.png", "verify a.json --bundle x.png",
    "approve a.json --pin a.png", "export a.json --swift -o a.png",
    "import a.xib -o a.png", "render a.json -o out --pattern x%d.json",
    "farm a.json -o out --engine slurm --pattern x%d.jpg",
    "farm a.json -o out --engine openjd --job x.png",
    "farm a.json -o out --engine openjd --job x.sh",
    "farm a.json -o out --engine slurm --job x.json", "report a.json -o z.json",
    "report a.json -o z.pinned", "still a.json -o z.json", "import a.xib -o z.pinned",
    "approve a.json --pin z.json", "verify a.json --report z.bundle",
    "verify a.json --bundle z.json", "export a.json --swift -o z.json",
  ]

  @Test(arguments: otherFormats)
  func anotherFormatThanIsWrittenIsRefused(command: String) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let arguments = command.split(separator: " ").map(String.init)
    let run = try layoutanim.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(arguments.last ?? "")' is not the name of a ."))
    #expect(run.errors.contains("; end it in ."))
    #expect(layoutanim.folder.names() == ["a.json"])
  }

  @Test(arguments: [
    ("approve a.json --pin", "card.pinned"), ("verify a.json --pin", "card.pinned"),
    ("verify a.json --report", "run.html"), ("verify a.json --bundle", "run.bundle"),
    ("verify --from", "run.bundle"), ("approve --from", "run.bundle"),
    ("report -o a.html --from", "run.bundle"),
  ])
  func aFileIsNoStandardStream(command: String, example: String) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let arguments = command.split(separator: " ").map(String.init)
    let run = try layoutanim.run(arguments + ["-"])
    #expect(run.status == 64)
    let option = arguments.last ?? ""
    #expect(
      run.errors.contains(
        "\(option) names a file and not a standard stream, as in \(option) \(example)"))
    #expect(layoutanim.folder.names() == ["a.json"])
  }

  @Test(arguments: [
    ("junit", "x.png", "xml"), ("junit", "x.json", "xml"), ("json", "x.html", "json"),
    ("sarif", "x.xml", "sarif"), ("markdown", "x.pdf", "md"), ("full", "x.json", "txt"),
    ("github", "x.md", "txt"), ("concise", "x.pinned", "txt"),
  ])
  func resultsHaveNotTheNameOfAnotherFormat(format: String, path: String, suffix: String) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let run = try layoutanim.run(["verify", "a.json", "--message-format", "\(format)=\(path)"])
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(path)' is not the name of a .\(suffix) file"))
    #expect(layoutanim.folder.names() == ["a.json"])
  }

  /// A folder that is there has been meant.
  @Test func aFolderOfSuchANameThatExistsIsWritten() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir q.html f.png; layoutanim render sliding.json -o q.html -q")
    let farm = "farm sliding.json -o f.png --engine slurm --job job.sbatch -q"
    #expect(try layoutanim.run(farm.split(separator: " ").map(String.init)).status == 0)
    #expect(layoutanim.folder.names(in: "q.html").contains("frame_0000.png"))
  }

  @Test(arguments: [
    "diff a.json a.json -o a.png", "merge . -o a.jpg", "sweep . -o a.webp", "sweep . -o a.png",
    "farm a.json --engine slurm -o f.png", "render a.json -o q.html", "render a.json -o q.json",
    "diff a.json a.json -o q.pinned",
  ])
  func aFolderHasNotTheNameOfAPicture(command: String) throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "a.json")
    let run = try layoutanim.run(command.split(separator: " ").map(String.init))
    #expect(run.status == 64)
    #expect(run.errors.contains(" is the name of one file; name a folder, as in -o "))
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
