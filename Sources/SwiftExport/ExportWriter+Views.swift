import AutoLayout
import Primitives
import TimelineModel

extension ExportWriter {
  /// The statements that give the views what is declared, and put those of the initial tree into it.
  mutating func writeViews() {
    for index in timeline.views.indices {
      let view = timeline.views[index]
      let name = names.views[index]
      if index > 0 {
        code.line("\(name).accessibilityIdentifier = \(SwiftLiteral.string(view.id))")
        writePlacement(of: view, name)
      }
      writeAppearance(view.appearance, of: ViewIndex(index))
      if index > 0 { writeLayout(ViewIndex(index), from: .unset, to: view.layout) }
    }
    for (guide, name) in zip(timeline.guides, names.guides) {
      code.line("\(names[guide.owner]).addLayoutGuide(\(name))")
    }
    writeTree()
  }

  private mutating func writePlacement(of view: TimelineView, _ name: String) {
    let anchor = view.appearance.anchorPoint
    if anchor != .middle { code.line("\(name).layer.anchorPoint = \(SwiftLiteral.point(anchor))") }
    if let frame = view.frame {
      code.line("place(\(name), \(SwiftLiteral.rect(frame)))")
    } else {
      code.line("\(name).translatesAutoresizingMaskIntoConstraints = false")
    }
  }

  private mutating func writeTree() {
    let inserted = timeline.insertedViews
    for index in timeline.views.indices.dropFirst() {
      let view = timeline.views[index]
      guard let superview = view.superview, !inserted.contains(ViewIndex(index)) else { continue }
      code.line("\(names[superview]).addSubview(\(names.views[index]))")
    }
    for index in timeline.views.indices {
      guard let stack = timeline.views[index].layout.stack else { continue }
      writeArrangement(of: ViewIndex(index), stack)
    }
  }

  mutating func writeArrangement(of view: ViewIndex, _ stack: StackArrangement) {
    let arranged = SwiftLiteral.list(stack.arrangedSubviews.map { names[$0] })
    code.line("arrange(\(arranged), in: \(names[view]))")
    for (subview, space) in stack.customSpacing.sorted(by: { $0.key < $1.key }) {
      code.line(
        "\(names[view]).setCustomSpacing(\(SwiftLiteral.number(space)), after: \(names[subview]))")
    }
  }
}

extension Timeline {
  /// The views that changes put into the tree.
  fileprivate var insertedViews: Set<ViewIndex> {
    Set(
      keyframes.flatMap(\.changes).compactMap {
        if case .addSubview(let view, _) = $0.operation { view } else { nil }
      })
  }
}

extension LayoutView {
  /// What a new `UIView` has.
  static var unset: LayoutView {
    LayoutView(
      superview: nil, layoutMargins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
