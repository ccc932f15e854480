import AutoLayout
import CertificateChecker
import Certification
import Primitives
import TestSupport
import Testing

/// Compares scenes with the frames that Apple's layout engine computed.
@Suite struct CorpusTests {
  private static let tolerance = 0.5

  /// A view whose frame differs from the recorded one.
  struct Miss: CustomStringConvertible {
    var scene: String
    var view: CorpusScene.View
    var ours: Rect
    var recorded: [Double]
    var cause: CorpusLayout.Cause

    var description: String {
      "\(scene) \(view.type) \(view.id): (\(ours.minX), \(ours.minY), \(ours.width), "
        + "\(ours.height)) in place of \(recorded): \(cause.rawValue)"
    }
  }

  @Test func everyViewLiesWhereAppleHasIt() throws {
    guard let manifests = try CorpusManifest.all() else {
      print("CORPUS SKIPPED: LAYOUTANIM_CORPUS IS NOT SET")
      return
    }
    var tally = CorpusTally()
    for (path, manifest) in manifests {
      for scene in manifest.files.flatMap(\.scenes) {
        tally.count(scene, misses: try misses(scene, "\(path)/\(scene.root)"))
      }
    }
    for line in tally.lines { print(line) }
    try FidelityTable.hold(
      "scenes that a reference reproduces", tally.share(of: CorpusTally.expected, \.views),
      tally.share(of: CorpusTally.expected, \.scenes))
    try FidelityTable.hold(
      "other scenes", tally.share(of: ["differs"], \.views),
      tally.share(of: ["differs"], \.scenes))
    #expect(tally.views > 0, "no scene was read")
    for miss in tally.failures { Issue.record("\(miss)") }
  }

  @Test func everyLayoutIsCertified() throws {
    var count = 0
    for (path, manifest) in try CorpusManifest.all() ?? [] {
      for scene in manifest.files.flatMap(\.scenes) where !(scene.views ?? []).isEmpty {
        let layout = CorpusLayout(scene).certified()
        #expect(layout.verdict.isCertified, "\(path)/\(scene.root): \(layout.verdict)")
        #expect(layout.misstated == [], "\(path)/\(scene.root)")
        count += 1
      }
    }
    print("CORPUS certified layouts: \(count)")
  }

  /// Changes values that a layout must not depend on, and checks that it stays the same.
  @Test func recordedFramesAreNotLookedAt() throws {
    for (path, manifest) in try CorpusManifest.all() ?? [] {
      for scene in manifest.files.flatMap(\.scenes) where !(scene.views ?? []).isEmpty {
        let frames = CorpusLayout(scene).solved().frames
        #expect(CorpusLayout(scene.withCorruptFrames).solved().frames == frames, "\(path)")
      }
    }
  }

  private func misses(_ scene: CorpusScene, _ name: String) throws -> [Miss] {
    guard let views = scene.views, !views.isEmpty else { return [] }
    let layout = CorpusLayout(scene)
    #expect(layout.problems.isEmpty, "\(name): \(layout.problems)")
    return zip(views, layout.solved().frames).enumerated().compactMap { index, pair in
      let (view, ours) = pair
      let recorded = relativeFrame(of: view, among: views)
      let numbers = [ours.minX, ours.minY, ours.width, ours.height]
      let isRight = zip(numbers, recorded).allSatisfy { abs($0 - $1) <= Self.tolerance }
      return isRight
        ? nil
        : Miss(
          scene: name, view: view, ours: ours, recorded: recorded,
          cause: layout.cause(
            of: index,
            recorded: Rect(
              x: recorded[0], y: recorded[1], width: recorded[2], height: recorded[3])))
    }
  }

  private func relativeFrame(
    of view: CorpusScene.View, among views: [CorpusScene.View]
  ) -> [Double] {
    let parent = views.first { $0.id == view.parent }?.frame ?? views[0].frame
    return [view.frame[0] - parent[0], view.frame[1] - parent[1], view.frame[2], view.frame[3]]
  }
}

/// The numbers of views and scenes of the corpus that agree.
struct CorpusTally {
  static let expected = ["agree", "agree-with-inferred-insets"]
  private static let reported = expected + ["differs"]

  private var counts: [String: Count] = [:]

  struct Count {
    var views = FidelityTable.Share(right: 0, total: 0, kind: "views")
    var scenes = FidelityTable.Share(right: 0, total: 0, kind: "scenes")
  }

  private(set) var failures: [CorpusTests.Miss] = []
  private var differing: [CorpusTests.Miss] = []

  mutating func count(_ scene: CorpusScene, misses: [CorpusTests.Miss]) {
    guard Self.reported.contains(scene.status), let views = scene.views else { return }
    var count = counts[scene.status] ?? Count()
    count.views.total += views.count
    count.views.right += views.count - misses.count
    count.scenes.total += 1
    count.scenes.right += misses.isEmpty ? 1 : 0
    counts[scene.status] = count
    if Self.expected.contains(scene.status) {
      failures += misses
    } else {
      differing += misses
    }
  }

  /// The views of the scenes that are expected to agree.
  var views: Int { share(of: Self.expected, \.views).total }

  /// The sum over scenes of some states.
  func share(
    of states: [String], _ part: KeyPath<Count, FidelityTable.Share>
  ) -> FidelityTable.Share {
    states.reduce(Count()[keyPath: part]) { sum, state in
      let own = (counts[state] ?? Count())[keyPath: part]
      return FidelityTable.Share(
        right: sum.right + own.right, total: sum.total + own.total, kind: sum.kind)
    }
  }

  private var causes: [String] {
    CorpusLayout.Cause.allCases.map { cause in
      "CORPUS differs: \(differing.count { $0.cause == cause }) views, \(cause.rawValue)"
    }
  }

  var lines: [String] {
    let views = share(of: Self.expected, \.views)
    let scenes = share(of: Self.expected, \.scenes)
    return ["CORPUS \(words(views, scenes))"]
      + Self.reported.compactMap { status in
        counts[status].map { "CORPUS \(status): \(words($0.views, $0.scenes))" }
      } + causes + differing.map { "CORPUS differs: \($0)" }
  }

  private func words(_ views: FidelityTable.Share, _ scenes: FidelityTable.Share) -> String {
    "views \(views.right)/\(views.total) scenes \(scenes.right)/\(scenes.total)"
  }
}
