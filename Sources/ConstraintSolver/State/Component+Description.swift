extension Component: CustomStringConvertible {
  /// The sizes of its lists, and what the next solve has to do.
  var description: String {
    let sizes = "\(variables.count) variables, \(rows.count) rows, \(violations) violated"
    return ([sizes] + pendingWork).joined(separator: ", ")
  }

  private var pendingWork: [String] {
    let work = [
      (isNew, "no basis"), (mayBeDisconnected, "perhaps disconnected"),
      (needsFactors, "no factors"), (needsValues, "no values"),
      (structuralChanges > 0, "\(structuralChanges) structural changes"),
      (priorityChanges > 0, "\(priorityChanges) changed priorities"),
      (!changes.rows.isEmpty, "\(changes.rows.count) changed constants"),
      (!pricingCandidates.isEmpty, "to be priced: \(pricingCandidates)"),
      (isOptimal, "optimal"),
    ]
    return work.filter(\.0).map(\.1)
  }
}
