import FileAccess
import JSONText
import Planning

/// The file format: a JSON object with a line for each picture, named by the frames that show it,
/// then the timeline, copied unchanged from its own file. A diff in version control therefore shows
/// which frames changed, and what changed in the timeline.
///
/// `sum` is the SHA-256 of everything else, so that changes by hand are detected.
extension Pin {
  /// The bytes of the file.
  package var bytes: [UInt8] {
    let sum = SHA256Sum(of: bytes(sum: "", timeline))
    return bytes(sum: sum.description, timeline)
  }

  /// In which line of the file the timeline begins, from 1.
  var timelineLine: Int {
    // Two line breaks follow the timeline.
    bytes(sum: "", []).count { $0 == UInt8(ascii: "\n") } - 1
  }

  private func bytes(sum: String, _ timeline: [UInt8]) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) {
      $0.member("pinVersion", version.rawValue)
      $0.member("sum", sum)
      $0.member("tool", tool)
      $0.member("pixelRevision", pixelRevision)
      $0.member("options") { $0.object(nil, writeOptions) }
      conditions.write(to: &$0)
      $0.member("framesPerSecond", framesPerSecond)
      $0.member("width", width)
      $0.member("height", height)
      $0.member("layout", layout.description)
      $0.member("frames") { $0.object(.lines, writeFrames) }
      $0.member("timeline", copying: timeline)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private func writeOptions(to json: inout JSONWriter) {
    json.memberIfPresent("framesPerSecond", chosenFramesPerSecond)
    json.memberIfPresent("scale", chosenScale)
    json.memberIfPresent("edges", chosenEdges?.rawValue)
  }

  private func writeFrames(to json: inout JSONWriter) {
    for run in frames.runs { json.member(named: run.name, run.sum.description) }
  }
}
