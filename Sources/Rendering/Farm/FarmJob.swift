import FileAccess
package import Planning
package import Reporting

/// A job for a farm: tasks that render the chunks of a timeline's frames into folders of their own, and a
/// last one that merges the folders.
///
/// A task may be repeated, run twice at the same time, or be killed anywhere, and chunks may overlap: a
/// task writes only into the folder that its chunk names, frames appear in it complete or not at all, and
/// all runs write the same bytes. Therefore no task needs to know of another one.
package struct FarmJob: Sendable {
  let paths: FarmPaths
  /// The folder of the chunks' folders. It is named by the job's origin, so that a job for another version
  /// of the timeline never finds frames of this one.
  let parts: String
  /// Arguments of `render` that change frames or how they are stored.
  let options: [String]
  package let chunks: FarmChunks
  /// The processors of each task; nil leaves it to the engine.
  let jobs: Int?

  /// - Parameters:
  ///   - directory: where the frames will be.
  ///   - options: arguments of `render` that stand for `outputOptions` and for how the timeline was planned.
  ///   - jobs: the processors of each task; nil leaves it to the engine.
  /// - Throws: `usage` for an option with a control character, which scripts must not contain.
  package init(
    _ planned: PlannedTimeline, _ paths: FarmPaths, writing directory: FrameDirectory,
    _ outputOptions: OutputOptions, options: [String], chunks: FarmChunks, jobs: Int?
  ) throws(LayoutAnimationError) {
    for word in options { try FarmPaths.check(word) }
    let origin = Manifest.Origin(planned, directory, outputOptions)
    let identity = Manifest(planned, origin: origin, frames: []).description
    let digest = SHA256Sum(of: Array(identity.utf8)).description
    self.paths = paths
    parts = paths.output + ".parts/" + digest.prefix(Self.digestLength)
    self.options = options
    self.chunks = chunks
    self.jobs = jobs
  }

  /// 48 bits: two versions of one timeline do not meet by chance.
  private static let digestLength = 12

  /// The file of the job.
  ///
  /// - Throws: `usage` for text that an Open Job Description template cannot contain.
  package func text(for engine: FarmEngine) throws(LayoutAnimationError) -> String {
    switch engine {
    case .openjd: try openJobDescription
    case .slurm: slurmScript
    case .parallel: parallelScript
    }
  }

  /// The arguments of `render` that all engines need besides the frames.
  var taskOptions: [String] {
    ["--resume", "--shared", "--quiet"] + (jobs.map { ["--jobs", "\($0)"] } ?? []) + options
  }
}
