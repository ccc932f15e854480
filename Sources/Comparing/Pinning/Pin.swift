package import FileAccess
import JSONText
package import Planning
import Rendering
package import Reporting

/// The snapshot of a transition: a SHA-256 of every frame's picture, one of the layouts, and the
/// timeline itself, so that the expected frames can be drawn again.
///
/// It is one text file, `NAME.pinned` next to `NAME.json`, and is committed to version control.
package struct Pin: Hashable, Sendable {
  /// The format, and with it what the sums of `frames` are taken of.
  package enum Version: Int, CaseIterable, Hashable, Sendable {
    /// Of straight RGBA, 8 bits a channel, rows top to bottom, no padding. It is read, and written
    /// no more: summing every byte takes hundreds of times as long as drawing it.
    case pixels = 1
    /// Of how the picture differs from row to row: `SHA256Sum.init(ofRuns:)`. Where the pixels are
    /// the same so are the runs, and the other way round.
    case runs = 2

    /// The version of pins that are written.
    package static let current = runs
  }

  /// An older one if the file is.
  package let version: Version
  /// The release of layoutanim that wrote it.
  package let tool: String
  /// That release's `pixelRevision`.
  package let pixelRevision: Int
  /// In place of the timeline's own frames a second; nil keeps that. 1…1000.
  package let chosenFramesPerSecond: Int?
  /// In place of the timeline's own pixels a point; nil keeps that. 1, 2 or 3.
  package let chosenScale: Int?
  /// 1…1000.
  package let framesPerSecond: Int
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Of what every view is in every frame.
  package let layout: SHA256Sum
  /// Of the picture of each frame, as the version has it.
  package let frames: [SHA256Sum]
  /// The bytes of the timeline's file, without blanks at either end.
  package let timeline: [UInt8]
}

extension Pin {
  /// Draws every frame of a timeline.
  ///
  /// - Throws: `cancelled` with its task.
  package init(
    of timeline: PlannedTimeline, jobs: JobCount = .processors
  ) async throws(LayoutAnimationError) {
    self.init(of: timeline, frames: try await timeline.checksums(.current, jobs: jobs))
  }

  init(of timeline: PlannedTimeline, frames: [SHA256Sum]) {
    version = .current
    tool = layoutAnimationVersion
    pixelRevision = Rendering.pixelRevision
    chosenFramesPerSecond = timeline.options.framesPerSecond
    chosenScale = timeline.options.scale
    framesPerSecond = timeline.framesPerSecond
    width = timeline.width
    height = timeline.height
    layout = timeline.layoutChecksum
    self.frames = frames
    self.timeline = timeline.source.bytes.withoutOuterBlanks
  }

  /// Whether it was made from this text, with these options.
  func isOf(_ timeline: PlannedTimeline) -> Bool {
    timeline.source.bytes.withoutOuterBlanks == self.timeline
      && timeline.options.framesPerSecond == chosenFramesPerSecond
      && timeline.options.scale == chosenScale
  }
}

extension [UInt8] {
  /// JSON's blanks (RFC 8259), of which a file may have any number around its value, and the byte
  /// order mark that it may begin with.
  fileprivate var withoutOuterBlanks: [UInt8] {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = firstIndex { !blanks.contains($0) } ?? endIndex
    let end = lastIndex { !blanks.contains($0) } ?? startIndex - 1
    return start > end ? [] : Array(self[start...end])
  }
}
