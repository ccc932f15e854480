import Reporting

extension FrameSource {
  /// Says that a folder of frames is a suite too, of which a comparison of frames sees nothing; nil if it is
  /// none.
  package var noteOnTimelines: String? {
    guard case .folder(let folder) = self,
      let files = try? TimelineFiles(paths: [folder.path], with: [.orphanedPins])
    else { return nil }
    let count = files.timelines.count + files.orphanedPins.count
    return "`\(path)` holds \(counted(count, "timeline")) besides frames, "
      + "and only frames are compared"
  }
}
