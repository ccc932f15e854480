import TimelineModel

extension Diagnostic {
  /// The words for numbers in another unit: the first, and the others as further places.
  ///
  /// - Precondition: the mistakes are of one unit; at least one.
  init(_ mistakes: [UnitMistake]) {
    let shown = 6
    let mistake = mistakes[0]
    let unit = mistake.unit
    self.init(
      .warning, code: unit.code.rawValue,
      message: "\(mistake.subject) is \(mistake.written) \(unit.formatUnit), "
        + "and was probably meant in \(unit.code.rawValue)",
      at: mistake.location,
      labels: mistakes.dropFirst().prefix(shown - 1).map { further in
        Diagnostic.Label("write `\(further.correction)`", at: further.location)
      },
      notes: mistakes.count > shown
        ? ["and \(counted(mistakes.count - shown, "more number")) in the file"] : [],
      help: "write `\(mistake.correction)`; if \(mistake.written) \(unit.formatUnit) are meant, "
        + "write `\(mistake.confirmation)`")
  }
}

extension UnitMistake.Unit {
  fileprivate var code: FindingCode {
    switch self {
    case .milliseconds: .milliseconds
    case .radians: .radians
    case .pixels: .pixels
    }
  }

  /// The unit of the format.
  fileprivate var formatUnit: String {
    switch self {
    case .milliseconds: "seconds"
    case .radians: "degrees"
    case .pixels: "points"
    }
  }
}
