import Rendering

extension FrameSource {
  /// Whether the overlay is painted over the pictures; nil for a folder without a manifest.
  private var hasOverlay: Bool? {
    switch self {
    case .timeline: false
    case .folder(let folder): folder.manifest?.origin.overlay
    }
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
