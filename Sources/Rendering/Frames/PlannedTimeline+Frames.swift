public import Planning
import Presentation
public import Reporting
import Timing

extension PlannedTimeline {
  /// The timeline's own, or what the options put in its place.
  public var framesPerSecond: Int { plan.clock.framesPerSecond }

  /// The numbers of the frames that the options select, in order.
  ///
  /// - Throws: `usage` if the selection names a frame that does not exist.
  public func frames(selectedBy options: RenderOptions) throws(LayoutAnimationError) -> [Int] {
    guard let selection = options.frames else { return Array(0..<frameCount) }
    return try selection.frames(among: frameCount)
  }
}
