import Planning
import Reporting

extension RestatedConflict {
  /// More items than a person looks at are not pinned: each pin is a level of priority of its own.
  private static let mostPinnedItems = 40
  /// Below all priorities that apps use; each pin has its own, so that none ties with another one.
  private static let strongestPin = 0.9

  private static let colors = [
    "#007AFF80", "#34C75980", "#FF950080", "#AF52DE80", "#FF2D5580", "#5AC8FA80", "#FFCC0080",
  ]

  /// Different for neighbours; others shine through.
  func color(of item: LoggedItem) -> String? {
    tree.items.firstIndex(of: item).map { Self.colors[$0 % Self.colors.count] }
  }

  /// Weak places and sizes of all views and guides, which decide only what nothing else does: views one
  /// below the other, views without subviews as large as a button.
  var pins: [TimelineDescription.Constraint] {
    guard tree.items.count <= Self.mostPinnedItems else { return [] }
    var pins: [TimelineDescription.Constraint] = []
    for (index, item) in tree.items.enumerated() {
      let isLeaf = tree.subviews(of: item).isEmpty && tree.guides(of: item).isEmpty
      let place = Double(tree.superview(of: item) == nil ? index : tree.depth(of: item))
      let values: [(String, Double)] = [
        ("width", isLeaf ? 120 : 320), ("height", isLeaf ? 44 : 400),
        ("left", 16), ("top", 16 + place * 52),
      ]
      for (attribute, value) in values {
        let priority = (Self.strongestPin - 0.001 * Double(pins.count)).text(decimals: 3)
        let isSize = attribute == "width" || attribute == "height"
        let other = isSize ? "" : "\(owner(of: item)).\(attribute) + "
        pins.append(
          .equation(
            "\(names[item]).\(attribute) == \(other)\(value.shortText) @\(priority)",
            note: "the log leaves it open"))
      }
    }
    return pins
  }

  private func owner(of item: LoggedItem) -> String {
    tree.superview(of: item).map { names[$0] } ?? "root"
  }
}

extension ItemTree {
  fileprivate func depth(of item: LoggedItem) -> Int {
    var depth = 0
    var next = superview(of: item)
    while let view = next {
      depth += 1
      next = superview(of: view)
    }
    return depth
  }
}
