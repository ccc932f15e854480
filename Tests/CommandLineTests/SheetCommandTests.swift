import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct SheetCommandTests {
  @Test func aSheetIsOnePNGFile() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["sheet", "sliding.json", "-o", "sheet.png"])
    #expect(run.status == 0)
    #expect(run.output == "")
    // The first three of 16 frames are the same, and the third begins the keyframe.
    #expect(run.errors == "rendered a sheet of 14 frames to sheet.png\n")
    let file = try layoutanim.folder.contents(of: "sheet.png")
    #expect(try PNGDecoder().decode(Array(file)).width > 0)
  }

  @Test func optionsChooseFramesColumnsAndWidth() throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(
      ["sheet", "sliding.json", "-o", "-", "--frames", "0-:5", "--columns", "2", "--width", "300"])
    #expect(run.errors == "rendered a sheet of 4 frames to standard output\n")
    #expect(try PNGDecoder().decode(Array(run.bytes)).width == 300)
  }

  @Test func theSameTimelineGivesTheSameBytes() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["sheet", "sliding.json", "-o", "sheet.png"])
    let run = try layoutanim.run(["sheet", "sliding.json", "-o", "-"])
    #expect(try run.bytes == layoutanim.folder.contents(of: "sheet.png"))
  }

  /// The sheet has its own frame rate: 0.25 s at 8 frames per second give frames 0…2.
  @Test func framesPerSecondTakeTheTimelinesPlace() throws {
    let run = try Layoutanim().run(["sheet", "sliding.json", "-o", "-", "--fps", "8"])
    #expect(run.errors == "rendered a sheet of 3 frames to standard output\n")
  }

  @Test func ofManyFrames24AreShown() throws {
    let run = try Layoutanim().run(["sheet", "sliding.json", "-o", "-", "--fps", "1000"])
    #expect(run.errors == "rendered a sheet of 24 frames to standard output\n")
  }

  private static let refusals: [([String], Int32)] = [
    (["conflicting.json", "-o", "sheet.png", "--strict"], 1),
    (["sliding.json"], 64),
    (["sliding.json", "-o", "-", "--no-clobber"], 64),
    (["sliding.json", "-o", "sheet.png", "--columns", "0"], 64),
    (["sliding.json", "-o", "sheet.png", "--columns", "1001"], 64),
    (["sliding.json", "-o", "sheet.png", "--width", "63"], 64),
    (["sliding.json", "-o", "sheet.png", "--width", "16385"], 64),
    (["sliding.json", "-o", "sheet.png", "--width", "100", "--columns", "16"], 64),
    (["sliding.json", "-o", "sheet.png", "--frames", "99"], 64),
    (["sliding.json", "-o", "sheet.png", "--frames", "soon"], 64),
    (["sliding.json", "-o", "sheet.png", "--fps", "0"], 64),
    (["lasting.json", "-o", "sheet.png", "--frames", "0-"], 64),
    (["misspelt.json", "-o", "sheet.png"], 65),
    (["missing.json", "-o", "sheet.png"], 66),
    (["sliding.json", "-o", "misspelt.json/sheet.png"], 73),
    (["sliding.json", "-o", "."], 73),
    (["sliding.json", "-o", "sliding.json", "--no-clobber"], 73),
  ]

  @Test(arguments: refusals)
  func whatIsRefusedHasItsStatusAndWritesNothing(arguments: [String], status: Int32) throws {
    let layoutanim = try Layoutanim()
    let before = try layoutanim.folder.files(in: ".")
    let run = try layoutanim.run(["sheet"] + arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.bytes.isEmpty)
    #expect(!run.errors.isEmpty)
    #expect(try layoutanim.folder.files(in: ".") == before)
  }

  @Test func warningsAreShownAndDrawnAllTheSame() throws {
    let run = try Layoutanim().run(["sheet", "conflicting.json", "-o", "-"])
    #expect(run.status == 0)
    #expect(run.errors.contains("warning[conflict]"))
    #expect(!run.bytes.isEmpty)
  }

  @Test func aReaderWhoLeavesEarlyIsAFailure() throws {
    let run = try Layoutanim().run(
      ["sheet", "sliding.json", "-o", "-"],
      through: #"{ sleep 0.2; "$0" "$@"; echo "$?" >&2; } | true"#)
    #expect(run.errors == "error: cannot write to standard output: Broken pipe\n74\n")
  }
}
