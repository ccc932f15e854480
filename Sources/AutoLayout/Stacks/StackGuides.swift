/// The layout guides that a stack view has created, and what each is for.
struct StackGuides: Sendable {
  enum Use: Hashable, Sendable {
    /// With which all other gaps are compared.
    case firstGap
    /// A later gap, by the view before it.
    case gap(after: ViewIndex)
    /// The guide that spans all views across the axis.
    case spanner
  }

  /// Those in use, in the order of `uses`, then the others.
  var guides: [GuideIndex] = []
  private(set) var uses: [Use] = []
  /// The place of each gap in use, counted from 0.
  private(set) var gapPlaces: [GuideIndex: Int] = [:]

  /// Gives every use a guide, the one that it has already if any: a view that is hidden changes the
  /// constraints of the gaps next to it alone. The others get the free guides in order.
  ///
  /// - Precondition: there are as many guides as uses.
  mutating func assign(to new: [Use]) {
    guard new != uses else { return }
    let held = Dictionary(uniqueKeysWithValues: zip(uses, guides))
    let kept = new.map { held[$0] }
    let taken = Set(kept.compactMap(\.self))
    var free = guides.filter { !taken.contains($0) }[...]
    let assigned = kept.map { $0 ?? free.removeFirst() }
    (guides, uses, gapPlaces) = (assigned + free, new, [:])
    for (place, use) in uses.enumerated() where use != .spanner { gapPlaces[guides[place]] = place }
  }
}
