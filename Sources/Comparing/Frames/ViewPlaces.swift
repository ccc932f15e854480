import Planning
import Presentation

/// Where views are seen in a frame, and their colours in a picture of the same size.
struct ViewPlaces {
  /// The smallest rectangle around some pixels.
  fileprivate struct Box {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

    init() {}

    mutating func include(_ x: Int, _ y: Int) {
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
    }

    func edges(minus other: Box) -> [Int] {
      [left - other.left, top - other.top, right - other.right, bottom - other.bottom]
    }
  }

  fileprivate struct Tint {
    /// The view that has the colour; nil if several have it.
    var view: Int?
    var count = 0
    var frame = Box()
    var picture: Box?
  }

  private var tints: [UInt32: Tint] = [:]
  /// By view.
  private var differingPixels: [Int: Int] = [:]
  /// By view, the colour of its own that most of its pixels have.
  private var colors: [Int: UInt32] = [:]

  /// - Parameter shown: drawn from `AnimationPlan.viewScene(at:)`.
  /// - Precondition: all are of the same size.
  init(
    _ frame: borrowing FramePicture, _ picture: borrowing FramePicture,
    shown: borrowing FramePicture, tolerance: Int
  ) {
    let size = frame.size
    var (own, others, indices): ([UInt32], [UInt32], [UInt32]) = ([], [], [])
    for y in 0..<size.height {
      frame.copyRow(y, into: &own)
      picture.copyRow(y, into: &others)
      shown.copyRow(y, into: &indices)
      for x in 0..<size.width {
        guard let view = AnimationPlan.viewIndex(of: indices[x]) else { continue }
        note(own[x], of: view, x, y)
        let difference = own[x] == others[x] ? 0 : own[x].channelDifference(from: others[x])
        if difference > tolerance { differingPixels[view, default: 0] += 1 }
      }
    }
    for y in 0..<size.height {
      picture.copyRow(y, into: &others)
      for x in 0..<size.width { tints[others[x]]?.include(x, y) }
    }
    chooseColors()
  }

  private mutating func note(_ color: UInt32, of view: Int, _ x: Int, _ y: Int) {
    var tint = tints[color] ?? Tint(view: view)
    if tint.view != view { tint.view = nil }
    tint.count += 1
    tint.frame.include(x, y)
    tints[color] = tint
  }

  /// Of several colours with equally many pixels the least one, whatever the order of the dictionary.
  private mutating func chooseColors() {
    for (color, tint) in tints.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      if let view = tint.view, colors[view] == nil { colors[view] = color }
    }
  }

  /// What differs about a view; nil if nothing does.
  func view(_ index: Int, id: String) -> PictureComparison.View? {
    let count = differingPixels[index] ?? 0
    let tint = colors[index].flatMap { tints[$0] }
    let edges = tint.flatMap { tint in tint.picture?.edges(minus: tint.frame) }
    let isMissing = tint != nil && tint?.picture == nil
    if count == 0, edges?.allSatisfy({ $0 == 0 }) != false, !isMissing { return nil }
    return PictureComparison.View(
      id: id, differingPixels: count, edges: edges, isMissing: isMissing)
  }
}

extension ViewPlaces.Tint {
  fileprivate mutating func include(_ x: Int, _ y: Int) {
    var box = picture ?? ViewPlaces.Box()
    box.include(x, y)
    picture = box
  }
}
