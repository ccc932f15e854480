extension LayoutEngine {
  /// What broke each of the broken constraints, with a list of those that each constraint has broken: of
  /// thousands a change touches a few.
  struct BreakingCauses: Sendable {
    private var causes: [Int: BreakingCause] = [:]
    /// By member of causes: the broken constraints.
    private var dependents: [Int: Set<Int>] = [:]
    /// The broken constraints that are not proved to contradict others.
    private(set) var unproved: Set<Int> = []

    var count: Int { causes.count }

    /// The cause of a broken constraint; nil if there is none, or if it is not known.
    subscript(index: Int) -> BreakingCause? {
      get { causes[index] }
      set {
        let old = causes[index]
        causes[index] = newValue
        if newValue?.isProved == false { unproved.insert(index) } else { unproved.remove(index) }
        guard old?.members != newValue?.members else { return }
        if let old { forget(old, of: index) }
        for member in newValue?.members ?? [] { dependents[member, default: []].insert(index) }
      }
    }

    private mutating func forget(_ cause: BreakingCause, of index: Int) {
      for member in cause.members {
        dependents[member]?.remove(index)
        if dependents[member]?.isEmpty == true { dependents[member] = nil }
      }
    }

    /// The broken constraints in whose causes one of some constraints is, the broken ones included.
    func involving(_ members: [Int]) -> Set<Int> {
      var found: Set<Int> = []
      for member in members { if let broken = dependents[member] { found.formUnion(broken) } }
      return found
    }
  }
}
