import XMLText

extension TimelineWriter {
  /// The natural size of a view. A stack that fills proportionally also asks views that have none, such as
  /// other stacks: it takes the length that their contents and constraints give them.
  func content(_ index: Int, _ view: InterfaceView) -> ContentMeasures {
    var content = ContentMeasures(view, in: document)
    guard view.isArranged, let parent = view.parent,
      scene.views[parent].element["distribution"] == "fillProportionally"
    else { return content }
    if scene.views[parent].element["axis"] == "vertical" {
      content.height = content.height ?? fittingLength(index, isVertical: true)
    } else {
      content.width = content.width ?? fittingLength(index, isVertical: false)
    }
    return content
  }

  /// Nil for a view that nothing gives a length.
  private func fittingLength(_ index: Int, isVertical: Bool) -> Double? {
    let view = scene.views[index]
    if let own = fixedLength(index, isVertical: isVertical) { return own }
    let content = ContentMeasures(view, in: document)
    if let own = isVertical ? content.height : content.width { return own }
    guard view.type == "stackView" else { return nil }
    let lengths = children[index].filter { !scene.views[$0].isHidden }
      .compactMap { fittingLength($0, isVertical: isVertical) }
    guard !lengths.isEmpty else { return nil }
    let element = view.element
    guard (element["axis"] == "vertical") == isVertical else { return lengths.max() }
    let spacing =
      element["spacingType"] == "standard"
      ? 8 : element["spacing"].flatMap(Double.init(finite:)) ?? 0
    return lengths.reduce(spacing * Double(lengths.count - 1), +)
  }

  /// That of a constraint of the view alone.
  private func fixedLength(_ index: Int, isVertical: Bool) -> Double? {
    let start = "\(names[index]).\(isVertical ? "height" : "width") == "
    return constraints.first {
      $0.isLength && $0.isInstalled && $0.equation.hasPrefix(start) && !$0.equation.contains("@")
    }?.constant
  }
}
