public import Planning
import Presentation
package import Reporting
import Timing

extension PlannedTimeline {
  /// The timeline's own frame rate, or that of its plan options.
  public var framesPerSecond: Int { plan.clock.framesPerSecond }

  /// The numbers of the selected frames, in order.
  ///
  /// - Parameter selection: nil selects every frame.
  /// - Throws: `usage` if the selection names a frame that does not exist.
  package func frames(
    selectedBy selection: FrameSelection?
  ) throws(LayoutAnimationError) -> [Int] {
    guard let selection else { return Array(0..<frameCount) }
    return try selection.frames(among: frameCount)
  }
}
