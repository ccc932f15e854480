import Primitives

/// One step of painting any row of a picture.
enum PaintStep: Hashable, Sendable {
  case fill(Pixel, columns: AxisCoverage, rows: AxisCoverage)
  /// One of the list's outlines, by its index: an array in every step would slow all of them.
  case fillOutline(Pixel, index: Int, rows: Range<Int>)
  /// What follows is painted by itself. The rectangle holds all of it.
  case beginGroup(PixelRect)
  case endGroup(PixelRect, opacity: UInt8)
}

/// A scene made ready for painting row by row: clipped to the picture, every group's place known,
/// and the rows found that look different from the row above.
struct PaintList {
  private(set) var steps: [PaintStep] = []
  private(set) var outlines: [QuadOutline] = []
  private let width: Int
  private let height: Int

  private struct OpenGroup {
    var opacity: UInt8
    /// The step that begins it.
    var step: Int
    /// What it touches so far.
    var bounds: PixelRect
  }

  /// The groups that have begun and not ended, outermost first.
  private var open: [OpenGroup] = []
  /// For every row whether its coverage may differ from that of the row above. One more than
  /// there are rows, for edges at the bottom.
  private var changes: [Bool]

  /// - Precondition: the groups of the scene are balanced.
  init(_ scene: Scene) {
    width = scene.width
    height = scene.height
    changes = [Bool](repeating: false, count: scene.height + 1)
    for command in scene.commands {
      switch command {
      case .fill(let rect, let color):
        fill(
          Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY), Pixel(color))
      case .fillQuad(let quad, let color): fill(quad, Pixel(color))
      case .beginGroup(let opacity): beginGroup(opacity: opacity)
      case .endGroup: endGroup()
      }
    }
    precondition(open.isEmpty, "\(open.count) groups of a scene without an end")
  }

  private mutating func fill(_ topLeft: Point, _ bottomRight: Point, _ color: Pixel) {
    let columns = AxisCoverage.interval(from: topLeft.x, to: bottomRight.x, count: width)
    let rows = AxisCoverage.interval(from: topLeft.y, to: bottomRight.y, count: height)
    guard !columns.pixels.isEmpty, !rows.pixels.isEmpty else { return }
    steps.append(.fill(color, columns: columns, rows: rows))
    include(PixelRect(columns: columns.pixels, rows: rows.pixels))
    for row in rows.changes { changes[row] = true }
  }

  private mutating func fill(_ quad: Quad, _ color: Pixel) {
    if let (topLeft, bottomRight) = quad.uprightCorners {
      return fill(topLeft, bottomRight, color)
    }
    guard let outline = QuadOutline(quad, width: width, height: height) else { return }
    steps.append(.fillOutline(color, index: outlines.count, rows: outline.rows))
    outlines.append(outline)
    include(PixelRect(columns: outline.columns, rows: outline.rows))
    outline.forEachChange { changes[$0] = true }
  }

  /// Extends the innermost open group.
  private mutating func include(_ rect: PixelRect) {
    guard let last = open.indices.last else { return }
    open[last].bounds = open[last].bounds.union(rect)
  }

  private mutating func beginGroup(opacity: UInt8) {
    open.append(OpenGroup(opacity: opacity, step: steps.count, bounds: .empty))
    steps.append(.beginGroup(.empty))
  }

  private mutating func endGroup() {
    guard let group = open.popLast() else {
      preconditionFailure("the end of a group that did not begin, after \(steps.count) steps")
    }
    steps[group.step] = .beginGroup(group.bounds)
    steps.append(.endGroup(group.bounds, opacity: group.opacity))
    include(group.bounds)
  }

  /// The rows of the picture, cut wherever one may differ from the one above.
  var bands: [Range<Int>] {
    var bands: [Range<Int>] = []
    var start = 0
    for row in 1...height where changes[row] || row == height {
      bands.append(start..<row)
      start = row
    }
    return bands
  }
}

extension QuadOutline {
  /// Calls with every row that is not covered as the row above, and the one after the last. Rows
  /// between upright sides are alike, and so are those of a picture that is wholly within.
  fileprivate func forEachChange(_ body: (Int) -> Void) {
    body(rows.lowerBound)
    var (above, current) = (QuadRow(), QuadRow())
    above.cut(self, row: rows.lowerBound)
    for row in rows.dropFirst() {
      current.cut(self, row: row)
      if !current.isSame(as: above) { body(row) }
      swap(&above, &current)
    }
    body(rows.upperBound)
  }
}

extension AxisCoverage {
  /// The pixels whose covered part differs from that of the pixel before, and the one after the
  /// last.
  fileprivate var changes: [Int] {
    let (start, end) = (pixels.lowerBound, pixels.upperBound)
    return [start, start + 1, end - 1, end]
  }
}
