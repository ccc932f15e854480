extension LayoutConstraint {
  /// The distinct views of its items, or those that own the guides.
  package var owners: [ViewIndex] {
    let first = firstItem.owner
    guard let second = secondItem?.owner, second != first else { return [first] }
    return [first, second]
  }
}
