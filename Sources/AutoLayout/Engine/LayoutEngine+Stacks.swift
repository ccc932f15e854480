extension LayoutEngine {
  /// Makes a stack view's constraints anew; those that stay are not touched.
  mutating func arrange(_ view: ViewIndex) {
    guard isPresent[view.rawValue] else { return }
    guard let arrangement = views[view.rawValue].stack else {
      return replace(\.stack, of: view, by: [])
    }
    var constraints = StackConstraints(stack: view, arrangement, arranged(by: arrangement))
    let needed = constraints.guideCount
    if stackGuides[view, default: []].count < needed {
      for _ in stackGuides[view, default: []].count..<needed {
        stackGuides[view, default: []].append(GuideIndex(guideFrames.count))
        guideFrames.append(FrameVariables(in: &solver))
      }
    }
    constraints.guides = stackGuides[view, default: []]
    replace(\.stack, of: view, by: constraints.equations().map { (.stack(view, $0), $1) })
  }

  /// After a change of a view that its superview may be a stack of.
  mutating func arrangeSuperview(of view: ViewIndex) {
    guard let superview = views[view.rawValue].superview,
      views[superview.rawValue].stack != nil
    else { return }
    arrange(superview)
  }

  private func arranged(by stack: StackArrangement) -> [StackConstraints.Arranged] {
    stack.arrangedSubviews.filter { isPresent[$0.rawValue] }.map { view in
      let own = views[view.rawValue]
      return StackConstraints.Arranged(
        view: view, isHidden: own.isHidden, length: own.content[stack.axis].length,
        customSpacing: stack.customSpacing[view])
    }
  }
}

extension LayoutEngine {
  /// Whether a stack lays the view out.
  package func isArranged(_ view: ViewIndex) -> Bool {
    guard let superview = views[view.rawValue].superview else { return false }
    return views[superview.rawValue].stack?.arrangedSubviews.contains(view) ?? false
  }
}
