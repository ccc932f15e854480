// Writes the views of a running app as a timeline of layoutanim. Add this file to an app or a test; it
// needs nothing else. Documentation/RunningApp.md of layoutanim describes how to use it.

import UIKit

/// Writes a tree of views, its constraints, guides, margins, stack views and colours as a timeline.
///
/// The same tree gives the same text. What a timeline cannot represent is listed in the `note` of its
/// view, or of the timeline.
@MainActor
struct LayoutCapture {
  /// The timeline of a view and everything in it, as JSON.
  ///
  /// - Parameters:
  ///   - root: laid out; its bounds become the canvas.
  ///   - name: a title for people.
  static func timeline(of root: UIView, name: String? = nil) -> String {
    var capture = LayoutCapture(root)
    return capture.timeline(name).text(indentation: 0) + "\n"
  }

  private let root: UIView
  private var ids: [ObjectIdentifier: String] = [:]
  private var guideIds: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = [
    "root", "superview", "topLayoutGuide", "bottomLayoutGuide", "required", "defaultHigh",
    "defaultLow", "fittingSizeLevel",
  ]
  private var takenByConstraints: Set<String> = [Self.systemGroup]
  private var counts: [String: Int] = [:]
  private var notes: [String] = []

  /// Of the constraints that UIKit makes from other properties. The group is not active, because the
  /// same properties make them again.
  private static let systemGroup = "madeByUIKit"

  private init(_ root: UIView) {
    self.root = root
    ids[ObjectIdentifier(root)] = "root"
    nameViews(in: root)
  }

  // MARK: Names

  private mutating func nameViews(in view: UIView) {
    for guide in ownGuides(of: view) {
      guideIds[ObjectIdentifier(guide)] = unusedName(guide.identifier, or: "guide")
    }
    for subview in view.subviews where !isSystemView(subview) {
      let type = String(describing: type(of: subview))
      ids[ObjectIdentifier(subview)] = unusedName(
        subview.accessibilityIdentifier ?? "", or: Self.word(of: type))
      nameViews(in: subview)
    }
  }

  /// A wish that can be a name and is unused, or else the word with a number.
  private mutating func unusedName(_ wish: String, or word: String) -> String {
    let name = Self.identifier(wish)
    if !name.isEmpty, taken.insert(name).inserted { return name }
    while true {
      counts[word, default: 0] += 1
      let candidate = word + String(counts[word, default: 0])
      if taken.insert(candidate).inserted { return candidate }
    }
  }

  /// `UIImageView` is `imageView`, `CardView` is `cardView`.
  private static func word(of type: String) -> String {
    let generic = type.prefix { $0 != "<" }
    var name = identifier(String(generic))
    if name.hasPrefix("UI"), name.count > 2 { name.removeFirst(2) }
    while name.hasPrefix("_") { name.removeFirst() }
    return name.isEmpty ? "view" : name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Letters, digits and underscores, not beginning with a digit; empty if nothing is left.
  private static func identifier(_ text: String) -> String {
    var name = ""
    for character in text {
      let isKept = character.isASCII && (character.isLetter || character.isNumber)
      if isKept { name.append(character) } else if name.last != "_" { name.append("_") }
    }
    while name.last == "_" { name.removeLast() }
    return name.first?.isNumber == true ? "_" + name : name
  }

  // MARK: The timeline

  private mutating func timeline(_ name: String?) -> Value {
    var constraints = Constraints()
    collect(from: root, into: &constraints)
    if constraints.unspoken > 0 {
      notes.append(
        "constraints that UIKit makes again and no equation has are omitted: \(constraints.unspoken)"
      )
    }
    let views = rootGuides() + root.subviews.filter { !isSystemView($0) }.map { view($0) }
    noteRoot()
    var all: [(String, Value)] = [("version", 1)]
    if let name { all.append(("name", .text(name))) }
    let canvas = canvas()
    all.append(("canvas", canvas))
    all.append(("views", .list(views)))
    all.append(("constraints", .list(constraints.own + systemBlock(constraints.system))))
    if !notes.isEmpty { all.insert(("note", .text(notes.joined(separator: "; "))), at: 1) }
    return .object(all)
  }

  private func systemBlock(_ constraints: [Value]) -> [Value] {
    guard !constraints.isEmpty else { return [] }
    return [
      .object([
        ("note", "UIKit made these from other properties, which make them again"),
        ("group", .text(Self.systemGroup)), ("active", .bool(false)),
        ("constraints", .list(constraints)),
      ])
    ]
  }

  /// Only a view of a timeline has guides, so that those of the root are views that nothing paints.
  private func rootGuides() -> [Value] {
    ownGuides(of: root).map {
      .object([("id", .text(id(of: $0))), ("note", "a layout guide of root")])
    }
  }

  private mutating func canvas() -> Value {
    let safe = root.safeAreaInsets
    let scale = min(3, max(1, root.traitCollection.displayScale.rounded()))
    let size = root.bounds.size
    // A canvas has whole pixels.
    let lengths = [size.width, size.height].map { max(1, ($0 * scale).rounded()) / scale }
    if lengths != [size.width, size.height] { notes.append("the canvas is rounded to pixels") }
    var all: [(String, Value)] = [
      ("width", .length(lengths[0])), ("height", .length(lengths[1])), ("scale", .length(scale)),
    ]
    if let color = root.backgroundColor { all.append(("backgroundColor", self.color(color))) }
    if safe != .zero { all.append(("safeAreaInsets", Self.insets(safe))) }
    all.append(("layoutMargins", Self.insets(ownMargins(of: root))))
    if !root.insetsLayoutMarginsFromSafeArea {
      all.append(("insetsLayoutMarginsFromSafeArea", .bool(false)))
    }
    if root.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      all.append(("layoutDirection", "rightToLeft"))
    }
    return .object(all)
  }

