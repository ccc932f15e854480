package import FileAccess
package import Planning
package import Reporting

/// How the frames of a planned timeline are drawn and written. The frame rate and the scale are
/// those of the planned timeline: see `PlanOptions`.
package struct OutputOptions: Hashable, Sendable {
  /// How many frames are drawn at the same time; pixels do not depend on it.
  package let jobs: JobCount
  /// Which existing files may be replaced.
  package let overwriting: Overwriting
  /// Whether existing frames in the output folder are kept if they are correct.
  package let resumes: Bool
  /// Whether other runs of the same timeline may write the same frames into the folder at the same time.
  package let isShared: Bool
  /// A hash of the pixels to record in addition to their checksum; nil means none.
  package let hash: PixelHash?
  /// Of what constraints, alignment rectangles and names are drawn on top of every frame; nil means of
  /// nothing.
  package let overlay: OverlaySubject?
  /// How pixels are stored in PNG files.
  package let encoding: PNGEncoding

  /// - Throws: `usage` for `resumes` if nothing may be replaced, because resuming replaces frames
  ///   that are wrong, and for `isShared` without `resumes`.
  package init(
    jobs: JobCount = .processors, overwriting: Overwriting = .everything, resumes: Bool = false,
    isShared: Bool = false, hash: PixelHash? = nil, overlay: OverlaySubject? = nil,
    encoding: PNGEncoding = PNGEncoding()
  ) throws(LayoutAnimationError) {
    self.jobs = jobs
    self.overwriting = overwriting
    self.resumes = resumes
    self.isShared = isShared
    self.hash = hash
    self.overlay = overlay
    self.encoding = encoding
    if isShared && !resumes {
      throw LayoutAnimationError(
        .usage, "runs that share a folder keep each other's frames, so they must resume")
    }
    if resumes && overwriting == .nothing {
      throw LayoutAnimationError(
        .usage, "resuming replaces frames that are wrong, so they must be allowed to be overwritten"
      )
    }
  }
}
