/// A picture as the differences between its rows: what PNG's filter Up leaves of it. It is reused from
/// frame to frame and keeps its storage.
///
/// Pixels are straight RGBA, 8 bits a channel, red in the lowest byte; a transparent one is 0. The
/// form is canonical: pictures with equal pixels have equal bands and equal runs.
package struct PictureRuns: Hashable, Sendable {
  /// Neighbouring pixels of a row that all have the value `pixel`, below pixels that all have another
  /// value, `above`. Runs that touch differ in `pixel` or in `above`.
  package struct Run: Hashable, Sendable {
    /// Column of the first.
    package var start: Int32
    /// At least 1.
    package var count: Int32
    /// 0 above the first row.
    package var above: UInt32
    /// Differs from `above`.
    package var pixel: UInt32

    package init(start: Int32, count: Int32, above: UInt32, pixel: UInt32) {
      self.start = start
      self.count = count
      self.above = above
      self.pixel = pixel
    }
  }

  /// Equal rows. The runs are those of the first; the other rows equal the row above. Only the first
  /// band of a picture may be without runs.
  package struct Band: Hashable, Sendable {
    /// At least 1.
    package var rowCount: Int32
    /// The end of its runs, which begin at the end of the previous band's. They are in ascending order
    /// of columns and do not overlap.
    package var runEnd: Int32

    package init(rowCount: Int32, runEnd: Int32) {
      self.rowCount = rowCount
      self.runEnd = runEnd
    }
  }

  package var width: Int
  package var height: Int
  package var bands: [Band]
  package var runs: [Run]

  /// - Precondition: bands and runs satisfy the conditions in their documentation.
  package init(width: Int, height: Int, bands: [Band], runs: [Run]) {
    self.width = width
    self.height = height
    self.bands = bands
    self.runs = runs
  }

  /// A transparent picture.
  ///
  /// - Precondition: both sizes are positive and fit an `Int32`.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "runs of \(width)×\(height) pixels")
    self.width = width
    self.height = height
    bands = [Band(rowCount: Int32(height), runEnd: 0)]
    runs = []
  }
}
