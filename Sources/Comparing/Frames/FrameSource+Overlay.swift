import Rendering

extension FrameSource {
  /// Whether the overlay is painted over the pictures; nil for a folder that does not say.
  private var hasOverlay: Bool? {
    switch self {
    case .timeline: false
    case .folder(let folder): folder.manifest?.origin.overlay
    }
  }

  /// Says that one side has the overlay and the other has not, so that its pixels are taken for no
  /// change of a timeline; nil where both are alike or it is not known.
  func overlayNote(besides other: FrameSource) -> String? {
    guard let own = hasOverlay, let others = other.hasOverlay, own != others else { return nil }
    let (with, without) = own ? (path, other.path) : (other.path, path)
    return "`\(with)` was rendered with `--overlay` and `\(without)` was not, "
      + "so that the pixels differ by what it paints"
  }
}
