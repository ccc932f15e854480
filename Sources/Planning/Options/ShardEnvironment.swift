package import Reporting

/// The shard that a service of CI, a build system or a scheduler assigns to a process by variables.
package struct ShardEnvironment: Hashable, Sendable {
  package let shard: Shard
  /// The variables that were read, with their values.
  package let variables: [String]
  /// A file that Bazel expects to be created by a test that takes part in sharding.
  package let statusFile: String?
  /// Where Bazel expects the results as JUnit's XML.
  package let resultFile: String?

  /// Reads the variables of Bazel, of GitLab, or of an array of Slurm, whichever are there first.
  ///
  /// - Parameter value: returns the value of a variable, nil if there is none.
  /// - Throws: `usage` if none of them is there, or if they contradict each other.
  package init(_ value: @escaping (String) -> String?) throws(LayoutAnimationError) {
    var reader = Reader(value: value)
    if value("TEST_TOTAL_SHARDS") != nil || value("TEST_SHARD_INDEX") != nil {
      let count = try reader.number("TEST_TOTAL_SHARDS")
      let index = try reader.number("TEST_SHARD_INDEX")
      shard = try reader.shard(number: index + 1, of: count)
    } else if value("CI_NODE_TOTAL") != nil || value("CI_NODE_INDEX") != nil {
      // Every job has the total, and one without `parallel` has no index.
      let count = try reader.number("CI_NODE_TOTAL")
      let isAlone = count == 1 && value("CI_NODE_INDEX") == nil
      shard = try reader.shard(number: isAlone ? 1 : reader.number("CI_NODE_INDEX"), of: count)
    } else if value("SLURM_ARRAY_TASK_ID") != nil {
      shard = try reader.slurmShard()
    } else {
      throw LayoutAnimationError(
        .usage,
        "--shard auto reads TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, CI_NODE_INDEX and "
          + "CI_NODE_TOTAL, or SLURM_ARRAY_TASK_ID, and none of them is set; name the shard, as in "
          + "--shard 2/5")
    }
    variables = reader.read
    let isBazel = value("TEST_TOTAL_SHARDS") != nil
    statusFile = isBazel ? value("TEST_SHARD_STATUS_FILE") : nil
    resultFile = isBazel ? value("XML_OUTPUT_FILE") : nil
  }

  /// As in `shard 2/5, from TEST_TOTAL_SHARDS=5 and TEST_SHARD_INDEX=1`.
  package var remark: String {
    "shard \(shard), from \(variables.joined(separator: " and "))".printable
  }
}

private struct Reader {
  let value: (String) -> String?
  var read: [String] = []

  mutating func number(_ name: String) throws(LayoutAnimationError) -> Int {
    guard let text = value(name) else {
      throw LayoutAnimationError(
        .usage, "--shard auto needs \(name) too; name the shard, as in --shard 2/5")
    }
    guard let number = Shard.number(text), number <= Shard.largestCount else {
      throw LayoutAnimationError(
        .usage,
        "\(name) must be a whole number up to \(Shard.largestCount), not '\(text.printable)'")
    }
    read.append("\(name)=\(number)")
    return number
  }

  func shard(number: Int, of count: Int) throws(LayoutAnimationError) -> Shard {
    if let shard = Shard(number: number, of: count) { return shard }
    throw LayoutAnimationError(
      .usage, "\(read.joined(separator: " and ")) name no shard of \(count): there is no \(number)")
  }

  /// The ids of an array need not begin at 0, nor be consecutive.
  mutating func slurmShard() throws(LayoutAnimationError) -> Shard {
    let count = try number("SLURM_ARRAY_TASK_COUNT")
    let id = try number("SLURM_ARRAY_TASK_ID")
    let first = try number("SLURM_ARRAY_TASK_MIN")
    let step = value("SLURM_ARRAY_TASK_STEP") == nil ? 1 : try number("SLURM_ARRAY_TASK_STEP")
    guard step > 0, id >= first, (id - first).isMultiple(of: step) else {
      return try shard(number: 0, of: count)
    }
    return try shard(number: (id - first) / step + 1, of: count)
  }
}
