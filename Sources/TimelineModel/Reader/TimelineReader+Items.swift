import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  /// Looks an item up by its name; if there is none, reports that and returns nil.
  ///
  /// - Parameter first: for a second item, the first item, whose superview `superview` means; its
  ///   inner nil is a first item that could not be read. The outer nil is for a first item.
  mutating func item(
    _ syntax: EquationSyntax.Item, secondAfter first: LayoutItem??, in string: JSONString
  ) -> LayoutItem? {
    let name = syntax.name
    guard let item = named(name, secondAfter: first, in: string) else { return nil }
    guard let guide = syntax.guide else { return item }
    guard case .view(let view) = item else {
      return reportGuideOfGuide(guide, of: name, in: string)
    }
    return self.guide(guide, of: view, in: string)
  }

  private mutating func named(
    _ name: TextName, secondAfter first: LayoutItem??, in string: JSONString
  ) -> LayoutItem? {
    switch name.text {
    case "topLayoutGuide": return .topLayoutGuide
    case "bottomLayoutGuide": return .bottomLayoutGuide
    case "superview": return superview(name, of: first, in: string).map { .view($0) }
    default:
      if let item = items.item(name.text) { return item }
      reportUnknown(name, .item, at: document.range(of: name.range, in: string))
      return nil
    }
  }

  private mutating func superview(
    _ name: TextName, of first: LayoutItem??, in string: JSONString
  ) -> ViewIndex? {
    guard case .some(let first) = first else {
      document.report(
        .illegalEquation, "`superview` is only allowed on the right side",
        at: document.range(of: name.range, in: string),
        help: "name the view itself; `superview` means that of the item on the left")
      return nil
    }
    guard let first else { return nil }
    if let superview = superview(of: first) { return superview }
    document.report(
      .illegalEquation, "`root` has no superview", at: document.range(of: name.range, in: string),
      help: "relate it to `root` itself, or name another view")
    return nil
  }

  /// The superview of a view, or the owning view of a guide; nil for `root`.
  func superview(of item: LayoutItem) -> ViewIndex? {
    guard case .view(let view) = item else { return item.owner }
    return views[view.rawValue].superview
  }

  private mutating func guide(
    _ name: TextName, of view: ViewIndex, in string: JSONString
  ) -> LayoutItem? {
    switch name.text {
    case "safeArea", "safeAreaLayoutGuide": return .safeArea(view)
    case "readableContentGuide": return .readableContentGuide(view)
    case "layoutMarginsGuide": return .layoutMarginsGuide(view)
    case "frameLayoutGuide": return .frameLayoutGuide(view)
    case "contentLayoutGuide":
      // Only scroll views have this guide, and nothing else in the format marks a view as one.
      views[view.rawValue].layout.isScrollView = true
      return .contentLayoutGuide(view)
    default:
      reportUnknownGuide(name, at: document.range(of: name.range, in: string))
      return nil
    }
  }

  private mutating func reportUnknownGuide(_ name: TextName, at range: SourceRange) {
    let isAttribute = LayoutAttribute(rawValue: name.text) != nil
    document.report(
      .unknownName, "unknown guide \(quoted(name.text))", at: range,
      help: isAttribute
        ? "\(quoted(name.text)) is an attribute; write the item without it"
        : FamiliarWord.advice(on: name.text, as: .guide)
          ?? document.correction(of: name.text, among: Self.guideNames)
          ?? "the guides are \(enumeration(Self.guideNames))")
  }

  private static let guideNames = [
    "safeArea", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
    "contentLayoutGuide", "frameLayoutGuide",
  ]

  private mutating func reportGuideOfGuide(
    _ guide: TextName, of name: TextName, in string: JSONString
  ) -> LayoutItem? {
    document.report(
      .illegalEquation, "`\(name.text)` is a guide and has no guides itself",
      at: document.range(of: guide.range, in: string),
      help: "write the guide without the other, or that of a view")
    return nil
  }

  /// Returns the attribute of a name if the item has it; otherwise reports it and returns nil.
  mutating func attribute(
    _ name: String, of item: LayoutItem?, at place: TextPlace
  ) -> LayoutAttribute? {
    guard let attribute = LayoutAttribute(rawValue: name), attribute != .notAnAttribute else {
      reportUnknownAttribute(name, at: document.range(of: place))
      return nil
    }
    guard let item else { return nil }
    guard item.isView || !attribute.isBaseline && !attribute.isMargin else {
      document.report(
        .illegalEquation, "a guide has no margins and no baselines", at: document.range(of: place),
        help: "use an edge, a dimension or a centre of the guide")
      return nil
    }
    return attribute
  }

  private mutating func reportUnknownAttribute(_ name: String, at range: SourceRange) {
    let names = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map(\.rawValue)
    let nearest =
      FamiliarWord.advice(on: name, as: .attribute)
      ?? document.correction(of: name, among: names + ["edges", "center", "size"])
    document.report(
      .unknownName, "unknown attribute \(quoted(name))", at: range,
      help: nearest ?? "the attributes are \(enumeration(names))")
  }
}

extension LayoutItem {
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }
}
