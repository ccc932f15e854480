package import Primitives

/// Paints scenes as runs, with the checksum of their pixels. One worker draws frame after frame
/// with the same one: its storage is kept.
///
/// No picture is held: a row of pixels, the runs, and what the steps of the scene take.
package struct RunPainter: ~Copyable, Sendable {
  /// The last scene's. Lend it, rather than keep it beyond the next drawing, which would copy it.
  package private(set) var runs: PictureRuns
  /// Of the last scene's straight RGBA.
  package private(set) var digest: PixelDigest

  private var sweep: PictureSweep
  /// What the row reached adds to the digest.
  private var sums: PixelDigest.Sums
  /// The first row of the band reached.
  private var start = 0

  /// A transparent picture.
  ///
  /// - Precondition: both sizes are positive; the width is at most 2²⁴, lest sums overflow.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, .whereItMayDiffer)
  }

  init(width: Int, height: Int, _ repainting: PictureSweep.Repainting) {
    precondition(width <= 1 << 24, "a row of \(width) pixels")
    runs = PictureRuns(width: width, height: height)
    sweep = PictureSweep(width: width, height: height, repainting)
    sums = PixelDigest.Sums(zeros: 4 * width)
    digest = PixelDigest()
    digest.append(sums, times: height)
  }

  /// Replaces the picture by what the scene shows, over transparency.
  ///
  /// - Precondition: the scene is as large as the picture, and its groups are balanced.
  /// - Complexity: what the pixels near edges take, a look at all steps of a row for every place
  ///   where it differs from the row above, and the height.
  package mutating func draw(_ scene: Scene) {
    begin(scene)
    while advance() != nil {}
  }

  /// Counts of the work that the last scene took.
  package var statistics: RasterStatistics { sweep.statistics }

  mutating func begin(_ scene: Scene) {
    precondition(
      scene.width == runs.width && scene.height == runs.height,
      "a scene of \(scene.width)×\(scene.height) on \(runs.width)×\(runs.height) pixels")
    runs.bands.removeAll(keepingCapacity: true)
    runs.runs.removeAll(keepingCapacity: true)
    sums = PixelDigest.Sums(zeros: 4 * runs.width)
    digest = PixelDigest()
    start = 0
    sweep.begin(scene)
  }

  /// Goes to the next row that differs from the row above, the first time to the first row.
  ///
  /// - Returns: nil after the last such row.
  mutating func advance() -> Int? {
    let known = runs.runs.count
    let row = sweep.advance(&runs.runs)
    if row != 0 { endBand(at: row ?? runs.height, runEnd: known) }
    for index in known..<runs.runs.count { sums.replace(runs.runs[index]) }
    return row
  }

  private mutating func endBand(at end: Int, runEnd: Int) {
    runs.bands.append(
      PictureRuns.Band(rowCount: Int32(end - start), runEnd: Int32(truncatingIfNeeded: runEnd)))
    digest.append(sums, times: end - start)
    start = end
  }

  /// Appends the pixels of the row reached.
  func appendRow(to pixels: inout [Pixel]) { sweep.appendRow(to: &pixels) }
}
