import AutoLayout
import Primitives
import TimelineModel
import Typesetting

/// Observes labels at every rest: whether their text fits, and whether it can be read.
package struct LabelObserver {
  private var cut: [Int: Lint.CutText] = [:]
  private var faint: [Int: Lint.LowContrast] = [:]
  /// Labels whose contrast was not looked at at some rest.
  private var unsearched: Set<Int> = []
  private var work = 0
  private let mostWork: Int

  /// WCAG 2.2, success criterion 1.4.3, for text that is not large.
  static let leastContrast = 4.5

  /// How many views are looked at for contrast in a whole run; a second takes about 20 million.
  package static let mostWork = 50_000_000

  init(mostWork: Int = Self.mostWork) { self.mostWork = mostWork }

  /// - Parameter keyframe: the last one that was played; nil for the initial layout.
  mutating func note(_ runner: Runner, after keyframe: Int?) {
    guard !runner.labels.isEmpty else { return }
    var backdrop = BackdropSampler(runner)
    for label in runner.labels {
      guard let typeset = runner.tracks[label.view].label?.last, backdrop.isSeen(label.view)
      else { continue }
      if typeset.isCutOff, cut[label.view] == nil {
        cut[label.view] = Lint.CutText(
          view: ViewIndex(label.view), keyframe: keyframe, lines: typeset.lines.map(\.text))
      }
      guard work + backdrop.work < mostWork else {
        unsearched.insert(label.view)
        continue
      }
      noteContrast(of: typeset, in: label.view, &backdrop, keyframe, runner.timeline.canvas.scale)
    }
    work += backdrop.work
  }

  /// By kind, each in the order of the views.
  func lints(of timeline: Timeline) -> [Lint] {
    cut.values.sorted { $0.view.rawValue < $1.view.rawValue }.map { .cutText($0) }
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
        guard ratio < min(Self.leastContrast, faint[view]?.ratio ?? .infinity) else { continue }
        faint[view] = Lint.LowContrast(
          views: [ViewIndex(view)], keyframe: keyframe, ratio: ratio, text: text.rounded,
          on: below.rounded)
      }
    }
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

extension TypesetLabel {
  /// Whether a part of the text is not shown, or beyond the view's bounds.
  fileprivate var isCutOff: Bool {
    let height = text.font.metrics.lineHeight * Double(lines.count)
    let tolerance = 1e-3
    return isTruncated || height > size.height + tolerance && !lines.isEmpty
      || lines.contains { $0.width > size.width + tolerance }
  }
}

extension Timeline {
  /// Characters that the font lacks: the first of each text.
  var missingLetters: [Lint] {
    let declared = views.indices.compactMap { view in
      views[view].appearance.text.flatMap {
        Lint.MissingLetter($0, view: ViewIndex(view), location: views[view].location)
      }
    }
    let changed = keyframes.flatMap(\.changes).compactMap { change -> Lint.MissingLetter? in
      guard case .setText(let view, let text) = change.operation else { return nil }
      return Lint.MissingLetter(text, view: view, location: change.location)
    }
    return (declared + changed).map { .missingLetter($0) }
  }
}

extension Lint.MissingLetter {
  fileprivate init?(_ text: LabelText, view: ViewIndex, location: SourceLocation?) {
    let characters = Array(text.string)
    guard let index = characters.firstIndex(where: { !$0.isNewline && !Font.has($0) }) else {
      return nil
    }
    self.init(view: view, character: characters[index], position: index + 1, location: location)
  }
}
