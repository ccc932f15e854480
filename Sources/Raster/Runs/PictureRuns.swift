/// A picture as what differs from row to row: all that the filter Up of PNG leaves. Reused from
/// frame to frame: its storage is kept.
///
/// Pixels are straight RGBA, 8 bits a channel, red in the lowest byte; a transparent one is 0. The
/// form is canonical: pictures that look alike have the same bands and the same runs.
package struct PictureRuns: Hashable, Sendable {
  /// Neighbouring pixels of a row that are alike, and whose pixels above are alike, but not the
  /// same. Runs that touch differ in `pixel` or in `above`.
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

  /// Rows that are alike. Only the first has runs: the others are as the row above. No band but
  /// the first is without runs.
  package struct Band: Hashable, Sendable {
    /// At least 1.
    package var rowCount: Int32
    /// Its runs are those from the previous band's end to this one, by ascending column and
    /// without overlap.
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

  /// - Precondition: bands and runs are as they say of themselves.
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
