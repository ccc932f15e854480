import Raster

extension PictureColors {
  /// Adds every pixel of a picture. The order of colours is that of their first appearance in a run.
  mutating func insert(_ picture: borrowing PictureRuns) {
    let runs = picture.runs.span
    for index in runs.indices { insert(runs[index].pixel) }
    // Outside of runs the first row is transparent.
    if picture.firstRowCount < picture.width { insert(0) }
  }
}

extension PictureRuns {
  /// How many pixels of the first row are in runs.
  fileprivate var firstRowCount: Int {
    let end = bands.first.map { Int($0.runEnd) } ?? 0
    return runs[..<end].reduce(0) { $0 + Int($1.count) }
  }
}
