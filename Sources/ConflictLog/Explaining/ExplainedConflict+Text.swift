import AutoLayout
import Reporting

extension ExplainedConflict {
  /// For people; each line ends with a line break.
  ///
  /// - Parameters:
  ///   - number: of the conflict in its log, from 1.
  ///   - path: of the log.
  package func text(number: Int, path: String) -> String {
    let count = members.isEmpty ? restated.conflict.constraints.count : members.count
    let claim =
      members.isEmpty
      ? "\(counted(count, "constraint")) in a list that can be satisfied"
      : "\(counted(count, "constraint")) cannot be satisfied together"
    let parts = [
      ["\(path):\(line): conflict \(number): \(claim)"], constraintLines, itemLines, answers,
    ]
    return parts.joined().map { $0.printable + "\n" }.joined()
  }

  private var constraintLines: [String] {
    let indices = restated.conflict.constraints.indices
    let width = indices.map { named($0).count }.max() ?? 0
    return indices.map { index in
      let equation = named(index)
      let padding = String(repeating: " ", count: width - equation.count)
      let remark = remarks(index).joined(separator: "; ")
      return "  \(equation)" + (remark.isEmpty ? "" : "\(padding)  \(remark)")
    }
  }

  /// As the timeline has it, by whose ids the arithmetic names its terms.
  private func named(_ index: Int) -> String {
    "\(restated.ids[index]): \(restated.equation(index))"
  }

  private func remarks(_ index: Int) -> [String] {
    let constraint = restated.conflict.constraints[index]
    return [
      index == restated.conflict.broken ? "broken by UIKit" : nil,
      members.isEmpty || members.contains(index) ? nil : "not needed for the conflict",
      constraint.identifier.map { "'\($0)'" }, constraint.origin.map { "written at \($0)" },
      constraint.systemCause?.rawValue,
    ].compactMap { $0 }
  }

  private var itemLines: [String] {
    restated.tree.items.map { item in
      let superview = restated.tree.superview(of: item).map { " in \(restated.names[$0])" } ?? ""
      return "  where \(restated.names[item]) is \(item.words)\(superview)"
    }
  }

  private var answers: [String] {
    (reason.map { ["  why: \($0)"] } ?? [])
      + (cureText.map { ["  help: \($0)"] } ?? [])
      + advice.map { "  help: \($0)" }
      + openPoints.map { "  open: \($0)" }
  }

  /// What to change in place of the system's constraints of the conflict.
  private var advice: [String] {
    let causes = members.map { restated.conflict.constraints[$0].systemCause }
    var advice: [String] = []
    for cause in SystemCause.allCases where causes.contains(cause) {
      if let text = cause.advice, !advice.contains(text) { advice.append(text) }
    }
    return advice + maskAdvice
  }

  /// The views of which an autoresizing mask may be turned off: that of a cell's content view belongs to
  /// the cell.
  private var maskAdvice: [String] {
    let masks = restated.conflict.constraints.indices.filter {
      members.contains($0) && restated.conflict.constraints[$0].systemCause == .autoresizingMask
    }
    let views = Set(masks.map { restated.conflict.constraints[$0].first.item })
    let names = restated.tree.items.filter {
      views.contains($0) && !$0.className.hasSuffix("ContentView")
    }.map { "`\(restated.names[$0])`" }
    guard !names.isEmpty else { return [] }
    return [
      "if constraints of the app place \(names.joined(separator: ", ")), set "
        + "translatesAutoresizingMaskIntoConstraints to false there"
    ]
  }

  /// All that were tried, in words for code; nil without a conflict.
  var cureText: String? {
    guard !members.isEmpty else { return nil }
    guard !cures.isEmpty else {
      return members.allSatisfy({ restated.conflict.constraints[$0].isSystem })
        ? "find what gives these views their sizes: all of these constraints are the system's"
        : "make one of the app's constraints optional (priority 999) or deactivate it"
    }
    return cures.map { "\(action($0)) `\(restated.ids[$0.constraint])`" }.joined(separator: ", or ")
  }

  private func action(_ cure: LoggedCure) -> String {
    switch cure.edit {
    case .setConstant(_, let constant): "give the constant \(constant.exactText) to"
    case .setPriority(_, let priority):
      "give the priority \(Double(priority.rawValue).exactText) to"
    case .setRelation(_, let relation): "write \(relation.symbol) in"
    case .deactivate: "deactivate"
    }
  }
}
