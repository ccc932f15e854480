import ArgumentParser
import LayoutAnimation

extension VerifyCommand {
  /// - Parameter assigned: the shard, which may bring a file of its own.
  func outputs(_ assigned: AssignedShard? = nil) -> [OutputFile] {
    let others = [
      (report, FileHead.page), (bundle, .bundle), (assigned?.resultFile, VerdictFormat.junit.head),
    ]
    return verdicts.outputs
      + others.compactMap { path, head in path.map { OutputFile(path: $0, head: head) } }
  }

  func checkOutputs(_ outputs: [OutputFile], of suite: TimelineSuite) throws {
    let pins = suite.timelines.map { suite.pin ?? Pin.path(ofTimeline: $0) }
    let frames = try suite.frameFolders.flatMap(FrameFolderCheck.files)
    // What nothing is known of, as a link that leads to itself, fails by itself.
    let inputs = (suite.inputs + suite.ignored + pins).filter {
      (try? InputFile.examine($0, FileSystem.isRegular)) != nil
    }
    try checkOutputs(outputs, replacing: inputs + frames, sparing: suite.mayContain)
  }

  /// - Parameter isSpared: whether a file is kept if it is of another kind, whatever is said of existing ones.
  /// - Throws: `usage` for a file that is named twice, `cannotCreateOutput` for one that is read or must
  ///   be kept.
  func checkOutputs(
    _ outputs: [OutputFile], replacing inputs: [String],
    sparing isSpared: (String) -> Bool = { _ in false }
  ) throws {
    let places = Set(outputs.map { FileSystem.place(of: $0.path) })
    if places.count < outputs.count {
      throw ValidationError("--report, --bundle and every FORMAT=FILE need a file of their own")
    }
    for output in outputs {
      let file = try AtomicFile(keepingPlaceOf: output.path)
      try file.refuse(toReplace: inputs)
      if existing.overwriting == .everything, isSpared(output.path) {
        guard (try? file.tryOut(.allButPins, writing: output.head)) != nil else {
          throw LayoutAnimationError(
            .cannotCreateOutput,
            "`\(output.path)` may belong to the suite, which cannot be read; name another file")
        }
      }
      try file.tryOut(existing.overwriting, writing: output.head)
    }
  }
}
