import AutoLayout
import Certification
import Primitives

/// A scene as input of the engine, and the solved layout.
///
/// Of the recorded frames only those of the root and of fixed views (which keep their frame
/// relative to their parent) are used; intrinsic sizes are separate values in the manifest. As in
/// Interface Builder, some rules depend on the type of a view: for views inside a scroll view, its
/// edges mean its content, and a visual effect view is filled by its content.
struct CorpusLayout {
  private let scene: CorpusScene
  let views: [CorpusScene.View]
  var numbers: [String: ViewIndex] = [:]
  var guides: [String: LayoutItem] = [:]
  var constraints: [LayoutConstraint] = []
  var problems: [String] = []

  init(_ scene: CorpusScene) {
    self.scene = scene
    views = scene.views ?? []
    for (index, view) in views.enumerated() { numbers[view.id] = ViewIndex(index) }
    for guide in scene.guides ?? [] {
      let owner = guide.view.flatMap { numbers[$0] } ?? .root
      switch guide.kind {
      case "safeArea": guides[guide.id] = .safeArea(owner)
      case "topLayoutGuide": guides[guide.id] = .topLayoutGuide
      case "bottomLayoutGuide": guides[guide.id] = .bottomLayoutGuide
      case "contentLayoutGuide": guides[guide.id] = .contentLayoutGuide(owner)
      case "frameLayoutGuide": guides[guide.id] = .frameLayoutGuide(owner)
      default: problems.append("unknown guide \(guide.kind)")
      }
    }
    for constraint in scene.constraints ?? [] { add(constraint) }
    for view in views where view.fillsParent ?? false { fill(view) }
  }

  /// The frame of every view in its parent, and the conflicts.
  func solved() -> (frames: [Rect], conflicts: [LayoutConflict]) {
    var engine = LayoutEngine(
      views: views.map(layoutView), canvas: canvas, constraints: constraints)
    let conflicts = engine.activate(Array(constraints.indices))
    return (engine.geometries(on: PixelGrid(scale: 2)).map(\.frame), conflicts)
  }

  /// The layout with the checker's verdict.
  func certified() -> CertifiedLayout {
    var engine = LayoutEngine(
      views: views.map(layoutView), canvas: canvas, constraints: constraints)
    _ = engine.activate(Array(constraints.indices))
    return engine.certified()
  }

  /// Why a view's frame may differ from the recorded one.
  enum Cause: String, CaseIterable {
    case conflict = "required constraints of the scene contradict each other"
    case ambiguous = "the constraints leave it open"
    case stale = "the recorded frame contradicts required constraints"
    case weighed = "optional constraints are weighed otherwise"
  }

  /// - Parameter recorded: the frame in the parent.
  func cause(of view: Int, recorded: Rect) -> Cause {
    let index = ViewIndex(view)
    let pinned = constraints + pins(index, to: recorded)
    var engine = LayoutEngine(
      views: views.map(layoutView), canvas: canvas, constraints: pinned)
    guard engine.activate(Array(constraints.indices)).isEmpty else { return .conflict }
    if engine.ambiguities().contains(where: { $0.view == index }) { return .ambiguous }
    return engine.activate(Array(pinned.indices)).isEmpty ? .weighed : .stale
  }

  /// Constraints that keep the frame within the tolerance of the comparison.
  private func pins(_ view: ViewIndex, to frame: Rect) -> [LayoutConstraint] {
    guard let parent = superview(of: views[view.rawValue]) else { return [] }
    let lengths: [(LayoutAttribute, LayoutAttribute?, Double)] = [
      (.left, .left, frame.minX), (.top, .top, frame.minY), (.width, nil, frame.width),
      (.height, nil, frame.height),
    ]
    return lengths.flatMap { attribute, edge, length in
      [(LayoutRelation.greaterThanOrEqual, -0.5), (.lessThanOrEqual, 0.5)].map { relation, slack in
        LayoutConstraint(
          firstItem: .frameLayoutGuide(view), firstAttribute: attribute, relation: relation,
          secondItem: edge.map { _ in .frameLayoutGuide(parent) },
          secondAttribute: edge ?? .notAnAttribute, constant: length + slack)
      }
    }
  }

