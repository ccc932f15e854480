import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

@testable import Planning
@testable import Rendering

/// Frames against pictures that iOS drew, pixel by pixel, without a tolerance.
@Suite struct PhotographedSceneTests {
  /// The equal scenes and pixels of one family, as the line that other tests and scripts print.
  struct Score: CustomStringConvertible {
    let family: String
    private(set) var (scenes, equalScenes, pixels, equalPixels) = (0, 0, 0, 0)

    init(family: String) { self.family = family }

    mutating func add(_ equal: Int, of count: Int) {
      scenes += 1
      pixels += count
      equalPixels += equal
      equalScenes += equal == count ? 1 : 0
    }

    var shares: [FidelityTable.Share] {
      [
        FidelityTable.Share(right: equalScenes, total: scenes, kind: "scenes"),
        FidelityTable.Share(right: equalPixels, total: pixels, kind: "pixels"),
      ]
    }

    var isFull: Bool { scenes == equalScenes }

    var description: String {
      "PIXELS \(family) scenes \(equalScenes)/\(scenes) pixels \(equalPixels)/\(pixels)"
    }
  }

  @Test(arguments: ["device", "coregraphics"])
  func framesAreThePicturesOfTheirFamily(family: String) throws {
    guard let scenes = try PhotographedScene.all()?.filter({ $0.kind == family }) else {
      print("PIXELS \(family) skipped: \(PhotographedScene.variable) is not set")
      return
    }
    let edges = try #require(PlanOptions.Edges(rawValue: family))
    var score = Score(family: family)
    for scene in scenes {
      let timelines = try scene.timelines()
      if timelines.isEmpty { score.add(0, of: scene.pixelCount) }
      for (name, json) in timelines {
        let comparison = try comparison(of: scene, json, edges)
        score.add(comparison.equal, of: scene.pixelCount)
        if comparison.worst > 0 { print("PIXELS \(name): \(comparison.worst) of 255 at most") }
        // How Core Graphics joins the parts of a rounded border is not known.
        let largest = family == "device" ? 0 : json.contains("borderWidth") ? 29 : 2
        #expect(comparison.worst <= largest, "\(name)")
      }
    }
    print(score)
    try FidelityTable.hold("pixels/\(family)", score.shares)
    #expect(family != "device" || score.isFull)
    #expect(score.equalScenes > 0)
  }

  private func comparison(
    of scene: PhotographedScene, _ json: String, _ edges: PlanOptions.Edges
  ) throws -> (equal: Int, worst: Int) {
    let timeline = try PlannedTimeline(json: json, options: PlanOptions(edges: edges))
    try #require([timeline.width, timeline.height] == scene.size)
    return try scene.frames.reduce((0, 0)) { sum, frame in
      let own = try comparison(of: timeline.frames[frame.index], frame, scene)
      return (sum.equal + own.equal, max(sum.worst, own.worst))
    }
  }

  /// The equal pixels, and the largest difference of a channel.
  private func comparison(
    of drawn: PlannedTimeline.Frame, _ frame: PhotographedScene.Frame, _ scene: PhotographedScene
  ) throws -> (equal: Int, worst: Int) {
    let ignored = frame.ignore ?? []
    if drawn.sha256.description == frame.sha256 {
      return (drawn.width * drawn.height - ignored.count, 0)
    }
    let url = scene.folder.appending(path: frame.picture)
    let picture = try PNGDecoder().decode([UInt8](Data(contentsOf: url))).bytes
    let pixels = drawn.pixels
    let isIgnored = Set(ignored.map { $0[1] * drawn.width + $0[0] })
    var result = (equal: 0, worst: 0)
    for index in 0..<drawn.width * drawn.height where !isIgnored.contains(index) {
      let range = 4 * index..<4 * index + 4
      let isTransparent = pixels[4 * index + 3] == 0 && picture[4 * index + 3] == 0
      if isTransparent || pixels[range] == picture[range] {
        result.equal += 1
      } else {
        let differences = range.map { (Int(pixels[$0]) - Int(picture[$0])).magnitude }
        result.worst = max(result.worst, Int(differences.max() ?? 0))
      }
    }
    return result
  }
}
