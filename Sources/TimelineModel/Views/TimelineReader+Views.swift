import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  static let viewShape = ObjectShape(
    "a view",
    ["id"] + ViewProperty.changeable + ["allowsEdgeAntialiasing", "layoutGuides", "subviews"])

  /// Reads the tree of views below `root`, parents before children.
  mutating func readViews(_ field: Field?) {
    var root = TimelineView(
      id: "root", superview: nil, appearance: Appearance(backgroundColor: rootColor))
    root.layout.layoutMargins = canvas.rootMargins
    root.layout.insetsLayoutMarginsFromSafeArea = canvas.insetsLayoutMarginsFromSafeArea
    views = [root]
    readSubviews(field, of: .root, depth: 1)
  }

  /// - Returns: the subviews, without their descendants.
  @discardableResult
  private mutating func readSubviews(
    _ field: Field?, of superview: ViewIndex, depth: Int
  ) -> [ViewIndex] {
    guard let field, let elements = document.list(field), !elements.isEmpty else { return [] }
    guard depth <= limits.depth else {
      reportDepth(at: field.value.shortRange)
      return []
    }
    var subviews: [ViewIndex] = []
    for element in elements {
      guard views.count <= limits.views else {
        reportViewLimit(at: element.range)
        break
      }
      let view = ViewIndex(views.count)
      readView(element, in: superview, depth: depth)
      if views.count > view.rawValue { subviews.append(view) }
    }
    return subviews
  }

  mutating func reportDepth(at range: SourceRange) {
    document.report(
      .limit, "views are nested more than \(limits.depth) deep", at: range,
      help: "declare some of them further out")
  }

  /// Reports once that there are too many views; those that follow are not read.
  mutating func reportViewLimit(at range: SourceRange) {
    guard !viewLimitReported else { return }
    viewLimitReported = true
    document.report(
      .limit, "there are more than \(limits.views) views",
      at: SourceRange(range.lower, range.lower + 1),
      help: "divide the timeline")
  }

  mutating func readView(_ field: Field, in superview: ViewIndex, depth: Int) {
    let element = Field(name: "a view", value: field.value)
    guard let fields = document.fields(element, of: Self.viewShape) else { return items.loseName() }
    let index = ViewIndex(views.count)
    if !fields.has("id") { document.reportMissing("id", in: fields, of: Self.viewShape) }
    let id = document.string(fields["id"])
    if let id { declare(id, .view(index)) } else { items.loseName() }
    if fields.mayBeMisnamed("frame") { unclearViews.insert(index) }
    readGuides(fields["layoutGuides"], of: index)
    views.append(view(fields, id: id?.value ?? "", superview: superview))
    let subviews = readSubviews(fields["subviews"], of: index, depth: depth + 1)
    views[index.rawValue].layout.stack = stack(fields, of: index, subviews: subviews)
    noteContentOffset(of: index, fields)
  }

  private mutating func view(
    _ fields: Fields, id: String, superview: ViewIndex
  ) -> TimelineView {
    let change = viewChange(fields)
    var shadow = Shadow()
    change.shadow?.apply(to: &shadow)
    checkString(fields["text"])
    var content = ContentSize()
    change.apply(to: &content)
    let anchorPoint = change.anchorPoint ?? .middle
    var layer = LayerStyle.plain
    for property in change.layer { property.apply(to: &layer) }
    var view = TimelineView(
      id: id, superview: superview,
      appearance: Appearance(
        backgroundColor: change.backgroundColor ?? .clear, alpha: change.alpha ?? 1,
        isHidden: change.isHidden ?? false, transform: change.transform ?? .identity,
        anchorPoint: anchorPoint, gradient: gradient(change.gradient), shadow: shadow,
        text: change.text.map(LabelText.init), image: image(change.image),
        allowsEdgeAntialiasing: document.boolean(fields["allowsEdgeAntialiasing"]) ?? false,
        layer: layer),
      frame: givenFrame(fields, change.placement, anchorPoint: anchorPoint), content: content,
      layoutMargins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      location: fields["id"].map { document.location(of: $0.range) })
    change.layout.apply(to: &view.layout)
    return view
  }
}

extension LabelText {
  fileprivate init(_ declaration: TextChange) {
    self.init()
    declaration.apply(to: &self)
  }
}
