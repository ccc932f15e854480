package import Primitives

/// Paints scenes as runs, with the checksum of their pixels. A worker draws all its frames with the
/// same painter, which keeps its storage.
///
/// It never holds a whole picture, only one row of pixels, the runs, and the steps of the scene.
package struct RunPainter: ~Copyable, Sendable {
  /// The last scene's. Borrow it instead of keeping it past the next drawing, which would copy it.
  package private(set) var runs: PictureRuns
  /// Of the last scene's straight RGBA.
  package private(set) var digest: PixelDigest

  /// Those of a scene that is being drawn.
  private var open = OpenRuns()
  private var sweep: PictureSweep
  /// The contribution of the current row to the digest.
  private var sums: PixelDigest.Sums
  /// The first row of the current band.
  private var start = 0

  /// A transparent picture.
  ///
  /// - Precondition: both sizes are positive; the width is at most 2²⁴, so that sums do not overflow.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, .dirtyCells)
  }

  init(width: Int, height: Int, _ repainting: PictureSweep.Repainting) {
    precondition(width <= 1 << 24, "a row of \(width) pixels")
    runs = PictureRuns(width: width, height: height)
    sweep = PictureSweep(width: width, height: height, repainting)
    sums = PixelDigest.Sums(zeros: 4 * width)
    digest = PixelDigest()
    digest.append(sums, times: height)
  }

  /// Replaces the picture by the scene, painted on transparency.
  ///
  /// - Precondition: the scene is as large as the picture, and its groups are balanced.
  /// - Complexity: linear in the height and in the cells that differ from the row above; for every
  ///   range of such cells, all steps that touch the row are searched.
  package mutating func draw(_ scene: Scene) {
    begin(scene)
    while advance() != nil {}
  }

  /// Counts of the work for the last scene.
  package var statistics: RasterStatistics { sweep.statistics }

  mutating func begin(_ scene: Scene) {
    precondition(
      scene.width == runs.width && scene.height == runs.height,
      "a scene of \(scene.width)×\(scene.height) on \(runs.width)×\(runs.height) pixels")
    runs.bands.removeAll(keepingCapacity: true)
    open.begin(in: &runs.runs)
    sums = PixelDigest.Sums(zeros: 4 * runs.width)
    digest = PixelDigest()
    start = 0
    sweep.begin(scene)
  }

  /// Advances to the next row that differs from the row above; first to the first row. The picture has its
  /// runs after the last one.
  ///
  /// - Returns: nil after the last such row.
  mutating func advance() -> Int? {
    let known = open.count
    let row = sweep.advance(&open)
    if row != 0 { endBand(at: row ?? runs.height, runEnd: known) }
    sums.replace(open.storage, known..<open.count)
    if row == nil { open.end(in: &runs.runs) }
    return row
  }

  private mutating func endBand(at end: Int, runEnd: Int) {
    runs.bands.append(
      PictureRuns.Band(rowCount: Int32(end - start), runEnd: Int32(truncatingIfNeeded: runEnd)))
    digest.append(sums, times: end - start)
    start = end
  }

  /// Appends the pixels of the current row.
  func appendRow(to pixels: inout [Pixel]) { sweep.appendRow(to: &pixels) }
}
