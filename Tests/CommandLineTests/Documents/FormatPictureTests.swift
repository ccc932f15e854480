import Foundation
import TestSupport
import Testing

/// The pictures of `Documentation/Format.md`.
@Suite struct FormatPictureTests {
  /// Compared pixel by pixel, because the bytes may differ between versions of zlib.
  @Test func everyPictureIsWhatTheToolDraws() throws {
    let layoutanim = try Layoutanim(samples: false)
    let script = Checkout.root.appending(path: "script/format-pictures").path
    let run = try layoutanim.shell("'\(script)' '\(layoutanim.folder.url.path)'")
    #expect(run.status == 0, "\(run.errors)")
    let drawn = layoutanim.folder.names()
    let kept = try FormatTimeline.names(withExtension: "png")
    #expect(drawn == kept)
    for name in drawn {
      let shown = try Data(contentsOf: FormatTimeline.folder.appending(path: name))
      let made = try PicturePixels(of: layoutanim.folder.contents(of: name))
      #expect(try PicturePixels(of: shown) == made, "\(name)")
    }
  }

  @Test func everyPictureIsShownAndEveryTimelineHasOne() throws {
    let pictures = try FormatTimeline.names(withExtension: "png")
    let shown = try MarkdownDocument("Documentation/Format.md").pictures
    #expect(Set(shown) == Set(pictures.map { "Format/\($0)" }))
    for name in try FormatTimeline.names(withExtension: "json") {
      #expect(pictures.contains(name.replacing(".json", with: ".png")), "\(name)")
    }
  }

  /// Large pictures would make cloning slow.
  @Test func thePicturesAreSmall() throws {
    let sizes = try FormatTimeline.names(withExtension: "png").map {
      try Data(contentsOf: FormatTimeline.folder.appending(path: $0)).count
    }
    #expect(sizes.reduce(0, +) < 300_000)
  }

  /// The timelines that demonstrate mistakes, a hidden view and a jump are the exceptions.
  @Test func theTimelinesHaveNoFindings() throws {
    let exceptions = ["turns.json", "appearance.json", "repetition.json"]
    let names = try FormatTimeline.names(withExtension: "json").filter { !exceptions.contains($0) }
    let paths = names.map { FormatTimeline.folder.appending(path: $0).path }
    let run = try Layoutanim(samples: false).run(["check"] + paths)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }
}
