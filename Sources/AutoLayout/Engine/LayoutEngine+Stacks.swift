extension LayoutEngine {
  /// Replaces the constraints of a stack view by those of its current arrangement. Constraints that
  /// are in both stay in the solver.
  mutating func installStack(of view: ViewIndex) {
    guard isPresent[view.rawValue] else { return }
    updatePlaces(in: view)
    guard let arrangement = views[view.rawValue].stack else {
      return replace(\.stack, of: view, by: [])
    }
    var constraints = StackConstraints(stack: view, arrangement, arrangedSubviews(of: arrangement))
    assignGuides(to: constraints.guideUses, of: view)
    constraints.guides = stackGuides[view, default: StackGuides()].guides
    replace(\.stack, of: view, by: constraints.equations().map { (.stack(view, $0), $1) })
  }

  /// Creates guides if there are too few.
  private mutating func assignGuides(to uses: [StackGuides.Use], of stack: ViewIndex) {
    var assigned = stackGuides[stack, default: StackGuides()]
    while assigned.guides.count < uses.count {
      assigned.guides.append(GuideIndex(guideFrames.count))
      guideFrames.append(FrameVariables(in: &solver))
      guidePlaces.append(0)
    }
    assigned.assign(to: uses)
    for (place, guide) in assigned.guides.enumerated() { guidePlaces[guide.rawValue] = place }
    if !assigned.guides.isEmpty { stackGuides[stack] = assigned }
  }

  /// Updates the superview's constraints, if that is a stack view, after a change of a subview.
  mutating func installStackOfSuperview(of view: ViewIndex) {
    guard let superview = views[view.rawValue].superview,
      views[superview.rawValue].stack != nil
    else { return }
    installStack(of: superview)
  }

  private func arrangedSubviews(of stack: StackArrangement) -> [StackConstraints.Arranged] {
    stack.arrangedSubviews.filter { isPresent[$0.rawValue] && !isLeftOut($0) }
      .map { arrangedSubview($0, of: stack) }
  }

  /// What the superview's constraints depend on, if that is a stack view.
  func arrangedSubview(_ view: ViewIndex) -> StackConstraints.Arranged? {
    views[view.rawValue].superview.flatMap { views[$0.rawValue].stack }
      .map { arrangedSubview(view, of: $0) }
  }

  private func arrangedSubview(
    _ view: ViewIndex, of stack: StackArrangement
  ) -> StackConstraints.Arranged {
    let own = views[view.rawValue]
    let across: LayoutAxis = stack.axis == .horizontal ? .vertical : .horizontal
    let isProportional = stack.distribution == .fillProportionally
    return StackConstraints.Arranged(
      view: view, isHidden: own.isHidden,
      length: isProportional ? own.content[stack.axis].length : nil,
      hasContent: own.content[across].length != nil || hasSubviews[view.rawValue],
      customSpacing: stack.customSpacing[view])
  }

  /// Whether a view takes no space because it is hidden and no constraint can give it another
  /// rectangle.
  private func isLeftOut(_ view: ViewIndex) -> Bool {
    views[view.rawValue].isHidden && givenFrames[view.rawValue] != nil
  }
}

extension LayoutEngine {
  /// Whether the superview is a stack view that arranges the view.
  package func isArranged(_ view: ViewIndex) -> Bool {
    guard let superview = views[view.rawValue].superview else { return false }
    return views[superview.rawValue].stack?.arrangedSubviews.contains(view) ?? false
  }
}
