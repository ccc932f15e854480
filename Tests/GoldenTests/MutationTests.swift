import Foundation
import JSONText
import LayoutAnimation
import Planning
import Presentation
import Raster
import TestSupport
import Testing
import TimelineModel
import Timing

/// Changes one value of a timeline. This test decides by rendering both versions whether the pinned
/// frames are still the same; `verify` must agree and name the change.
@Suite struct MutationTests {
  /// Kinds of values whose changes have no visible effect in some files.
  private static let withoutEffect: [(kind: Mutation.Kind, files: [String], reason: String)] = [
    (
      .constant, ["004-workaround-container-ios7"],
      "its two constraints relate edges and nothing more"
    ),
    (
      .constant, ["005-card-added"],
      "its first constraints relate edges, and the others stand in equations that a keyframe adds"
    ),
    (.color, ["008-repeat-autoreverse"], "its colours have names, and this test changes digits"),
    (
      .curve, ["003-pitfall-layout-forgotten"],
      "its layout comes after the animation, which has nothing to animate: that is the pitfall"
    ),
    (
      .curve,
      [
        "006-bottom-sheet", "006-card-to-page", "006-hero-image", "006-keyboard", "006-skeleton",
        "006-staggered-list", "006-tab-underline", "006-toggle", "007-rows-slide-in",
        "008-repeat-autoreverse", "009-drag-let-go", "011-path",
      ],
      """
      their animations have springs or curves of their own, are scrubbed, or are shorter than the time \
      between two frames of this test
      """
    ),
    (
      .duration,
      [
        "006-bottom-sheet", "006-card-to-page", "006-hero-image", "006-staggered-list",
        "006-tab-underline", "007-rows-slide-in",
      ],
      "all of their animations are springs, whose durations are not those of the animation"
    ),
    (
      .priority,
      [
        "001-border-arithmetic", "001-leading-constant", "001-left-center-right-arithmetic",
        "002-swap", "002-swap-wrong-order", "004-rotation", "004-rotation-ios7", "004-scale",
        "004-scale-ios7", "004-translation", "004-translation-ios7",
        "004-workaround-center-ios7", "004-workaround-container-ios7", "005-card-added",
        "005-right-to-left", "005-rotation", "005-stack-hides-a-row", "006-accordion",
        "006-bottom-sheet", "006-card-to-page", "006-hero-image", "006-row-deleted", "006-skeleton",
        "006-staggered-list", "006-tab-underline", "006-toggle", "007-rows-slide-in",
        "008-relative-keyframes", "008-repeat-autoreverse", "009-drag-let-go", "010-states",
        "011-path",
      ],
      "all of their constraints are required, which nothing may become or cease to be"
    ),
  ]

  @Test(arguments: try Checkout.timelines())
  func whatChangesAPictureFailsAndIsNamed(timeline: URL) async throws {
    let pinned = try await PinnedTimeline(timeline)
    let mutations = try MutationSites(pinned.bytes).mutations
    for kind in Mutation.Kind.allCases {
      let isListed = Self.withoutEffect.contains {
        $0.kind == kind && $0.files.contains(pinned.name)
      }
      let all = mutations.filter { $0.kind == kind }
      // The strongest constraints come last, and a keyframe is visible until the end, so these are
      // most likely to have an effect soon.
      let found = [.curve, .duration].contains(kind) ? all : all.reversed()
      var isEffective = false
      // Each of them plays the file again, and where none shows, a few suffice.
      for mutation in found.prefix(isListed ? 4 : 12) where !isEffective {
        isEffective = try await pinned.check(mutation) ?? false
      }
      #expect(isEffective != isListed, "no \(kind) of \(pinned.name) shows")
    }
  }
}

/// An example timeline, pinned at a reduced size in its own folder.
private struct PinnedTimeline: ~Copyable {
  let name: String
  let bytes: [UInt8]
  private let folder: TemporaryFolder
  private let original: AnimationPlan
  private let images: ImageSource

  init(_ url: URL) async throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    let folder = try TemporaryFolder()
    let images = ImageSource(try TimelineFile(path: url.path).timeline.images)
    let timeline = try Self.timeline(bytes, folder.path("a.json"), images)
    let recorded = try await timeline.verify(recording: .missing)
    try #require(!recorded.isSame)
    #expect(try await timeline.verify().isSame)
    name = url.deletingPathExtension().lastPathComponent
    (self.bytes, original) = (bytes, timeline.plan)
    self.images = images
    self.folder = folder
  }

  /// A small scale and few frames make the test quick.
  private static func timeline(
    _ bytes: [UInt8], _ path: String, _ images: ImageSource
  ) throws -> PlannedTimeline {
    let options = try PlanOptions(framesPerSecond: 2, scale: 1)
    return try PlannedTimeline(
      TimelineFile(contents: bytes, path: path, images: images), options: options)
  }

  /// - Returns: whether the mutation is visible; nil if the mutated timeline is invalid.
  func check(_ mutation: Mutation) async throws -> Bool? {
    let text = Array(mutation.text.utf8)
    guard let mutant = try? Self.timeline(text, folder.path("a.json"), images) else { return nil }
    let shows = Self.differs(original, mutant.plan)
    let verification = try await mutant.verify()
    #expect(verification.isSame == !shows, "\(name): \(mutation.words)")
    let changes = verification.comparison?.changes ?? []
    #expect(
      changes.contains { change in
        mutation.kind.words.contains { change.message.contains($0) }
          && (change.actualLine == mutation.line || mutation.isUsed(by: change))
      }, "\(name), line \(mutation.line ?? 0), \(mutation.words): \(verification)")
    return shows
  }

  /// Compares the values of every view and the Adler-32 of every frame, without the checksums of
  /// pins and without the comparison under test.
  private static func differs(_ a: AnimationPlan, _ b: AnimationPlan) -> Bool {
    guard a.frameCount == b.frameCount else { return true }
    return (0..<a.frameCount).contains { frame in
      presentation(a, frame) != presentation(b, frame) || digest(a, frame) != digest(b, frame)
    }
  }

  private static func presentation(_ plan: AnimationPlan, _ frame: Int) -> [PresentedView] {
    plan.presentation(at: plan.clock.time(ofFrame: frame))
  }

  private static func digest(_ plan: AnimationPlan, _ frame: Int) -> PixelDigest {
    var pixmap = Pixmap(width: plan.width, height: plan.height)
    pixmap.draw(plan.scene(at: frame))
    return pixmap.digest
  }
}

extension Mutation {
  /// Whether the change's line mentions the metric. A metric does not have a line of its own.
  fileprivate func isUsed(by change: TimelineChange) -> Bool {
    guard let metric, let line = change.actualLine else { return false }
    return SourceText(bytes: Array(text.utf8)).line(line).contains(metric)
  }
}
