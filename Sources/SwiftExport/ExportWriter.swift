import AutoLayout
import Primitives
import TimelineModel

/// Writes the statements of one timeline, and follows the values that they set.
struct ExportWriter {
  let timeline: Timeline
  let names: SwiftNames
  let classes: [ViewClass]
  var code = SwiftCode()
  /// By view, as set so far.
  var layouts: [LayoutView]
  /// By view: the degrees that the last change of `transform.rotation` set, full turns included.
  var rotations: [ViewIndex: Double] = [:]
  var faults: [ExportFault] = []
  /// In the order of the first occurrence.
  private(set) var differences: [ExportDifference] = []
  private var known: Set<ExportDifference> = []

  init(_ timeline: Timeline, _ names: SwiftNames) {
    self.timeline = timeline
    self.names = names
    let changed = timeline.changedAppearances
    classes = timeline.views.indices.map {
      ViewClass(timeline.views[$0], [timeline.views[$0].appearance] + (changed[$0] ?? []))
    }
    layouts = timeline.views.map(\.layout)
  }

  mutating func note(_ difference: ExportDifference) {
    if known.insert(difference).inserted { differences.append(difference) }
  }

  func id(_ view: ViewIndex) -> String { timeline.views[view.rawValue].id }
}

extension Timeline {
  /// By view: what changes set of it that decides its class.
  fileprivate var changedAppearances: [Int: [Appearance]] {
    var found: [Int: [Appearance]] = [:]
    for change in keyframes.flatMap(\.changes) {
      switch change.operation {
      case .setText(let view, let text):
        found[view.rawValue, default: []].append(Appearance(text: text))
      case .setImage(let view, let image):
        found[view.rawValue, default: []].append(Appearance(image: image))
      case .setGradient(let view, let gradient):
        found[view.rawValue, default: []].append(Appearance(gradient: gradient))
      default: break
      }
    }
    return found
  }
}
