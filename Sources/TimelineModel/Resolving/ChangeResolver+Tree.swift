import AutoLayout

extension ChangeResolver {
  mutating func add(_ added: AddedView, at location: SourceLocation) {
    guard let superview = reader.views[added.view.rawValue].superview else { return }
    _ = checkPresence(of: superview, at: added.superview)
    let count = presence.subviewCounts[superview.rawValue]
    let index = added.index ?? count
    if index > count, let location = added.indexLocation {
      reportPlace(in: superview, at: location)
    }
    // Before the insertion: once the view is in the tree, only the stack places it.
    if layouts[superview.rawValue].stack != nil {
      arrange(added.view, in: superview, at: index, location)
    }
    presence.insert(added.view, into: superview)
    emit(.addSubview(added.view, at: index), at: location)
  }

  private mutating func reportPlace(in superview: ViewIndex, at location: SourceLocation) {
    let count = presence.subviewCounts[superview.rawValue]
    let id = reader.views[superview.rawValue].id
    reader.document.report(
      .outOfRange,
      "`at` must be at most \(count): \(quoted(id)) has that many subviews at this time",
      at: location, help: "omit `at` to add the view at the front; 0 is the back")
  }

  private mutating func arrange(
    _ view: ViewIndex, in superview: ViewIndex, at index: Int, _ location: SourceLocation
  ) {
    let count = layouts[superview.rawValue].stack?.arrangedSubviews.count ?? 0
    guard reader.checkArrangedCount(count + 1, at: location) else { return }
    layouts[superview.rawValue].stack?.arrangedSubviews.insert(view, at: min(index, count))
    emit(.setLayout(superview, layouts[superview.rawValue]), at: location)
  }

  /// Removes a view and its descendants, and the constraints that refer to any of them, whose names
  /// become free.
  mutating func remove(_ named: NamedView, at location: SourceLocation) {
    let view = named.view
    guard checkPresence(of: view, at: named.location),
      let superview = reader.views[view.rawValue].superview
    else { return }
    let removal = ConstraintNames.Removal(
      location: named.location, view: reader.views[view.rawValue].id)
    for view in presence.remove(view, from: superview, at: named.location) {
      for constraint in constraintsByView[view.rawValue] {
        names.remove(constraint, removal)
        states[constraint].isActive = false
      }
    }
    layouts[superview.rawValue].stack?.arrangedSubviews.removeAll { $0 == view }
    emit(.removeFromSuperview(view), at: location)
  }

  /// Whether a view is in the tree at this time; if not, reports that.
  mutating func checkPresence(of view: ViewIndex, at location: SourceLocation) -> Bool {
    let declared = reader.views[view.rawValue]
    let name = quoted(declared.id)
    switch presence[view] {
    case .present: return true
    case .notYetAdded where !isInserted(view):
      reader.document.reportConsequence(
        .unknownName, "the view \(name) is not in the tree at this time", at: location,
        help: "add it by `{ \"addSubview\": \"\(declared.id)\" }` first")
    case .notYetAdded:
      guard !reader.document.isRepeated(.absentView(view.rawValue), at: location) else { break }
      reader.document.report(
        .unknownName, "the view \(name) is not in the tree at this time", at: location,
        labels: declared.location.map {
          [Diagnostic.Label("added here, by a later change", at: $0)]
        } ?? [],
        help: "change it in a later keyframe, or add it in an earlier one")
    case .removed(let removal):
      guard !reader.document.isRepeated(.removedView(view.rawValue), at: location) else { break }
      reader.document.report(
        .removedName, "the view \(name) has been removed", at: location,
        labels: [Diagnostic.Label("removed here", at: removal)],
        help: "change it before it is removed, or hide it instead")
    }
    return false
  }

  /// Whether a change adds the view or one around it. If none does, that change has an error.
  private func isInserted(_ view: ViewIndex) -> Bool {
    var next: ViewIndex? = view
    while let view = next {
      if insertedViews.contains(view) { return true }
      next = reader.views[view.rawValue].superview
    }
    return false
  }

  mutating func checkSizes(in expression: Expression?, at location: SourceLocation) {
    for view in expression?.views ?? [] { _ = checkPresence(of: view, at: location) }
  }

  /// Reports each absent view of a declaration once, although all of its constraints may refer to
  /// it.
  mutating func checkItems(of declaration: ConstraintDeclaration) {
    var absent: Set<ViewIndex> = []
    for member in declaration.members {
      let constraint = reader.constraints[member]
      for view in constraint.constraint.views
      where !presence[view].isPresent && absent.insert(view).inserted {
        _ = checkPresence(of: view, at: constraint.location)
      }
    }
  }
}

extension LayoutConstraint {
  /// The views whose removal from the tree removes the constraint.
  var views: [ViewIndex] {
    guard let second = secondItem?.owner, second != firstItem.owner else {
      return [firstItem.owner]
    }
    return [firstItem.owner, second]
  }
}
