import Raster

extension PictureColors {
  /// Adds every pixel of a picture. The order of colours is that of their first appearance in a run.
  mutating func insert(_ picture: borrowing PictureRuns) {
    let runs = picture.runs.span
    var index = 0
    while index < runs.count, !hasMany {
      insert(runs[index].pixel)
      index += 1
    }
    var all = UInt32.max
    for index in index..<runs.count { all &= runs[unchecked: index].pixel }
    insertMany(all)
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
