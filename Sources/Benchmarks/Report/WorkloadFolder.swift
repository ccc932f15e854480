import ConstraintSolver
package import LayoutAnimation
import Primitives
package import Workloads

/// Writes workloads to files for other programs, so that all measure the same work.
package struct WorkloadFolder: Sendable {
  private let directory: FrameDirectory

  /// - Throws: `cannotCreateOutput`.
  package init(path: String) throws(LayoutAnimationError) {
    directory = try FrameDirectory(path: path, pattern: .standard, startNumber: 0)
    try directory.make()
  }

  /// Files of others may have the names of workloads and frames.
  ///
  /// - Throws: `cannotCreateOutput` for a folder that has files.
  package static func checkIsUnused(_ path: String) throws(LayoutAnimationError) {
    guard try InputFile.examine(path, FileSystem.isDirectory) else { return }
    guard try !InputFile.listing(of: path).names.isEmpty else { return }
    throw LayoutAnimationError(
      .cannotCreateOutput,
      "`\(path)` has files; name an empty folder or a new one, or add `--overwrite`")
  }

  /// Writes `NAME.json`, the timeline, with its photograph, and `NAME.scenes`, the drawing commands of its
  /// frames.
  package func write(_ workload: RenderWorkload) throws(LayoutAnimationError) {
    try write(workload.timeline, to: "\(workload.name).json")
    let scenes = try workload.scenes(workload.images(in: directory.path))
    try write(SceneText(scenes).text, to: "\(workload.name).scenes")
  }

  /// Writes `NAME.trace`, with one operation per line: `K` creates a constraint, `A` activates one,
  /// `R` deactivates one, `C` and `P` change its constant and its priority, and `U` solves and
  /// reads all values:
  ///
  ///     vars COUNT
  ///     K id priority relation constant count variable coefficient …
  ///     A id
  ///     R id
  ///     C id constant
  ///     P id priority
  ///     U
  package func write(_ workload: SolverWorkload) throws(LayoutAnimationError) {
    let name = workload.family.map { $0 == " " ? "-" : $0 }
    try write(SolverReplay(workload.sequence).trace, to: "\(String(name))-\(workload.size).trace")
  }

  /// Writes `dense-NUMBER.json`.
  package func write(_ timeline: DenseTimeline) throws(LayoutAnimationError) {
    try write(timeline.text, to: "dense-\(timeline.index).json")
  }

  private func write(_ text: String, to name: String) throws(LayoutAnimationError) {
    try write(Array(text.utf8), to: name)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(LayoutAnimationError) {
    try AtomicFile(path: "\(directory.path)/\(name)").write(bytes)
  }
}

extension SolverReplay {
  fileprivate var trace: String {
    var id = 0
    var text = "vars \(start.variableCount)\n"
    func add(_ constraint: LinearConstraint) {
      text += constraint.definition(id) + "A \(id)\n"
      id += 1
    }
    start.constraints.forEach(add)
    text += "U\n"
    for batch in batches {
      for step in batch {
        switch step {
        case .add(let constraint): add(constraint)
        case .remove(let id): text += "R \(id.id)\n"
        case .setConstant(let id, let constant): text += "C \(id.id) \(constant)\n"
        case .setPriority(let id, let priority): text += "P \(id.id) \(priority)\n"
        }
      }
      text += "U\n"
    }
    return text
  }
}

extension LinearConstraint {
  fileprivate func definition(_ id: Int) -> String {
    let sum = terms.map { " \($0.variable.id) \($0.coefficient)" }.joined()
    return "K \(id) \(priority) \(relation.symbol) \(constant) \(terms.count)\(sum)\n"
  }
}

extension Relation {
  fileprivate var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
