import AutoLayout
import Primitives
import TimelineModel
import Typesetting

/// Observes labels at every rest: whether their text fits, and whether it can be read.
package struct LabelObserver {
  private var cut: [Int: Lint.CutText] = [:]
  /// Labels whose text was shown whole at some rest: a card that is lower at another reveals it.
  private var whole: Set<Int> = []
  private var faint: [Int: Lint.LowContrast] = [:]
  /// Labels whose contrast was not looked at at some rest.
  private var unsearched: Set<Int> = []
  private var work = 0
  private let mostWork: Int
  private let mostPairs: Int

  /// How many views are looked at for contrast in a whole run; a second takes about 20 million.
  package static let mostWork = 20_000_000

  /// How many pairs of texts that overlap are looked at at a rest. All are known before the first is looked at:
  /// 10,000 texts in one place would take 4 GB.
  package static let mostPairs = 2_000_000

  init(mostWork: Int = Self.mostWork, mostPairs: Int = Self.mostPairs) {
    (self.mostWork, self.mostPairs) = (mostWork, mostPairs)
  }

  /// - Parameter keyframe: the last one that was played; nil for the initial layout.
  mutating func note(_ runner: Runner, after keyframe: Int?) {
    guard !runner.labels.isEmpty else { return }
    var backdrop = BackdropSampler(runner)
    var overlaps = TextOverlaps()
    for label in runner.labels {
      guard let typeset = runner.tracks[label.view].label?.last, backdrop.isSeen(label.view)
      else { continue }
      note(runner.visibility(of: typeset, in: label.view), of: typeset, label.view, keyframe)
      overlaps.note(typeset, in: label.view, runner, isFound: cut[label.view] != nil)
      guard work + backdrop.work < mostWork else {
        unsearched.insert(label.view)
        continue
      }
      noteContrast(of: typeset, in: label.view, &backdrop, keyframe, runner.timeline.canvas.scale)
    }
    if work + backdrop.work < mostWork, let pairs = overlaps.pairs(atMost: mostPairs) {
      note(pairs, keyframe, runner, &backdrop)
    } else {
      unsearched.formUnion(overlaps.views)
    }
    work += backdrop.work + overlaps.work
  }

  private mutating func note(
    _ visibility: TextVisibility, of label: TypesetLabel, _ view: Int, _ keyframe: Int?
  ) {
    if visibility == .whole { whole.insert(view) }
    guard case .partial(let reason) = visibility, cut[view] == nil else { return }
    cut[view] = Lint.CutText(
      view: ViewIndex(view), keyframe: keyframe, lines: label.lines.map(\.text), reason)
  }

  /// Only where the lower text is seen: a panel may be between the two.
  private mutating func note(
    _ pairs: [TextOverlaps.Pair], _ keyframe: Int?, _ runner: Runner,
    _ backdrop: inout BackdropSampler
  ) {
    for pair in pairs where cut[pair.upper] == nil {
      guard work + backdrop.work < mostWork else {
        unsearched.insert(pair.upper)
        continue
      }
      guard let place = runner.space(of: pair.lower).inverted(pair.place),
        backdrop.colors(ofTextIn: pair.lower, at: place) != nil
      else { continue }
      cut[pair.upper] = Lint.CutText(
        view: ViewIndex(pair.upper), keyframe: keyframe, lines: [], .over(ViewIndex(pair.lower)))
    }
  }

  /// By kind, each in the order of the views.
  func lints(of timeline: Timeline) -> [Lint] {
    cut.values.filter { !whole.contains($0.view.rawValue) || !$0.isRevealed }
      .sorted { $0.view.rawValue < $1.view.rawValue }.map { .cutText($0) }
      + joined.map { .lowContrast($0.labelled(timeline)) } + unsearchedLints
  }

  /// One for all labels of the same colours at the same rest, as the rows of a list are.
  private var joined: [Lint.LowContrast] {
    var joined: [Lint.LowContrast] = []
    var places: [Rest: Int] = [:]
    for (_, label) in faint.sorted(by: { $0.key < $1.key }) {
      if let place = places[Rest(label)] {
        joined[place].views += label.views
        joined[place].ratio = min(joined[place].ratio, label.ratio)
      } else {
        places[Rest(label)] = joined.count
        joined.append(label)
      }
    }
    return joined
  }

  private struct Rest: Hashable {
    let keyframe: Int?
    let text: Color
    let background: Color

    init(_ label: Lint.LowContrast) {
      (keyframe, text, background) = (label.keyframe, label.text, label.background)
    }
  }

  /// A label of low contrast is known to be one.
  private var unsearchedLints: [Lint] {
    let views = unsearched.subtracting(faint.keys).sorted().map { ViewIndex($0) }
    return views.isEmpty ? [] : [.unsearched(Lint.Unsearched(.contrast, views))]
  }

  /// Looks at both ends and the middle of every line.
  private mutating func noteContrast(
    of label: TypesetLabel, in view: Int, _ backdrop: inout BackdropSampler, _ keyframe: Int?,
    _ scale: Int
  ) {
    let middle = label.text.font.metrics.xHeight / 2
    for (line, (start, baseline)) in zip(
      label.lines, zip(label.lineStarts, label.baselines(scale: scale)))
    where line.width > 0 {
      for share in [0.02, 0.5, 0.98] {
        let point = Point(x: start + line.width * share, y: baseline - middle)
        guard let (text, below) = backdrop.colors(ofTextIn: view, at: point) else { continue }
        let ratio = text.contrast(to: below)
        guard ratio < min(label.text.font.leastContrast, faint[view]?.ratio ?? .infinity) else {
          continue
        }
        faint[view] = Lint.LowContrast(
          views: [ViewIndex(view)], keyframe: keyframe, ratio: ratio, text: text.rounded,
          on: below.rounded)
      }
    }
  }
}

extension Lint.CutText {
  /// Whether it is what a view shows less of that is not at its full height.
  fileprivate var isRevealed: Bool {
    if case .beyond(_, .vertical) = reason { true } else { false }
  }
}

extension Lint.LowContrast {
  /// With the place of the last change that gave the first view's text another colour.
  fileprivate func labelled(_ timeline: Timeline) -> Lint.LowContrast {
    guard let keyframe else { return self }
    var labelled = self
    var color = timeline.views[views[0].rawValue].appearance.text?.color
    for change in timeline.keyframes[...keyframe].lazy.flatMap(\.changes) {
      guard case .setText(views[0], let text) = change.operation, text.color != color
      else { continue }
      (color, labelled.change) = (text.color, change.location)
    }
    return labelled
  }
}

extension Font {
  /// WCAG 2.2, success criterion 1.4.3: text of 18 points, or of 14 in bold, is large.
  fileprivate var leastContrast: Double {
    let isBold = [.bold, .heavy, .black].contains(weight)
    return size >= (isBold ? 14 : 18) ? 3 : 4.5
  }
}