  private var canvas: LayoutCanvas {
    let insets = scene.env?.safeArea
    return LayoutCanvas(
      size: rect(views[0].frame).size,
      safeAreaInsets: EdgeInsets(
        top: insets?.top ?? 0, left: insets?.left ?? 0, bottom: insets?.bottom ?? 0,
        right: insets?.right ?? 0))
  }
}

extension CorpusLayout {
  private func layoutView(_ view: CorpusScene.View) -> LayoutView {
    var layout = LayoutView(superview: superview(of: view), content: content(of: view))
    if view.fixed ?? false, !(view.fillsParent ?? false), let parent = parent(of: view) {
      let origin = rect(view.frame).origin - rect(parent.frame).origin
      layout.frame = Rect(origin: origin, size: rect(view.frame).size)
    }
    if let margins = view.margins {
      layout.layoutMargins = LayoutInsets(
        top: margins.top, near: margins.left, bottom: margins.bottom, far: margins.right)
    }
    layout.insetsLayoutMarginsFromSafeArea = false
    if let insets = view.alignmentInsets, insets.count == 4 {
      layout.alignmentRectInsets = LayoutInsets(
        top: insets[1], near: insets[0], bottom: insets[3], far: insets[2])
    }
    layout.isScrollView = isScrollView(view)
    layout.isHidden = view.hidden ?? false
    if let stack = view.stack { arrange(stack, view, &layout) }
    return layout
  }

  private func arrange(
    _ stack: CorpusScene.View.Stack, _ view: CorpusScene.View, _ layout: inout LayoutView
  ) {
    let alignments = ["top": "leading", "bottom": "trailing"]
    let alignment = alignments[stack.alignment] ?? stack.alignment
    let arranged = views.filter { $0.parent == view.id }.compactMap { numbers[$0.id] }
    layout.stack = StackArrangement(
      axis: stack.axis == "vertical" ? .vertical : .horizontal,
      distribution: StackArrangement.Distribution(rawValue: stack.distribution) ?? .fill,
      alignment: StackArrangement.Alignment(rawValue: alignment) ?? .fill,
      spacing: stack.spacing,
      isLayoutMarginsRelativeArrangement: stack.insets.contains { $0 != 0 },
      arrangedSubviews: arranged)
    if stack.insets.contains(where: { $0 != 0 }) {
      layout.layoutMargins = LayoutInsets(
        top: stack.insets[0], near: stack.insets[1], bottom: stack.insets[2],
        far: stack.insets[3])
    }
  }

  private func content(of view: CorpusScene.View) -> ContentSize {
    var content = ContentSize()
    for axis in LayoutAxis.allCases {
      let index = axis.rawValue
      content[axis].length = view.intrinsic?[index]
      content[axis].hugging = view.hugging.flatMap { LayoutPriority($0[index]) } ?? .defaultLow
      content[axis].compressionResistance =
        view.compression.flatMap { LayoutPriority($0[index]) } ?? .defaultHigh
    }
    return content
  }

  func superview(of view: CorpusScene.View) -> ViewIndex? {
    view.parent.flatMap { numbers[$0] } ?? (view.id == views[0].id ? nil : .root)
  }

  func parent(of view: CorpusScene.View) -> CorpusScene.View? {
    superview(of: view).map { views[$0.rawValue] }
  }

  func isScrollView(_ view: CorpusScene.View) -> Bool { view.type == "scrollView" }

  private func rect(_ frame: [Double]) -> Rect {
    Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

extension CorpusScene {
  /// The scene with wrong values in all recorded frames that are not used as input, that is all but
  /// those of the root, of fixed views and of their parents.
  var withCorruptFrames: CorpusScene {
    var scene = self
    let all = views ?? []
    var inputs: Set<String> = [root]
    for view in all where (view.fixed ?? false) && !(view.fillsParent ?? false) {
      inputs.formUnion([view.id, view.parent ?? root])
    }
    scene.views = all.map { view in
      var view = view
      if !inputs.contains(view.id) { view.frame = view.frame.map { $0 * -3 + 1234.5 } }
      return view
    }
    return scene
  }
}
