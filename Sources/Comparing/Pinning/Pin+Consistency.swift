package import Planning
import Rendering
import Reporting

extension Pin {
  /// The first member that is not what this release pins of the timeline; nil if there is none. The frames are not
  /// drawn, so that their checksums are not known to be right.
  package func contradiction(by timeline: PlannedTimeline) -> String? {
    let expected = Pin(of: timeline, frames: frames, keeping: conditions)
    let members: [(name: String, fits: Bool)] = [
      ("tool", (version, tool) == (expected.version, expected.tool)),
      ("pixelRevision", pixelRevision == expected.pixelRevision),
      ("framesPerSecond", framesPerSecond == expected.framesPerSecond),
      ("width", width == expected.width), ("height", height == expected.height),
      ("frames", frames.count == timeline.frameCount), ("layout", layout == expected.layout),
      ("inputs", conditions.inputs == expected.conditions.inputs), ("timeline", self == expected),
    ]
    return members.first { !$0.fits }?.name
  }
}
