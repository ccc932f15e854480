import Foundation
import TestSupport
import Testing

/// `layoutanim report`, run by a shell.
@Suite struct ReportCommandTests {
  /// A folder in which `sliding.json` was pinned and then changed.
  private func layoutanim(_ timeline: String = Self.shifted) throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "sliding.json")
    try #require(try layoutanim.run(["approve", "sliding.json", "-q"]).status == 0)
    try layoutanim.folder.write(timeline, to: "sliding.json")
    return layoutanim
  }

  private static let shifted = Samples.sliding.replacingOccurrences(
    of: "root.leading + 2", with: "root.leading + 4")

  private func page(_ layoutanim: borrowing Layoutanim) throws -> String {
    String(decoding: try layoutanim.folder.contents(of: "review.html"), as: UTF8.self)
  }

  @Test func whateverDiffersTheStatusIsZero() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["report", "sliding.json", "-o", "review.html"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "wrote review.html: 1 timeline: 1 different\n")
    let page = try page(layoutanim)
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("<title>1 of 1 timeline differs</title>"))
    #expect(page.contains("<code class=\"command\">layoutanim approve sliding.json</code>"))
    #expect(page.contains("<li class=\"different\"><b>pixels</b> 15 of 16 frames</li>"))
    #expect(!page.contains(layoutanim.folder.url.path))
  }

  @Test func theHeadlineIsThatOfVerify() throws {
    let layoutanim = try layoutanim()
    try #require(try layoutanim.run(["report", ".", "-o", "review.html"]).status == 0)
    let verdict = try layoutanim.run(["verify", "."]).output.split(separator: "\n")[0]
    let headline = verdict.dropFirst("./sliding.json: ".count)
    let page = try page(layoutanim).replacingOccurrences(of: "<code><bdi>", with: "`")
      .replacingOccurrences(of: "</bdi></code>", with: "`")
    #expect(page.contains("<p class=\"headline\">\(headline)</p>"))
  }

  /// In it every timeline would be new.
  @Test func aFolderOfNothingIsNoBasis() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("mkdir empty")
    let report = ["report", "sliding.json", "--against", "empty", "-o", "review.html"]
    let run = try layoutanim.run(report)
    #expect(run.status == 66)
    #expect(run.errors == "error: there is no timeline in `empty`\n")
    #expect(!layoutanim.folder.names().contains("review.html"))
    try layoutanim.prepare("cp sliding.pinned empty/other.pinned")
    #expect(try layoutanim.run(report).errors.hasSuffix(": 1 timeline: 1 not pinned\n"))
  }

  /// Without a pin in the folder, the file of the same name is the timeline itself.
  @Test(arguments: [".", "./sliding.json", "link.json"])
  func aTimelineIsNotComparedWithItself(basis: String) throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("rm sliding.pinned; ln -s sliding.json link.json")
    let run = try layoutanim.run(["report", "sliding.json", "--against", basis, "-o", "a.html"])
    #expect(run.status == 64)
    #expect(run.errors.contains("`sliding.json` would be compared with itself; name an earlier"))
    #expect(!layoutanim.folder.names().contains("a.html"))
  }

  @Test func whatIsForgivenIsTheSame() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run([
      "report", "sliding.json", "-o", "review.html", "--tolerance", "255",
      "--geometry-tolerance", "2",
    ])
    #expect(run.status == 0)
    #expect(run.errors == "wrote review.html: 1 timeline: 1 as pinned within the tolerance\n")
    #expect(try page(layoutanim).contains("as pinned, within the tolerance"))
  }

  @Test func aTimelineThatCannotBeUsedHasACardAndTheStatus() throws {
    let layoutanim = try layoutanim(Samples.misspelt)
    try layoutanim.folder.write(Samples.sliding, to: "sound.json")
    let run = try layoutanim.run(["report", ".", "-o", "review.html"])
    #expect(run.status == 65)
    let closing = "2 timelines: 1 not pinned, 1 failed"
    #expect(run.errors.hasPrefix("wrote review.html: \(closing)\nerror[unknown-key]"))
    let page = try page(layoutanim)
    #expect(page.contains("<title>1 of 2 timelines could not be used</title>"))
    #expect(page.contains("<details class=\"card failed\" id=\"transition-0\""))
    #expect(page.contains("backgroundColour"))
    #expect(page.contains("<details class=\"card alone\" id=\"transition-1\""))
    let missing = try layoutanim.run(["report", "none.json", "-o", "review.html"])
    #expect(missing.status == 66)
    #expect(try self.page(layoutanim).contains("cannot read <code><bdi>none.json</bdi></code>"))
  }

  @Test func itGoesToStandardOutputToo() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["report", "sliding.json", "-o", "-", "-q"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    try #require(
      try layoutanim.run(["report", "sliding.json", "-o", "review.html", "-j", "3"]).status == 0)
    #expect(try page(layoutanim) == run.output)
  }

  @Test func whatIsThereIsKeptIfItIsAskedFor() throws {
    let layoutanim = try layoutanim()
    try layoutanim.folder.write("mine", to: "review.html")
    let run = try layoutanim.run(["report", ".", "-o", "review.html", "--no-clobber"])
    #expect(run.status == 73)
    #expect(try page(layoutanim) == "mine")
  }

  @Test(arguments: [
    ["report", "sliding.json"], ["report", "-", "--against", "-", "-o", "a.html"],
    ["report", "sliding.json", "--against", "./sliding.json", "-o", "a.html"],
    ["report", "sliding.json", "-o", "-", "--no-clobber"],
    [
      "report", "sliding.json", "sliding.pinned", "b.json", "--against", "sliding.json", "-o",
      "a.html",
    ],
    ["report", "sliding.json", "-o", "a.html", "--scale", "4"],
    ["report", "sliding.json", "-o", "-", "--split"],
    ["report", "sliding.json", "-o", "a.html", "--commit", ""],
    ["report", "sliding.json", "-o", "a.html", "--date", "two\nlines"],
    ["verify", "sliding.json", "--branch", "main"],
  ])
  func whatMeansNothingIsRefused(arguments: [String]) throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(!layoutanim.folder.names().contains("a.html"))
  }

  @Test func aFolderHasAnOverviewAndTheOriginIsShown() throws {
    let layoutanim = try layoutanim()
    let arguments = ["report", "sliding.json", "-o", "pages", "--split", "--commit", "1f3e <b>"]
    let run = try layoutanim.run(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "wrote pages: 1 timeline: 1 different\n")
    let index = try layoutanim.folder.contents(of: "pages/index.html")
    let html = String(decoding: index, as: UTF8.self)
    #expect(html.contains("<dt>Commit</dt><dd><bdi>1f3e &lt;b&gt;</bdi></dd>"))
    #expect(html.contains("<a href=\"cards/sliding-"))
    #expect(try layoutanim.run(arguments).status == 0)
    #expect(try layoutanim.folder.contents(of: "pages/index.html") == index)
    let kept = try layoutanim.run(arguments + ["--no-clobber"])
    #expect(kept.status == 73)
    let refused = try layoutanim.run(["report", "sliding.json", "-o", ".", "--split"])
    #expect(refused.status == 73)
    #expect(refused.errors.contains("`pages` in it was not written by `report --split`"))
  }

  @Test func verifyShowsTheOriginOnItsPage() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run([
      "verify", "sliding.json", "--report", "review.html", "--branch", "main",
    ])
    #expect(run.status == 1)
    #expect(try page(layoutanim).contains("<dt>Branch</dt><dd><bdi>main</bdi></dd>"))
  }

  @Test func framesAndScaleAreChosen() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run([
      "report", "sliding.json", "-o", "review.html", "--fps", "30", "--scale", "2",
    ])
    #expect(run.status == 0)
    let page = try page(layoutanim)
    #expect(page.contains("\"width\":80,\"height\":60,\"scale\":2,\"fps\":30,\"frames\":9,"))
    #expect(!page.contains("\"fps\":60"))
  }
}
