import AutoLayout
import JSONText

extension TimelineReader {
  /// Declares the views that keyframes add, in file order, so that constraints can refer to them.
  /// The rest of the keyframes is read later.
  mutating func readAddedViews(_ keyframes: Field?) {
    var unknown: [JSONString] = []
    for change in keyframes?.value.elements.flatMap(\.allChanges) ?? [] {
      guard let view = change.member("addSubview") else { continue }
      let superview = superview(of: change, &unknown)
      readAddedView(view, in: superview)
    }
    for name in unknown { reportSuperview(name) }
  }

  /// The view whose declaration starts at an offset of the file. The search is binary: a file can
  /// add 100,000 views.
  func addedView(at offset: Int) -> ViewIndex? {
    var (first, end) = (0, addedViews.count)
    while first < end {
      let middle = (first + end) / 2
      if addedViews[middle].offset < offset { first = middle + 1 } else { end = middle }
    }
    guard first < addedViews.count, addedViews[first].offset == offset else { return nil }
    return addedViews[first].view
  }

  private mutating func readAddedView(_ value: JSONValue, in superview: ViewIndex) {
    guard views.count <= limits.views else { return reportViewLimit(at: value.range) }
    let first = views.count
    let depth = depth(of: superview) + 1
    guard depth <= limits.depth else { return reportDepth(at: value.shortRange) }
    readView(Field(name: "a view", value: value), in: superview, depth: depth)
    guard views.count > first else { return }
    for index in first..<views.count { views[index].isInitial = false }
    let view = ViewIndex(first)
    addedViews.append((value.range.lower, view))
    if views[superview.rawValue].layout.stack != nil {
      checkIsArrangeable(view, at: document.location(of: value.shortRange))
    }
  }

  /// The view that `to` names. It must have been declared before, because parents precede children;
  /// otherwise its name is added to `unknown` and `root` takes its place.
  private func superview(of change: JSONValue, _ unknown: inout [JSONString]) -> ViewIndex {
    guard case .string(let name)? = change.member("to")?.content else { return .root }
    if let view = items.view(name.value) { return view }
    unknown.append(name)
    return .root
  }

  private mutating func reportSuperview(_ name: JSONString) {
    guard let view = items.view(name.value) else {
      _ = self.view(named: name)
      return
    }
    document.report(
      .unknownName, "\(quoted(name.value)) is declared later in the file", at: name.range,
      labels: declaration(of: view),
      help: "name `root` or a view declared earlier")
  }

  /// The number of ancestors of a view; 0 for `root`.
  private func depth(of view: ViewIndex) -> Int {
    var depth = 0
    var ancestor = view
    while let superview = views[ancestor.rawValue].superview {
      ancestor = superview
      depth += 1
    }
    return depth
  }
}

extension JSONValue {
  /// The changes of a keyframe and of the animations inside it, in the order of the file.
  fileprivate var allChanges: [JSONValue] {
    guard case .object(let members) = content else { return [] }
    return members.flatMap { member in
      switch member.name.value {
      case "changes": member.value.elements
      case "animation": member.value.allChanges
      case "animations", "relativeKeyframes": member.value.elements.flatMap(\.allChanges)
      default: [JSONValue]()
      }
    }
  }
}