  private mutating func noteRoot() {
    if root is UIStackView { notes.append("root is a stack view; its arrangement is omitted") }
    if root is UIScrollView { notes.append("root is a scroll view; it does not scroll") }
    if root.alpha != 1 || root.isHidden || !root.transform.isIdentity
      || root.layer.cornerRadius != 0
    {
      notes.append("alpha, isHidden, transform and cornerRadius of root are omitted")
    }
  }

  // MARK: Views

  /// The indicators of scroll views and the like, which no app made.
  private func isSystemView(_ view: UIView) -> Bool {
    String(describing: type(of: view)).hasPrefix("_UI")
  }

  private mutating func view(_ view: UIView) -> Value {
    var all: [(String, Value)] = [("id", .text(id(of: view)))]
    var notes = ["\(type(of: view))"]
    all += appearance(of: view, &notes) + contents(of: view, &notes)
    all += placement(of: view, &notes) + layout(of: view)
    if let stack = view as? UIStackView { all.append(("stack", self.stack(stack))) }
    if let scroll = view as? UIScrollView {
      all.append(("contentOffset", Self.point(scroll.contentOffset)))
    }
    let guides = ownGuides(of: view)
    if !guides.isEmpty {
      all.append(("layoutGuides", .list(guides.map { .object([("id", .text(id(of: $0)))]) })))
    }
    let subviews = view.subviews.filter { !isSystemView($0) }
    if subviews.count < view.subviews.count { notes.append("private views of UIKit are omitted") }
    if !subviews.isEmpty { all.append(("subviews", .list(subviews.map { self.view($0) }))) }
    all.insert(("note", .text(notes.joined(separator: "; "))), at: 1)
    return .object(all)
  }

  private func id(of view: UIView) -> String { ids[ObjectIdentifier(view)] ?? "root" }

  private func id(of guide: UILayoutGuide) -> String { guideIds[ObjectIdentifier(guide)] ?? "" }

