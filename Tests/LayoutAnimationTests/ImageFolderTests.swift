import FileAccess
import Foundation
import ImageFiles
import Primitives
import TestSupport
import Testing
import TimelineModel

/// Reading images beside a timeline.
@Suite struct ImageFolderTests {
  /// A picture of one gray pixel.
  private static func png(_ width: Int = 1, _ height: Int = 1) -> [UInt8] {
    PNGChunks.stored(
      width: width, height: height, depth: 8, colorType: 0,
      rows: Array(repeating: Array(repeating: 0, count: width + 1), count: height)
    ).file
  }

  /// `folder/t.json` with `folder/in.png`, and `out.png` and `other/deep.png` outside of the folder.
  private func folder() throws -> TemporaryFolder {
    let root = try TemporaryFolder()
    for name in ["folder", "folder/below", "other"] {
      try FileManager.default.createDirectory(
        atPath: root.path(name), withIntermediateDirectories: true)
    }
    for name in ["folder/in.png", "folder/below/in.png", "out.png", "other/deep.png"] {
      try Data(Self.png()).write(to: root.url.appending(path: name))
    }
    return root
  }

  private func problem(
    _ path: String, in root: borrowing TemporaryFolder, allowing allowed: [String] = [],
    _ limits: Limits = Limits()
  ) -> ImageProblem? {
    let folder = ImageFolder(ofTimeline: root.path("folder/t.json"), allowing: allowed)
    if case .failure(let problem) = folder.images.image(path, limits) { return problem }
    return nil
  }

