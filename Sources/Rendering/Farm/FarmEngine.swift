/// A program that distributes the tasks of a job among machines or processors.
package enum FarmEngine: String, CaseIterable, Hashable, Sendable {
  /// Any scheduler of Open Job Description templates, such as `openjd run` and Deadline Cloud.
  case openjd
  /// Slurm, by an array of jobs.
  case slurm
  /// GNU parallel, on one machine or on several by SSH.
  case parallel

  /// The most tasks that a job has unless more are asked for. Slurm refuses an array with an index of
  /// 1001 or more unless it is configured (`MaxArraySize` in slurm.conf(5)).
  var usualTaskLimit: Int { 1_000 }
}
