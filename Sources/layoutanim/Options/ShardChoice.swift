import ArgumentParser
import LayoutAnimation

/// The value of `--shard`.
enum ShardChoice: Hashable, Sendable {
  case one(Shard)
  /// Assigned by variables of the environment.
  case automatic

  init(_ text: String) throws(OptionTextError) {
    self = text == "auto" ? .automatic : .one(try Shard(text))
  }
}

/// The shard of a run.
struct AssignedShard {
  let shard: Shard
  /// Where the service that assigned it expects the results as JUnit's XML.
  var resultFile: String?
}

extension ShardChoice? {
  /// The shard; all of the work if none is asked for. What was read from the environment is said.
  ///
  /// - Throws: `usage` for variables that are missing or contradict each other, `cannotCreateOutput`
  ///   for the status file.
  func assigned(_ messages: some Speaking) throws(LayoutAnimationError) -> AssignedShard {
    switch self {
    case nil: return AssignedShard(shard: .whole)
    case .one(let shard): return AssignedShard(shard: shard)
    case .automatic:
      let environment = try ShardEnvironment { ProcessEnvironment.text($0) }
      messages.remark(environment.remark)
      // Whatever has this name already may be anything.
      if let file = environment.statusFile, try !InputFile.examine(file, FileSystem.exists) {
        try AtomicFile(path: file).write([])
      }
      return AssignedShard(shard: environment.shard, resultFile: environment.resultFile)
    }
  }
}

extension ArgumentHelp {
  static let shard = ArgumentHelp(
    """
    Do one of several parts of equal work, as in 2/5; auto takes it from the variables of Bazel, \
    GitLab or Slurm.
    """, valueName: "shard")
}
