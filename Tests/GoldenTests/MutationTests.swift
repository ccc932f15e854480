import Foundation
import JSONText
import LayoutAnimation
import Presentation
import Raster
import TestSupport
import Testing
import TimelineModel
import Timing

/// One value of a timeline is changed: whether the pinned frames are still the same is decided here
/// by drawing both, and `verify` must say so too and name the change.
@Suite struct MutationTests {
  /// What some files have nothing of.
  private static let missing: [(kind: Mutation.Kind, files: [String], reason: String)] = [
    (
      .constant, ["004-workaround-container-ios7"],
      "its two constraints relate edges and nothing more"
    ),
    (
      .priority,
      [
        "001-border-arithmetic", "001-leading-constant", "001-left-center-right-arithmetic",
        "002-swap", "002-swap-wrong-order", "004-rotation", "004-rotation-ios7", "004-scale",
        "004-scale-ios7", "004-translation", "004-translation-ios7",
        "004-workaround-center-ios7", "004-workaround-container-ios7",
      ],
      "all of their constraints are required, which nothing may become or cease to be"
    ),
  ]

  @Test(arguments: try Checkout.timelines())
  func whatChangesAPictureFailsAndIsNamed(timeline: URL) async throws {
    let pinned = try await PinnedTimeline(timeline)
    let mutations = try MutationSites(pinned.bytes).mutations
    for kind in Mutation.Kind.allCases {
      let isMissing = Self.missing.contains { $0.kind == kind && $0.files.contains(pinned.name) }
      // The strongest and the latest come last, and have an effect the soonest.
      let found = mutations.reversed().filter { $0.kind == kind }
      #expect(found.isEmpty == isMissing, "\(kind)")
      var isEffective = false
      for mutation in found.prefix(12) where !isEffective {
        isEffective = try await pinned.check(mutation) ?? false
      }
      #expect(isEffective != isMissing, "no \(kind) of \(pinned.name) shows")
    }
  }
}

/// A timeline of the examples, pinned small in a folder of its own.
private struct PinnedTimeline: ~Copyable {
  let name: String
  let bytes: [UInt8]
  private let folder: TemporaryFolder
  private let original: AnimationPlan

  private static func options() throws -> RenderOptions {
    try RenderOptions(framesPerSecond: 4, scale: 1, jobs: 2)
  }

  init(_ url: URL) async throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    let original = try Self.plan(bytes)
    let folder = try TemporaryFolder()
    let recorded = try await Self.verify(bytes, in: folder.path("a.json"), recording: .missing)
    try #require(!recorded.isSame)
    #expect(try await Self.verify(bytes, in: folder.path("a.json")).isSame)
    name = url.deletingPathExtension().lastPathComponent
    (self.bytes, self.original) = (bytes, original)
    self.folder = folder
  }

  private static func plan(_ bytes: [UInt8]) throws -> AnimationPlan {
    var timeline = try Timeline(parsing: SourceText(bytes: bytes))
    timeline.framesPerSecond = try options().framesPerSecond ?? 1
    timeline.canvas.scale = try options().scale ?? 1
    return try AnimationPlan(timeline)
  }

  private static func verify(
    _ bytes: [UInt8], in path: String, recording: Recording = .never
  ) async throws -> Verification {
    let file = try TimelineFile(contents: bytes, path: path)
    return try await PlannedTimeline(file, options: options()).verify(recording: recording)
  }

  /// - Returns: whether the mutation shows; nil if there is no such timeline.
  func check(_ mutation: Mutation) async throws -> Bool? {
    let text = Array(mutation.text.utf8)
    guard let mutant = try? Self.plan(text) else { return nil }
    let shows = Self.differs(original, mutant)
    let verification = try await Self.verify(text, in: folder.path("a.json"))
    #expect(verification.isSame == !shows, "\(name): \(mutation.words)")
    let changes = verification.comparison?.changes ?? []
    #expect(
      changes.contains { change in
        mutation.kind.words.contains { change.message.contains($0) }
          && (change.actualLine == mutation.line || mutation.isUsed(by: change))
      }, "\(name), line \(mutation.line ?? 0), \(mutation.words): \(verification)")
    return shows
  }

  /// Every view's values and every picture's Adler-32, without checksums of pins and without
  /// comparisons.
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
  /// A metric has no line of its own: the text at the change's does mention it.
  fileprivate func isUsed(by change: TimelineChange) -> Bool {
    guard let metric, let line = change.actualLine else { return false }
    return SourceText(bytes: Array(text.utf8)).line(line).contains(metric)
  }
}