  private func appearance(of view: UIView, _ notes: inout [String]) -> [(String, Value)] {
    let layer = view.layer
    var all: [(String, Value)] = []
    if let color = view.backgroundColor { all.append(("backgroundColor", self.color(color))) }
    if view.alpha != 1 { all.append(("alpha", .length(min(1, max(0, view.alpha))))) }
    if view.isHidden { all.append(("hidden", .bool(true))) }
    if !view.transform.isIdentity { all.append(("transform", Self.transform(view.transform))) }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      all.append(("anchorPoint", Self.point(layer.anchorPoint)))
    }
    if layer.cornerRadius > 0 {
      all.append(("cornerRadius", .length(layer.cornerRadius)))
      if layer.cornerCurve != .circular { notes.append("its corners are continuous curves") }
      all += maskedCorners(layer.maskedCorners)
    }
    if layer.borderWidth > 0 {
      all.append(("borderWidth", .length(layer.borderWidth)))
      if let color = layer.borderColor { all.append(("borderColor", hex(UIColor(cgColor: color)))) }
    }
    if view.clipsToBounds { all.append(("clipsToBounds", .bool(true))) }
    if layer.zPosition != 0 { all.append(("zPosition", .length(layer.zPosition))) }
    if let gradient = layer as? CAGradientLayer { all += self.gradient(gradient, &notes) }
    all += shadow(of: layer)
    if layer.mask != nil { notes.append("its layer's mask is omitted") }
    let own = layer.sublayers?.filter { sublayer in
      !view.subviews.contains { $0.layer === sublayer }
    }
    if own?.isEmpty == false { notes.append("layers that are no views are omitted") }
    return all
  }

  private func maskedCorners(_ corners: CACornerMask) -> [(String, Value)] {
    let named: [(String, CACornerMask)] = [
      ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner),
      ("bottomRight", .layerMaxXMaxYCorner), ("bottomLeft", .layerMinXMaxYCorner),
    ]
    let names = named.filter { corners.contains($0.1) }.map { Value.text($0.0) }
    return names.count == named.count ? [] : [("maskedCorners", .list(names))]
  }

  private func gradient(
    _ layer: CAGradientLayer, _ notes: inout [String]
  ) -> [(String, Value)] {
    guard let colors = layer.colors as? [CGColor], colors.count >= 2 else {
      notes.append("its gradient is omitted")
      return []
    }
    if layer.type != .axial { notes.append("its gradient is not axial, but shown as if it were") }
    var all: [(String, Value)] = [
      ("colors", .list(colors.map { hex(UIColor(cgColor: $0)) }))
    ]
    if let locations = layer.locations {
      all.append(("locations", .list(locations.map { .number($0.doubleValue) })))
    }
    all.append(("startPoint", Self.point(layer.startPoint)))
    all.append(("endPoint", Self.point(layer.endPoint)))
    return [("gradient", .object(all))]
  }

  private func shadow(of layer: CALayer) -> [(String, Value)] {
    guard layer.shadowOpacity > 0 else { return [] }
    var all: [(String, Value)] = []
    if let color = layer.shadowColor { all.append(("color", hex(UIColor(cgColor: color)))) }
    all.append(("opacity", .number(Double(layer.shadowOpacity))))
    all.append(("radius", .length(layer.shadowRadius)))
    let offset = layer.shadowOffset
    all.append(("offset", Self.point(CGPoint(x: offset.width, y: offset.height))))
    return [("shadow", .object(all))]
  }

  private func contents(of view: UIView, _ notes: inout [String]) -> [(String, Value)] {
    guard let label = view as? UILabel else {
      if view is UIImageView { notes.append("its image is omitted") }
      return []
    }
    let text = label.text ?? ""
    if text.count > 10_000 { notes.append("its text is cut after 10,000 characters") }
    var all: [(String, Value)] = [
      ("string", .text(String(text.prefix(10_000)))),
      ("size", .length(min(1000, label.font.pointSize))),
      ("weight", .text(Self.weight(of: label.font))), ("color", color(label.textColor)),
    ]
    switch label.textAlignment {
    case .left: all.append(("alignment", "left"))
    case .center: all.append(("alignment", "center"))
    case .right: all.append(("alignment", "right"))
    default: break
    }
    all.append(("lines", .number(Double(min(10_000, max(0, label.numberOfLines))))))
    // The baselines of San Francisco, which layoutanim's font does not have.
    return [
      ("text", .object(all)), ("firstBaselineOffset", .length(label.font.ascender)),
      ("lastBaselineOffset", .length(-label.font.descender)),
    ]
  }

  private static func weight(of font: UIFont) -> String {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = traits?[.weight] as? CGFloat ?? 0
    let named: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    let nearest = named.min { abs($0.1.rawValue - weight) < abs($1.1.rawValue - weight) }
    return nearest?.0 ?? "regular"
  }

  private func placement(of view: UIView, _ notes: inout [String]) -> [(String, Value)] {
    guard view.translatesAutoresizingMaskIntoConstraints else { return [] }
    if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) {
      notes.append("its frame is omitted, because the stack view arranges it")
      return []
    }
    let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
    let frame: [(String, Value)] = [
      ("x", .length(view.center.x - anchor.x * size.width)),
      ("y", .length(view.center.y - anchor.y * size.height)),
      ("width", .length(size.width)), ("height", .length(size.height)),
    ]
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
    let mask = flags.filter { view.autoresizingMask.contains($0.1) }.map { Value.text($0.0) }
    return [("frame", .object(frame))] + (mask.isEmpty ? [] : [("autoresizingMask", .list(mask))])
  }

  private func layout(of view: UIView) -> [(String, Value)] {
    var all = content(of: view)
    let margins = ownMargins(of: view)
    if margins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      all.append(("layoutMargins", Self.insets(margins)))
    }
    if view.preservesSuperviewLayoutMargins {
      all.append(("preservesSuperviewLayoutMargins", .bool(true)))
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      all.append(("insetsLayoutMarginsFromSafeArea", .bool(false)))
    }
    let insets = view.alignmentRectInsets
    if insets != .zero { all.append(("alignmentRectInsets", Self.insets(insets))) }
    switch view.semanticContentAttribute {
    case .playback: all.append(("semanticContentAttribute", "playback"))
    case .spatial: all.append(("semanticContentAttribute", "spatial"))
    case .forceLeftToRight: all.append(("semanticContentAttribute", "forceLeftToRight"))
    case .forceRightToLeft: all.append(("semanticContentAttribute", "forceRightToLeft"))
    default: break
    }
    return all
  }

  private func content(of view: UIView) -> [(String, Value)] {
    let size = view.intrinsicContentSize
    let lengths = [("width", size.width), ("height", size.height)].filter { $0.1 >= 0 }
    var all: [(String, Value)] = []
    if !lengths.isEmpty || view is UILabel {
      all.append(("intrinsicContentSize", .object(lengths.map { ($0.0, .length($0.1)) })))
    }
    let hugging = [
      view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
    ]
    let resistance = [
      view.contentCompressionResistancePriority(for: .horizontal),
      view.contentCompressionResistancePriority(for: .vertical),
    ]
    if hugging != [.defaultLow, .defaultLow] {
      all.append(("contentHuggingPriority", Self.priorities(hugging)))
    }
    if resistance != [.defaultHigh, .defaultHigh] {
      all.append(("contentCompressionResistancePriority", Self.priorities(resistance)))
    }
    return all
  }

  /// UIKit's getter adds the safe area to what was set.
  private func ownMargins(of view: UIView) -> UIEdgeInsets {
    let margins = view.layoutMargins
    guard view.insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = view.safeAreaInsets
    return UIEdgeInsets(
      top: max(0, margins.top - safe.top), left: max(0, margins.left - safe.left),
      bottom: max(0, margins.bottom - safe.bottom), right: max(0, margins.right - safe.right))
  }

  private func stack(_ stack: UIStackView) -> Value {
    var all: [(String, Value)] = []
    let isVertical = stack.axis == .vertical
    if isVertical { all.append(("axis", "vertical")) }
    switch stack.distribution {
    case .fillEqually: all.append(("distribution", "fillEqually"))
    case .fillProportionally: all.append(("distribution", "fillProportionally"))
    case .equalSpacing: all.append(("distribution", "equalSpacing"))
    case .equalCentering: all.append(("distribution", "equalCentering"))
    default: break
    }
    switch stack.alignment {
    case .leading: all.append(("alignment", isVertical ? "leading" : "top"))
    case .trailing: all.append(("alignment", isVertical ? "trailing" : "bottom"))
    case .center: all.append(("alignment", "center"))
    case .firstBaseline: all.append(("alignment", isVertical ? "leading" : "firstBaseline"))
    case .lastBaseline: all.append(("alignment", isVertical ? "leading" : "lastBaseline"))
    default: break
    }
    if stack.spacing != 0 { all.append(("spacing", .length(stack.spacing))) }
    let custom = stack.arrangedSubviews.map { ($0, stack.customSpacing(after: $0)) }
      .filter { abs($0.1) < 1e9 }
    if !custom.isEmpty {
      all.append(("customSpacing", .object(custom.map { (id(of: $0.0), .length($0.1)) })))
    }
    if stack.isLayoutMarginsRelativeArrangement {
      all.append(("isLayoutMarginsRelativeArrangement", .bool(true)))
    }
    if stack.arrangedSubviews.count != stack.subviews.count
      || !zip(stack.arrangedSubviews, stack.subviews).allSatisfy({ $0 === $1 })
    {
      let arranged = stack.arrangedSubviews.map { Value.text(id(of: $0)) }
      all.append(("arrangedSubviews", .list(arranged)))
    }
    return .object(all)
  }

  // MARK: Constraints

  private struct Constraints {
    var own: [Value] = []
    /// What UIKit makes again.
    var system: [Value] = []
    /// How many of those no equation has: private attributes, and places that are a number.
    var unspoken = 0
  }

  private mutating func collect(from view: UIView, into constraints: inout Constraints) {
    for constraint in view.constraints {
      let type = String(describing: Swift.type(of: constraint))
      let identifier = constraint.identifier ?? ""
      let isSystem = type != "NSLayoutConstraint" || identifier.hasPrefix("UI")
      let isMadeAgain = isSystem && isMadeAgain(type, identifier)
      guard let value = self.constraint(constraint, isSystem ? type : nil) else {
        if isMadeAgain { constraints.unspoken += 1 } else { omit(constraint) }
        continue
      }
      if isMadeAgain { constraints.system.append(value) } else { constraints.own.append(value) }
    }
    for subview in view.subviews where !isSystemView(subview) {
      collect(from: subview, into: &constraints)
    }
  }

  /// Autoresizing masks, content sizes, stack views and system guides come from other keys.
  private func isMadeAgain(_ type: String, _ identifier: String) -> Bool {
    type == "NSAutoresizingMaskLayoutConstraint" || type == "NSContentSizeLayoutConstraint"
      || identifier.hasPrefix("UISV") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide")
      || identifier.hasPrefix("UIView-")
        && (identifier.contains("MarginsGuide") || identifier.contains("Margin-guide"))
  }

  /// An equation; nil for a constraint that no timeline can have.
  ///
  /// - Parameter systemType: the class of a constraint that UIKit made.
  private mutating func constraint(
    _ constraint: NSLayoutConstraint, _ systemType: String?
  ) -> Value? {
    guard let equation = equation(constraint) else { return nil }
    if let systemType {
      let name = constraint.identifier.map { " \($0)" } ?? ""
      return .object([
        ("note", .text("made by UIKit: \(systemType)\(name)")), ("equation", .text(equation)),
      ])
    }
    let id = Self.identifier(constraint.identifier ?? "")
    // H and V in front of a colon begin a visual format.
    guard !id.isEmpty, id != "H", id != "V", takenByConstraints.insert(id).inserted else {
      return .text(equation)
    }
    return .text("\(id): \(equation)")
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String? {
    guard let first = item(constraint.firstItem),
      let attribute = Self.name(of: constraint.firstAttribute),
      let constant = Self.decimal(constraint.constant),
      let multiplier = Self.decimal(constraint.multiplier),
      constraint.priority.rawValue > 0, constraint.priority.rawValue <= 1000
    else { return nil }
    var equation = "\(first).\(attribute) \(Self.symbol(of: constraint.relation)) "
    if let secondItem = constraint.secondItem {
      guard let second = item(secondItem), let other = Self.name(of: constraint.secondAttribute)
      else { return nil }
      equation += "\(second).\(other)"
      if constraint.multiplier != 1 { equation += " * \(multiplier)" }
      if constraint.constant > 0 { equation += " + \(constant)" }
      if constraint.constant < 0 { equation += " - \(constant.dropFirst())" }
    } else {
      guard attribute == "width" || attribute == "height" else { return nil }
      equation += constant
    }
    guard constraint.priority != .required else { return equation }
    return equation + " @" + Value.number(Double(constraint.priority.rawValue)).text(indentation: 0)
  }

  private static func symbol(of relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }

  /// A number as an equation has it, without exponent: nil for one that is too large, and rounded to
  /// a millionth of a point where it is too small.
  private static func decimal(_ number: CGFloat) -> String? {
    guard abs(number) <= 1e9 else { return nil }
    let text = Value.length(number).text(indentation: 0)
    guard text.contains("e") else { return text }
    return Value.length((number * 1e6).rounded() / 1e6).text(indentation: 0)
  }

  private mutating func omit(_ constraint: NSLayoutConstraint) {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { item -> String? in
      item.map { self.item($0) ?? "\(type(of: $0)) outside" }
    }
    notes.append("a constraint of \(items.joined(separator: " and ")) is omitted")
  }

  /// The item as a timeline names it; nil outside of the tree.
  private func item(_ item: AnyObject?) -> String? {
    if let view = item as? UIView { return ids[ObjectIdentifier(view)] }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let id = ids[ObjectIdentifier(owner)]
    else { return nil }
    if let own = guideIds[ObjectIdentifier(guide)] { return own }
    if guide === owner.safeAreaLayoutGuide { return id + ".safeArea" }
    if guide === owner.layoutMarginsGuide { return id + ".layoutMarginsGuide" }
    if guide === owner.readableContentGuide { return id + ".readableContentGuide" }
    guard let scroll = owner as? UIScrollView, owner !== root else { return nil }
    if guide === scroll.contentLayoutGuide { return id + ".contentLayoutGuide" }
    if guide === scroll.frameLayoutGuide { return id + ".frameLayoutGuide" }
    return nil
  }

  /// The guides that the app added. A stack view makes its own again.
  private func ownGuides(of view: UIView) -> [UILayoutGuide] {
    let scroll = view as? UIScrollView
    return view.layoutGuides.filter { guide in
      guide !== view.safeAreaLayoutGuide && guide !== view.layoutMarginsGuide
        && guide !== view.readableContentGuide && guide !== scroll?.contentLayoutGuide
        && guide !== scroll?.frameLayoutGuide && !guide.identifier.hasPrefix("UI")
    }
  }

  private static func name(of attribute: NSLayoutConstraint.Attribute) -> String? {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    default: nil
    }
  }

  // MARK: Values

  private static func priorities(_ axes: [UILayoutPriority]) -> Value {
    let values = axes.map { Value.number(Double(min(1000, max(1, $0.rawValue)))) }
    return .object([("horizontal", values[0]), ("vertical", values[1])])
  }

  private static func point(_ point: CGPoint) -> Value {
    .object([("x", .length(point.x)), ("y", .length(point.y))])
  }

  private static func insets(_ insets: UIEdgeInsets) -> Value {
    .object([
      ("top", .length(insets.top)), ("left", .length(insets.left)),
      ("bottom", .length(insets.bottom)), ("right", .length(insets.right)),
    ])
  }

  private static func transform(_ map: CGAffineTransform) -> Value {
    .list([map.a, map.b, map.c, map.d, map.tx, map.ty].map { .length($0) })
  }

  private func color(_ color: UIColor) -> Value {
    hex(color.resolvedColor(with: root.traitCollection))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque. Wider colours end at the edge of sRGB.
  private func hex(_ color: UIColor) -> Value {
    var channels: [CGFloat] = [0, 0, 0, 0]
    var (red, green, blue, alpha) = (channels[0], channels[1], channels[2], channels[3])
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    channels = [red, green, blue, alpha]
    let bytes = channels.map { Int((min(1, max(0, $0)) * 255).rounded()) }
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return .text("#" + digits.dropLast(bytes[3] == 255 ? 1 : 0).joined())
  }
}

