import AutoLayout
import JSONText
import Primitives

extension TimelineReader {
  /// What an item's spelling means; nil if nothing, which has been reported.
  ///
  /// - Parameter first: in a second item, the first one, whose superview `superview` is. The inner
  ///   nil is a first item that could not be read.
  mutating func item(
    _ syntax: EquationSyntax.Item, secondAfter first: LayoutItem??, in string: JSONString
  ) -> LayoutItem? {
    let name = syntax.name
    if name.text == "topLayoutGuide" || name.text == "bottomLayoutGuide" {
      guard let guide = syntax.guide else {
        return name.text == "topLayoutGuide" ? .topLayoutGuide : .bottomLayoutGuide
      }
      return reportGuideOfGuide(guide, of: name, in: string)
    }
    let place =
      name.text == "superview" ? superview(name, of: first, in: string) : view(name, in: string)
    guard let view = place else { return nil }
    guard let guide = syntax.guide else { return .view(view) }
    return self.guide(guide, of: view, in: string)
  }

  private mutating func view(_ name: TextName, in string: JSONString) -> ViewIndex? {
    if let view = items.view(name.text) { return view }
    if case .refusedGuide? = items[name.text]?.meaning { return nil }
    reportUnknown(name, .item, at: document.range(of: name.range, in: string))
    return nil
  }

  private mutating func superview(
    _ name: TextName, of first: LayoutItem??, in string: JSONString
  ) -> ViewIndex? {
    guard case .some(let first) = first else {
      document.report(
        .illegalEquation, "`superview` can only stand on the right side",
        at: document.range(of: name.range, in: string),
        help: "it is the superview of the item on the left")
      return nil
    }
    guard let first else { return nil }
    // A guide belongs to its view as a subview would.
    guard case .view(let view) = first else { return first.owner }
    if let superview = views[view.rawValue].superview { return superview }
    document.report(
      .illegalEquation, "`root` has no superview", at: document.range(of: name.range, in: string))
    return nil
  }

  private mutating func guide(
    _ name: TextName, of view: ViewIndex, in string: JSONString
  ) -> LayoutItem? {
    let range = document.range(of: name.range, in: string)
    switch name.text {
    case "safeArea" where view == .root: return .safeArea(view)
    case "readableContentGuide" where view == .root: return .readableContentGuide(view)
    case "layoutMarginsGuide":
      guard knowsMargins(of: view) else { return reportUnknownMargins(at: range) }
      return .layoutMarginsGuide(view)
    case "safeArea", "readableContentGuide":
      document.reportNotSupported("`\(name.text)` of a view other than `root`", at: range)
    case "contentLayoutGuide", "frameLayoutGuide":
      document.reportNotSupported("`\(name.text)`", at: range)
    default: reportUnknownGuide(name, at: range)
    }
    return nil
  }

  private mutating func reportUnknownGuide(_ name: TextName, at range: SourceRange) {
    let isAttribute = LayoutAttribute(rawValue: name.text) != nil
    document.report(
      .unknownName, "unknown guide \(quoted(name.text))", at: range,
      help: isAttribute
        ? "\(quoted(name.text)) is an attribute; an item has none"
        : document.correction(of: name.text, among: Self.guideNames)
          ?? "the guides are \(enumeration(Self.guideNames))")
  }

  private static let guideNames = [
    "safeArea", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide",
    "frameLayoutGuide",
  ]

  private mutating func reportGuideOfGuide(
    _ guide: TextName, of name: TextName, in string: JSONString
  ) -> LayoutItem? {
    document.report(
      .illegalEquation, "`\(name.text)` is a guide and has no guides itself",
      at: document.range(of: guide.range, in: string))
    return nil
  }

  /// The margins of a view inside a safe area contain its share of it, which comes later.
  func knowsMargins(of view: ViewIndex) -> Bool {
    view == .root || canvas.safeAreaInsets == LayoutInsets()
  }

  @discardableResult
  mutating func reportUnknownMargins(at range: SourceRange) -> LayoutItem? {
    document.reportNotSupported(
      "a margin of a view other than `root` on a canvas with safe area insets", at: range)
    return nil
  }

  /// An attribute of an item, checked against what the item has.
  mutating func attribute(
    _ name: String, of item: LayoutItem?, at place: TextPlace
  ) -> LayoutAttribute? {
    guard let attribute = LayoutAttribute(rawValue: name), attribute != .notAnAttribute else {
      reportUnknownAttribute(name, at: document.range(of: place))
      return nil
    }
    guard let item else { return nil }
    if attribute.isBaseline || attribute.isMargin, !item.isView {
      document.report(
        .illegalEquation, "a guide has no margins and no baselines", at: document.range(of: place),
        help: "guides have edges, a size and a centre")
      return nil
    }
    if attribute.isBaseline {
      document.reportNotSupported("the attribute `\(name)`", at: document.range(of: place))
      return nil
    }
    if attribute.isMargin, !knowsMargins(of: item.owner) {
      reportUnknownMargins(at: document.range(of: place))
      return nil
    }
    return attribute
  }

  private mutating func reportUnknownAttribute(_ name: String, at range: SourceRange) {
    let names = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map(\.rawValue)
    let nearest = document.correction(of: name, among: names + ["edges", "center", "size"])
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
