import Planning
import Presentation
import Primitives
import Rendering
import TimelineModel

extension FrameSource {
  /// Whether the overlay is painted over the pictures; nil for a folder without a manifest.
  private var hasOverlay: Bool? {
    switch self {
    case .timeline: false
    case .folder(let folder): folder.manifest.map { $0.origin.overlay != nil }
    }
  }

  /// How the edges are drawn; nil for a folder without a manifest.
  private var edges: EdgeRasterization? {
    switch self {
    case .timeline(let timeline): timeline.plan.timeline.canvas.edges
    case .folder(let folder): folder.manifest?.origin.edges
    }
  }

  /// A note that the edges of both sides are drawn in different ways; nil if they are not, or if it is
  /// not known.
  func edgesNote(besides other: FrameSource) -> String? {
    guard let own = edges, let others = other.edges, own != others else { return nil }
    return "the edges of `\(path)` are `\(own.rawValue)` and those of `\(other.path)` are "
      + "`\(others.rawValue)`, so that pixels differ where edges are between them"
  }

  /// A note that only one side has the overlay, so that its pixels are not mistaken for a change of
  /// a timeline; nil if both have it, neither has it, or it is not known.
  func overlayNote(besides other: FrameSource) -> String? {
    guard let own = hasOverlay, let others = other.hasOverlay, own != others else { return nil }
    let (with, without) = own ? (path, other.path) : (other.path, path)
    return "`\(with)` was rendered with `--overlay` and `\(without)` was not, "
      + "so that the pixels differ by what it paints"
  }
}
