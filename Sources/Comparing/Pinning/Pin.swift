import Expansion
package import FileAccess
import JSONText
package import Planning
import Presentation
import Primitives
package import Rendering
package import Reporting
import TimelineModel

/// The snapshot of a transition: a SHA-256 of every frame's picture, one of the layouts, and the
/// timeline itself, so that the expected frames can be drawn again.
///
/// It is one text file, `NAME.pinned` next to `NAME.json`, and is committed to version control.
package struct Pin: Hashable, Sendable {
  /// The file format, which determines what the checksums of `frames` are computed from.
  package enum Version: Int, CaseIterable, Hashable, Sendable {
    /// Straight RGBA, 8 bits per channel, rows top to bottom, without padding. It is still read but
    /// no longer written, because hashing every byte takes hundreds of times as long as drawing it.
    case pixels = 1
    /// How each row differs from the row above: `SHA256Sum.init(ofRuns:)`. Pictures have equal runs
    /// exactly if they have equal pixels.
    case runs = 2

    /// As `runs`, with fields that may or may not be there, and to which later releases add without
    /// another version: a release refuses those that it does not know by their names.
    case fields = 3

    /// The version in which pins are written.
    package static let current = fields
  }

  /// Older than `current` if the file is.
  package let version: Version
  /// The release of layoutanim that wrote it.
  package let tool: String
  /// That release's `pixelRevision`.
  package let pixelRevision: Int
  /// Replaces the timeline's own frames per second, 1…1000; nil keeps them.
  package let chosenFramesPerSecond: Int?
  /// Replaces the timeline's own pixels per point, 1, 2 or 3; nil keeps them.
  package let chosenScale: Int?
  /// Replaces the timeline's own way to draw edges; nil keeps it.
  package var chosenEdges: PlanOptions.Edges?
  /// 1…1000.
  package let framesPerSecond: Int
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  package var conditions = PinConditions()
  /// The checksum of the state of every view in every frame.
  package let layout: SHA256Sum
  /// The checksum of each frame's picture, as `version` defines it.
  package let frames: [SHA256Sum]
  /// The bytes of the timeline's file, without white space at either end.
  package let timeline: [UInt8]
}

extension Pin {
  /// Draws every frame of a timeline.
  ///
  /// - Parameter conditions: those of the pin that is replaced.
  /// - Throws: `cancelled` with its task.
  package init(
    of timeline: PlannedTimeline, keeping conditions: PinConditions = PinConditions(),
    jobs: SharedJobs = SharedJobs(.processors)
  ) async throws(LayoutAnimationError) {
    self.init(
      of: timeline, frames: try await timeline.checksums(.current, jobs: jobs), keeping: conditions)
  }

  /// - Parameters:
  ///   - frames: the checksums of the current version.
  ///   - conditions: those of the pin that is replaced.
  init(of timeline: PlannedTimeline, frames: [SHA256Sum], keeping conditions: PinConditions) {
    self.init(of: timeline, frames: frames)
    let (edges, inputs) = (self.conditions.edges, self.conditions.inputs)
    self.conditions = conditions
    self.conditions.inputs = inputs
    // A name that is not that of one of the timeline's variants has a meaning elsewhere.
    let foreign = ownVariant == nil ? conditions.variant : nil
    self.conditions.variant = timeline.variant ?? foreign
    // `exact` may be written out or not, and stays as it is.
    if edges != nil || conditions.edges != .exact { self.conditions.edges = edges }
  }

  init(of timeline: PlannedTimeline, frames: [SHA256Sum]) {
    version = .current
    tool = layoutAnimationVersion
    pixelRevision = Rendering.pixelRevision
    chosenFramesPerSecond = timeline.options.framesPerSecond
    chosenScale = timeline.options.scale
    chosenEdges = timeline.options.edges
    framesPerSecond = timeline.framesPerSecond
    width = timeline.width
    height = timeline.height
    layout = timeline.layoutChecksum
    self.frames = frames
    self.timeline = timeline.source.written.bytes.withoutOuterBlanks
    let edges = timeline.plan.timeline.canvas.edges
    conditions.edges = edges == .exact ? nil : edges
    conditions.variant = timeline.variant
    let inputs =
      timeline.plan.timeline.images.map(PinConditions.Input.init)
      + timeline.included.map { PinConditions.Input(path: $0.path, contents: $0.contents) }
    if !inputs.isEmpty { conditions.inputs = inputs.sorted { $0.path < $1.path } }
  }

  /// Whether the pin was made from the same text, images and included files, with the same options.
  package func isOf(_ timeline: PlannedTimeline) -> Bool {
    timeline.source.written.bytes.withoutOuterBlanks == self.timeline
      && timeline.options.framesPerSecond == chosenFramesPerSecond
      && timeline.options.scale == chosenScale && timeline.options.edges == chosenEdges
      && timeline.variant == ownVariant
      && timeline.plan.timeline.images.allSatisfy(isPinned)
      && timeline.included.allSatisfy(isPinned)
  }

  /// The variant of the pinned timeline that the pin is of; nil if it is of none, also where the name means
  /// something else.
  var ownVariant: String? {
    conditions.variant.flatMap { name in
      Timeline.variantNames(of: SourceText(bytes: timeline)).contains(name) ? name : nil
    }
  }

  private func isPinned(_ file: IncludedFile) -> Bool {
    conditions.inputs?.contains { $0.path == file.path && $0.contents == file.contents } ?? false
  }

  private func isPinned(_ image: TimelineImage) -> Bool {
    conditions.inputs?.contains {
      $0.path == image.path && $0.sha256.description == image.checksum
    } ?? false
  }
}

extension [UInt8] {
  /// The bytes without the white space (RFC 8259) that may surround the JSON value, and without a
  /// byte order mark.
  fileprivate var withoutOuterBlanks: [UInt8] {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = firstIndex { !blanks.contains($0) } ?? endIndex
    let end = lastIndex { !blanks.contains($0) } ?? startIndex - 1
    return start > end ? [] : Array(self[start...end])
  }
}
