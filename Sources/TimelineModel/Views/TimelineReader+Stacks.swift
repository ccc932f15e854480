import AutoLayout
import JSONText

extension TimelineReader {
  static let stackKeys = [
    "axis", "distribution", "alignment", "spacing", "customSpacing",
    "isLayoutMarginsRelativeArrangement", "arrangedSubviews",
  ]

  static let stackShape = ObjectShape("a stack", in: "stack", stackKeys)

  /// Reads the stack of a view's declaration.
  ///
  /// - Parameter subviews: the arranged subviews unless the stack lists them itself.
  mutating func stack(
    _ fields: Fields, of view: ViewIndex, subviews: [ViewIndex]
  ) -> StackArrangement? {
    guard fields.has("stack") else { return nil }
    var stack = StackArrangement(arrangedSubviews: subviews)
    // What is reported is a stack all the same, so that changes of it are not reported as well.
    guard let change = stackChange(fields["stack"], of: view) else { return stack }
    change.apply(to: &stack)
    document.checkAlignment(of: stack, change)
    if change.arrangedSubviews == nil, let place = fields.keyRange(of: "stack") {
      let location = document.location(of: place)
      for subview in subviews { checkIsArrangeable(subview, at: location) }
      checkArrangedCount(subviews.count, at: location)
    }
    return stack
  }

  /// Reads the stack properties that a declaration or a change sets.
  ///
  /// - Parameter view: the stack; nil if its name is unknown, so that its subviews are not checked.
  mutating func stackChange(_ field: Field?, of view: ViewIndex?) -> StackChange? {
    guard let field, let fields = document.fields(field, of: Self.stackShape) else { return nil }
    let axis = document.word(fields["axis"], among: LayoutAxis.named.map(\.key))
    let alignment: StackAlignment? = document.word(fields["alignment"])
    let place = fields["alignment"] ?? fields["axis"] ?? field
    return StackChange(
      axis: LayoutAxis.named.first { $0.key == axis }?.value,
      distribution: document.word(fields["distribution"]), alignment: alignment,
      spacing: document.number(fields["spacing"]),
      customSpacing: customSpacing(fields["customSpacing"], in: view),
      isLayoutMarginsRelativeArrangement: document.boolean(
        fields["isLayoutMarginsRelativeArrangement"]),
      arrangedSubviews: arrangedSubviews(fields["arrangedSubviews"], in: view),
      location: document.location(of: place.value.shortRange))
  }

  /// Reads the spacing after subviews, by their ids.
  private mutating func customSpacing(
    _ field: Field?, in stack: ViewIndex?
  ) -> [ViewIndex: Double]? {
    guard let field else { return nil }
    guard case .object(let members) = field.value.content else {
      document.reportType(of: field, expected: "an object")
      return nil
    }
    var spacing: [ViewIndex: Double] = [:]
    for member in members where !member.isNote {
      let space = document.number(Field(name: quoted(member.name.value), value: member.value))
      guard let view = subview(member.name, of: stack) else { continue }
      if spacing.updateValue(space ?? 0, forKey: view) != nil {
        document.report(
          .duplicateKey, "the key \(quoted(member.name.value)) occurs twice in this object",
          at: member.name.range,
          help: "remove one of them")
      }
    }
    return spacing
  }

  private mutating func arrangedSubviews(_ field: Field?, in stack: ViewIndex?) -> [NamedView]? {
    guard let elements = document.list(field) else { return nil }
    var arranged: [NamedView] = []
    var known: Set<ViewIndex> = []
    for element in elements {
      guard let name = document.string(element), let view = subview(name, of: stack) else {
        continue
      }
      let location = document.location(of: name.range)
      guard known.insert(view).inserted else {
        document.report(
          .duplicateName, "\(quoted(name.value)) is arranged twice", at: location,
          help: "remove one of them")
        continue
      }
      checkIsArrangeable(view, at: location)
      arranged.append(NamedView(view: view, location: location))
    }
    if let field {
      checkArrangedCount(arranged.count, at: document.location(of: field.value.shortRange))
    }
    return arranged
  }

  private mutating func subview(_ name: JSONString, of stack: ViewIndex?) -> ViewIndex? {
    guard let view = view(named: name), let stack else { return nil }
    if views[view.rawValue].superview == stack { return view }
    document.report(
      .wrongValue,
      "\(quoted(name.value)) is not a subview of \(quoted(views[stack.rawValue].id))",
      at: name.range, labels: declaration(of: view),
      help: "name subviews of the stack; it arranges no other views")
    return nil
  }

  /// Reports a view that a stack cannot arrange because it has a frame.
  mutating func checkIsArrangeable(_ view: ViewIndex, at location: SourceLocation) {
    guard views[view.rawValue].frame != nil else { return }
    document.report(
      .contradictoryKeys,
      "\(quoted(views[view.rawValue].id)) has a frame, so a stack cannot arrange it", at: location,
      labels: declaration(of: view),
      help: "remove its frame, or list the other subviews in `arrangedSubviews`")
  }

  /// Reports a stack that arranges more subviews than the limit.
  ///
  /// - Returns: whether it is within the limit.
  @discardableResult
  mutating func checkArrangedCount(_ count: Int, at location: SourceLocation) -> Bool {
    guard count > limits.arrangedSubviews else { return true }
    document.report(
      .limit, "a stack arranges more than \(limits.arrangedSubviews) subviews", at: location,
      help: "put some of them into a stack of their own")
    return false
  }

  /// A label that points to the declaration of a view; none if it has no location.
  func declaration(of view: ViewIndex) -> [Diagnostic.Label] {
    let location = views[view.rawValue].location
    return location.map { [Diagnostic.Label("declared here", at: $0)] } ?? []
  }

  /// Reports a change of the stack of a view that is not declared as a stack, and an empty change.
  mutating func checkStack(of view: ViewIndex, _ fields: Fields) {
    if case .object(let members)? = fields["stack"]?.value.content, members.isEmpty {
      document.reportEmptyChange(fields, missing: "a key of the stack")
    }
    guard let place = fields.keyRange(of: "stack"), views[view.rawValue].layout.stack == nil else {
      return
    }
    let message = "\(quoted(views[view.rawValue].id)) is not a stack"
    let location = document.location(of: place)
    guard !unclearViews.contains(view) else {
      return document.reportConsequence(
        .notChangeable, message, at: location,
        help: "give it a `stack` where it is declared")
    }
    guard !document.isRepeated(.changedStack(view.rawValue), at: location) else { return }
    document.report(
      .notChangeable, message, at: place,
      labels: declaration(of: view), help: "give it a `stack` where it is declared")
  }
}
