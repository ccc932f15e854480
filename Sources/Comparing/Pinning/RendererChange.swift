import Rendering
import Reporting

/// A pinned transition that this release renders differently from the release that pinned it,
/// independent of changes of the timeline.
public struct RendererChange: Hashable, Sendable {
  /// The release of layoutanim that pinned it.
  public let pinnedTool: String
  /// That release's `pixelRevision`.
  public let pinnedRevision: Int
  /// The frames that differ from the pin and that this release draws differently even from the
  /// pinned timeline, ascending.
  public let frames: [Int]
  /// Whether the pinned timeline now has different layouts, or frames of a different number, size
  /// or rate.
  public let changesLayout: Bool
  /// Why this release refuses the pinned timeline; nil if it does not.
  public let refusal: String?

  init(_ pin: Pin, frames: [Int], changesLayout: Bool, refusal: String?) {
    pinnedTool = pin.tool
    pinnedRevision = pin.pixelRevision
    self.frames = frames
    self.changesLayout = changesLayout
    self.refusal = refusal
  }

  /// Whether anything changed. A new revision alone changes nothing.
  var isChange: Bool { !frames.isEmpty || changesLayout || refusal != nil }
}

extension RendererChange: CustomStringConvertible {
  public var description: String {
    let now = "this is \(layoutAnimationVersion), pixel revision \(pixelRevision)"
    let was = "it was pinned by layoutanim \(pinnedTool), pixel revision \(pinnedRevision); \(now)"
    return pinnedRevision == pixelRevision
      ? was + ": no release should do that; the pin was edited, or it is a bug" : was
  }
}
