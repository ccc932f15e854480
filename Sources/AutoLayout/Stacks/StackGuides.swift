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

  /// Gives every use a guide, the one that it has already if any: a view that is hidden changes the
  /// constraints of the gaps next to it alone. The others get the free guides in order.
  ///
  /// - Precondition: there are as many guides as uses.
  mutating func assign(to new: [Use]) {
    guard new != uses else { return }
    // Most changes concern one gap of hundreds.
    let first = zip(new, uses).prefix { $0 == $1 }.count
    let last = zip(new.dropFirst(first).reversed(), uses.dropFirst(first).reversed())
      .prefix { $0 == $1 }.count
    let changed = first..<uses.count - last
    let held = Dictionary(uniqueKeysWithValues: zip(uses[changed], guides[changed]))
    let kept = new[first..<new.count - last].map { held[$0] }
    let taken = Set(kept.compactMap(\.self))
    var free = guides[changed].filter { !taken.contains($0) } + guides[uses.count...]
    let assigned = kept.map { $0 ?? free.removeFirst() }
    let unchanged = guides[changed.upperBound..<uses.count]
    guides = Array(guides[..<first]) + assigned + unchanged + free
    uses = new
  }
}
