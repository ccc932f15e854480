import AutoLayout
import Primitives
import TimelineModel
import Timing
import Typesetting

/// Labels and image views: sizes that follow from texts and images.
extension Runner {
  /// The labels and image views of a timeline: views that have a text or an image, or get one.
  static func labels(of timeline: Timeline) -> [LabelState] {
    var views = Set(timeline.views.indices.filter { timeline.views[$0].appearance.givesSize })
    for change in timeline.keyframes.lazy.flatMap(\.changes) {
      switch change.operation {
      case .setText(let view, _), .setImage(let view, _): views.insert(view.rawValue)
      default: continue
      }
    }
    return views.sorted().map { LabelState($0, timeline.views[$0]) }
  }

  /// Changes a label, and the constraints that follow from it.
  ///
  /// - Returns: the conflicts that this causes; nil if the view is neither a label nor an image
  ///   view.
  mutating func changeLabel(
    _ view: ViewIndex, _ change: (inout LabelState) -> Void
  ) -> [LayoutConflict]? {
    guard let index = labelIndex(of: view.rawValue) else { return nil }
    change(&labels[index])
    return applyLabels([index])
  }

  /// The search is binary: many labels may change in one keyframe.
  private func labelIndex(of view: Int) -> Int? {
    var (first, end) = (0, labels.count)
    while first < end {
      let middle = (first + end) / 2
      if labels[middle].view < view { first = middle + 1 } else { end = middle }
    }
    return first < labels.count && labels[first].view == view ? first : nil
  }

  private mutating func applyLabels(_ indices: [Int]) -> [LayoutConflict] {
    engine.setContents(
      indices.map { labels[$0].measured(&measuredTexts, scale: timeline.canvas.scale) })
  }

  /// Lays labels out as `UILabel` does in two passes: the first takes every line as long as it is;
  /// the second gives labels that are narrower than that the height of their wrapped lines.
  mutating func fitLabels() {
    let wrapping = labels.indices.filter {
      labels[$0].wraps && engine.isPresent[labels[$0].view]
    }
    guard !wrapping.isEmpty else { return }
    let wrapped = wrapping.filter { labels[$0].width != .infinity }
    for index in wrapped { labels[index].width = .infinity }
    _ = applyLabels(wrapped)
    let narrow = narrowLabels(among: wrapping)
    recordConflicts(
      applyLabels(narrow), keyframe: playedCount == 0 ? nil : playedCount - 1, change: nil)
  }

  /// Sets the widths of the labels that the layout makes narrower than their longest line.
  private mutating func narrowLabels(among wrapping: [Int]) -> [Int] {
    let solved = engine.geometries(on: grid)
    return wrapping.filter { index in
      let natural = labels[index].layout(&measuredTexts, scale: timeline.canvas.scale)
      let width = solved[labels[index].view].size.width
      guard let natural, width < natural.size.width else { return false }
      labels[index].width = width
      return true
    }
  }

  /// Sets what labels show after a layout pass, at once: text is not animated.
  mutating func typesetLabels(at time: Nanoseconds) {
    for label in labels {
      let (text, size) = (appearances[label.view].text, geometries[label.view].size)
      let direction = engine.direction(of: ViewIndex(label.view))
      let last = tracks[label.view].label?.last
      guard last?.text != text || last?.size != size || last?.direction != direction else {
        continue
      }
      let typeset = text.map { text in
        TypesetLabel(text, measuredTexts.measured(text, of: label.view), size: size, direction)
      }
      guard last != typeset else { continue }
      if tracks[label.view].label == nil { tracks[label.view].label = ModelHistory(nil) }
      tracks[label.view].label?.set(typeset, at: time)
      textLines += typeset?.lines.count ?? 0
    }
  }
}

extension Appearance {
  /// Whether it has something that gives a view its intrinsic content size.
  fileprivate var givesSize: Bool { text != nil || image != nil }
}
