import Primitives

/// The part of the picture that each group of a scene touches, in the order in which groups begin.
///
/// Known before painting starts, so that a group is composited in a buffer no larger than needed.
struct GroupBounds {
  private(set) var bounds: [PixelRect] = []
  /// The groups that have begun and not ended, outermost first, as indices into `bounds`.
  private var open: [Int] = []

  /// - Precondition: the groups of the scene are balanced.
  init(_ scene: Scene) {
    for command in scene.commands {
      switch command {
      case .fill(let rect, _): include(rect.touched(width: scene.width, height: scene.height))
      case .beginGroup: begin()
      case .endGroup: end()
      }
    }
    precondition(open.isEmpty, "\(open.count) groups of a scene without an end")
  }

  private mutating func include(_ rect: PixelRect) {
    guard let group = open.last else { return }
    bounds[group] = bounds[group].union(rect)
  }

  private mutating func begin() {
    open.append(bounds.count)
    bounds.append(.empty)
  }

  private mutating func end() {
    guard let ended = open.popLast() else {
      preconditionFailure("the end of a group that did not begin, after \(bounds.count) groups")
    }
    // A group lies within the one around it.
    include(bounds[ended])
  }
}

extension Rect {
  func columnCoverage(width: Int) -> AxisCoverage {
    .interval(from: minX, to: maxX, count: width)
  }

  func rowCoverage(height: Int) -> AxisCoverage {
    .interval(from: minY, to: maxY, count: height)
  }

  fileprivate func touched(width: Int, height: Int) -> PixelRect {
    PixelRect(
      columns: columnCoverage(width: width).pixels, rows: rowCoverage(height: height).pixels)
  }
}