  private func link(_ name: String, to target: String, in root: borrowing TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.path(name), withDestinationPath: target)
  }

  @Test func whatIsInTheFolderIsRead() throws {
    let root = try folder()
    try link("folder/link.png", to: "below/in.png", in: root)
    for path in ["in.png", "below/in.png", "link.png"] {
      let problem = problem(path, in: root)
      #expect(problem == nil)
    }
  }

  @Test func aPipeIsNotAnsweredWithItsOwnName() throws {
    let root = try folder()
    #expect(mkfifo(root.path("folder/pipe.png"), 0o600) == 0)
    let problem = problem("pipe.png", in: root)
    #expect(problem?.message.contains("Not a regular file") == true)
    #expect(problem?.help == "name a PNG file in the folder of the timeline, or in one below it")
  }

  @Test func whatIsOutsideIsReadOnlyWhereAllowed() throws {
    let root = try folder()
    try link("folder/link.png", to: "../out.png", in: root)
    try link("folder/linked", to: "../other", in: root)
    let outside = root.path("out.png")
    for path in ["../out.png", outside, "link.png", "below/../../out.png"] {
      let (refused, elsewhere, allowed) = (
        problem(path, in: root), problem(path, in: root, allowing: [root.path("other")]),
        problem(path, in: root, allowing: [root.path("none"), root.url.path])
      )
      #expect(refused?.message == "`\(path)` is outside of the timeline's folder")
      #expect(refused?.help.contains("--allow-path") == true)
      #expect(elsewhere == refused && allowed == nil)
    }
    // A folder whose name begins as an allowed one is another folder.
    let problems = [[], [root.path("oth")], [root.path("other/")]].map { allowed in
      problem("linked/deep.png", in: root, allowing: allowed)
    }
    #expect(problems.map { $0 == nil } == [false, false, true])
  }

  @Test func whatCannotBeReadIsNamed() throws {
    let root = try folder()
    try link("folder/a", to: "b", in: root)
    try link("folder/b", to: "a", in: root)
    try #require(mkfifo(root.path("folder/pipe"), 0o600) == 0)
    for (path, reason) in [
      ("none.png", "No such file or directory"), ("a", "Too many levels of symbolic links"),
      ("below", "Is a directory"), ("pipe", "Not a regular file"),
      ("in.png/in.png", "Not a directory"),
    ] {
      let message = problem(path, in: root)?.message
      #expect(message == "cannot read the image `\(path)`: \(reason)")
    }
  }

  @Test func whatIsNotAPNGFileIsRefused() throws {
    let root = try folder()
    let good = Self.png(4, 3)
    var wrong = good
    wrong[wrong.count - 20] ^= 1
    var empty = good
    empty[19] = 0
    for bytes in [Array(good.prefix(5)), Array(good.dropLast(30)), wrong, empty] {
      try Data(bytes).write(to: root.url.appending(path: "folder/bad.png"))
      let message = problem("bad.png", in: root)?.message
      #expect(message?.hasPrefix("cannot read the image `bad.png`: not a valid PNG: ") == true)
    }
  }

  @Test(
    arguments: [
      ([], "empty"), (Array("GIF89a".utf8), "a GIF file"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG file"),
      (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "a WebP file"), (Array("hello".utf8), "no PNG file"),
      (Array("\0\0\0\u{18}ftypheic".utf8), "a HEIC or AVIF file"),
    ] as [([UInt8], String)])
  func anotherFormatIsNamed(bytes: [UInt8], name: String) throws {
    let root = try folder()
    try Data(bytes).write(to: root.url.appending(path: "folder/bad.png"))
    let problem = problem("bad.png", in: root)
    #expect(problem?.message == "cannot read the image `bad.png`: it is \(name)")
    #expect(problem?.help == "save it as a PNG file")
  }

  @Test(
    arguments: [
      ("photo.png", "photo@2x.png"), ("photo@3x.png", "photo@2x.png"), ("photo@2x", "photo@2x.png"),
      ("Photo@2X.PNG", "photo@2x.png"), ("phot@2x.png", "photo@2x.png"), ("sky.png", nil),
      ("below/bird.png", "below/birds.png"), ("below/photo.png", nil), ("../photo.png", nil),
    ] as [(String, String?)])
  func anImageOfASimilarNameIsSuggested(path: String, name: String?) throws {
    let root = try folder()
    let folder = root.url.appending(path: "folder")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "below"), withIntermediateDirectories: true)
    for name in ["photo@2x.png", "below/birds.png"] {
      try Data(Self.png(4, 3)).write(to: folder.appending(path: name))
    }
    let help = problem(path, in: root)?.help
    let advice = name.map { "did you mean `\($0)`?" }
    let isOther = help?.hasPrefix("did you mean") == false
    #expect(advice == nil ? isOther : help == advice, "\(path)")
  }

  /// A header that promises pixels which are not there: nothing may be allocated for them.
  @Test(arguments: [(65_535, 65_535), (65_535, 1), (16_385, 1), (1, 16_385)])
  func aLargerImageIsRefusedBeforeItIsDecoded(width: Int, height: Int) throws {
    let root = try folder()
    let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 6, 0, 0, 0]
    let file = PNGChunks([.init(type: "IHDR", body: header)]).file
    try Data(file).write(to: root.url.appending(path: "folder/large.png"))
    let problem = problem("large.png", in: root)
    #expect(
      problem?.message
        == "`large.png` has \(width)×\(height) pixels; at most 16384 per side are supported")
    #expect(problem?.isLimit == true)
  }

  @Test(arguments: [(11, 12, nil), (12, 12, nil), (13, 12, true)])
  func pixelsHaveALimit(width: Int, limit: Int, isLimit: Bool?) throws {
    let root = try folder()
    try Data(Self.png(width, 1)).write(to: root.url.appending(path: "folder/a.png"))
    var limits = Limits()
    #expect(limits.imagePixels == 1 << 24 && limits.imageSide == 16_384)
    limits.imagePixels = limit
    let ofPixels = problem("a.png", in: root, limits)
    limits = Limits()
    limits.imageSide = limit
    let ofSides = problem("a.png", in: root, limits)
    #expect(ofPixels?.isLimit == isLimit && ofSides?.isLimit == isLimit)
  }

  @Test(arguments: [-1, 0, 1])
  func bytesHaveALimit(more: Int) throws {
    let root = try folder()
    var limits = Limits()
    #expect(limits.imageBytes == 16 << 20)
    limits.imageBytes = Self.png().count - more
    let problem = problem("in.png", in: root, limits)
    #expect(problem?.isLimit == (more > 0 ? true : nil))
  }

  /// Every channel of every alpha: the product in 255ths, rounded to the nearest.
  @Test func pixelsArePremultiplied() throws {
    let row = (0...255).flatMap { alpha -> [UInt8] in [255, UInt8(255 - alpha), 100, UInt8(alpha)] }
    let contents = PNGChunks.stored(
      width: 256, height: 1, depth: 8, colorType: 6, rows: [[0] + row]
    ).file
    let image = try TimelineImage(path: "a@2x.png", contents: contents)
    for (alpha, word) in image.bitmap.words.enumerated() {
      let exact = [255, 255 - alpha, 100].map { Double($0 * alpha) / 255 }
      for (channel, value) in exact.enumerated() {
        #expect(Double(word >> UInt32(8 * channel) & 255) == value.rounded())
      }
      #expect(Int(word >> 24) == alpha)
    }
    #expect(image.checksum == SHA256Sum(of: contents).description)
    #expect(image.size == Size(width: 128, height: 0.5))
  }
}
