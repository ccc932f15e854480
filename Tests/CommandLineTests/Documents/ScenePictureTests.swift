import Foundation
import TestSupport
import Testing

/// The pictures of scenes in `README.md`.
@Suite struct ScenePictureTests {
  private static let folder = Checkout.root.appending(path: "Documentation/Scenes")

  /// Compared pixel by pixel, because the bytes may differ between versions of zlib.
  @Test func everyPictureIsWhatTheToolDraws() throws {
    let layoutanim = try Layoutanim(samples: false)
    let script = Checkout.root.appending(path: "script/scene-pictures").path
    let run = try layoutanim.shell("'\(script)' '\(layoutanim.folder.url.path)'")
    #expect(run.status == 0, "\(run.errors)")
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(layoutanim.folder.names() == kept)
    for name in layoutanim.folder.names() {
      let shown = try Data(contentsOf: Self.folder.appending(path: name))
      let made = try PicturePixels(of: layoutanim.folder.contents(of: name))
      #expect(try PicturePixels(of: shown) == made, "\(name)")
    }
  }

  @Test func everySceneIsShownAndLinked() throws {
    let readme = try MarkdownDocument("README.md")
    let timelines = Checkout.root.appending(path: "Timelines")
    let scenes = try FileManager.default.contentsOfDirectory(atPath: timelines.path)
      .filter { $0.hasPrefix("006-") && $0.hasSuffix(".json") }
    #expect(scenes.count >= 10)
    for scene in scenes {
      let name = scene.dropFirst(4).dropLast(5)
      #expect(readme.pictures.contains("Documentation/Scenes/\(name).png"), "\(name)")
      #expect(readme.text.contains("(Timelines/\(scene))"), "\(name)")
    }
  }
}
