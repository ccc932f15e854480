import ConstraintSolver

extension LayoutEngine {
  /// Solves, and lets the margins and safe areas follow until they come to rest.
  ///
  /// They depend on where views lie, and views on them, so they are found by going round, from what
  /// they were before. A circle that goes to and fro, or does not close in `insetPasses`, is left
  /// where it is.
  ///
  /// - Returns: a conflict for each constraint that was not broken before and is now.
  mutating func settle() -> [LayoutConflict] {
    let brokenBefore = broken
    var conflicts = settleRows()
    var beforeLast: [DerivedInsets]?
    for _ in 0..<Self.insetPasses {
      let old = insets
      guard updateInsets() else { break }
      if let beforeLast, !isApart(insets, from: beforeLast) {
        insets = old
        break
      }
      beforeLast = old
      rewriteInsetRows(from: old)
      conflicts += settleRows()
    }
    return broken.filter { !brokenBefore.contains($0) }.compactMap { index in
      conflicts.last { $0.place == index }?.conflict
    }
  }

  private static let insetPasses = 64

  private func isApart(_ insets: [DerivedInsets], from others: [DerivedInsets]) -> Bool {
    insetViews.contains { insets[$0].isApart(from: others[$0]) }
  }

  private mutating func rewriteInsetRows(from old: [DerivedInsets]) {
    let new = insets
    insets = old
    let changed = insetViews.filter { new[$0] != old[$0] }
    rewriteRows(places(touchedBy: [], insetsOf: changed)) { $0.insets = new }
  }

  /// Breaks what cannot hold; then tries the broken ones again, in order of activation, until
  /// trying changes nothing any more.
  ///
  /// The rule: in the minimal conflicting set the application constraint that was activated or
  /// modified last is broken; one of the system's only where there is no other. UIKit's own rule is
  /// not known.
  /// In the end a constraint is broken exactly if it contradicts older
  /// ones that hold, however the changes came about.
  private mutating func settleRows() -> [BrokenPlace] {
    var conflicts = breakConflicts()
    var tried: [Int]
    repeat {
      tried = broken
      for index in tried { conflicts += retry(index) }
    } while broken != tried
    return conflicts
  }

  private mutating func breakConflicts() -> [BrokenPlace] {
    solver.solve()
    var conflicts: [BrokenPlace] = []
    while let conflict = nextConflict() {
      removeRow(conflict.place)
      conflicts.append(conflict)
      solver.solve()
    }
    noteBroken(conflicts)
    return conflicts
  }

  /// Installs a broken constraint again. What is newer gives way to it, but only if that helps.
  private mutating func retry(_ index: Int) -> [BrokenPlace] {
    broken.removeAll { $0 == index }
    installRow(index)
    solver.solve()
    var givingWay: [BrokenPlace] = []
    while let conflict = nextConflict() {
      removeRow(conflict.place)
      if conflict.place == index {
        for newer in givingWay { installRow(newer.place) }
        givingWay = [conflict]
      } else {
        givingWay.append(conflict)
      }
      solver.solve()
    }
    noteBroken(givingWay)
    return givingWay
  }

  private mutating func noteBroken(_ conflicts: [BrokenPlace]) {
    let places = broken + conflicts.map(\.place)
    // Once for each: to ask while sorting copies the engine for every comparison.
    let ages = places.map(age)
    broken = zip(ages, places).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A conflict, and where in `installed` the constraint is that it breaks.
  struct BrokenPlace {
    var place: Int
    var conflict: LayoutConflict
  }

  /// Nil when everything required holds.
  private mutating func nextConflict() -> BrokenPlace? {
    guard !solver.isSatisfiable else { return nil }
    let places = solver.minimalConflict().map { owners[$0.id] }.sorted { age($0) < age($1) }
    guard let newest = places.last else { return nil }
    return BrokenPlace(
      place: newest,
      conflict: LayoutConflict(members: places.map(member), broken: member(newest)))
  }

  /// By when the caller's were modified; the system's before, from the strongest kind to the
  /// weakest, by what they are and not by when they were made.
  private func age(_ place: Int) -> (stamp: Int, weakness: Int, view: Int, position: Int) {
    let stamp = installed[place].stamp
    guard let system = installed[place].system else { return (stamp, 0, 0, 0) }
    let (view, kind) = system.origin
    let position = systemPlaces[view.rawValue][keyPath: kind].firstIndex(of: place)
    return (stamp, system.weakness, view.rawValue, position ?? 0)
  }

  func member(_ place: Int) -> LayoutConflict.Member {
    installed[place].system.map { .system($0, installed[place].constraint) } ?? .constraint(place)
  }
}