// MARK: - JSON

extension LayoutCapture {
  /// A JSON value with the order of its members.
  private enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case number(Double)
    case text(String)
    case bool(Bool)
    case list([Value])
    case object([(String, Value)])

    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int) { self = .number(Double(number)) }

    static func length(_ length: CGFloat) -> Value { .number(Double(length)) }

    /// On one line if it is short, else with a line for each member or element.
    func text(indentation: Int) -> String {
      let line = self.line
      if line.count <= 96 - indentation { return line }
      let blanks = String(repeating: " ", count: indentation)
      switch self {
      case .list(let elements):
        let lines = elements.map { blanks + "  " + $0.text(indentation: indentation + 2) }
        return "[\n" + lines.joined(separator: ",\n") + "\n" + blanks + "]"
      case .object(let members):
        let lines = members.map { name, value in
          blanks + "  " + Self.quoted(name) + ": " + value.text(indentation: indentation + 2)
        }
        return "{\n" + lines.joined(separator: ",\n") + "\n" + blanks + "}"
      default: return line
      }
    }

    private var line: String {
      switch self {
      case .number(let number): return Self.text(of: number)
      case .text(let text): return Self.quoted(text)
      case .bool(let isTrue): return isTrue ? "true" : "false"
      case .list(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
      case .object(let members):
        let texts = members.map { Self.quoted($0) + ": " + $1.line }
        return texts.isEmpty ? "{}" : "{ " + texts.joined(separator: ", ") + " }"
      }
    }

    /// The shortest digits that read back as the number; 0 for what is not finite.
    private static func text(of number: Double) -> String {
      guard number.isFinite, number != 0 else { return "0" }
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\" + String(scalar)
        case _ where scalar.value < 0x20:
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }
}
