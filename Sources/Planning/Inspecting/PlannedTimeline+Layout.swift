public import Reporting
import Timing

extension PlannedTimeline {
  /// The state of every view at a time: frame, bounds, centre, transform, alpha, colour.
  ///
  /// At the time of a keyframe, the presentation is the start of its animation. After the end,
  /// everything is at rest. Nothing is drawn.
  ///
  /// - Parameters:
  ///   - seconds: 0…10⁹, rounded to nanoseconds. The times of most frames are not whole
  ///     nanoseconds, so use `layout(atFrame:)` for the state in a frame.
  ///   - values: presentation or model values.
  /// - Throws: `usage` for a time that is negative, not a number or beyond 10⁹ s.
  public func layout(
    at seconds: Double, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    do throws(Nanoseconds.DecimalError) {
      // Parsed from the shortest decimal, as times in files are.
      let time = try Nanoseconds(seconds: seconds.description)
      return inspect(FrameTime(time), values)
    } catch {
      throw LayoutAnimationError(.usage, "a time is 0…1000000000 seconds, not \(seconds)")
    }
  }

  /// The state of every view in a frame.
  ///
  /// - Parameters:
  ///   - number: from 0; a negative number counts from the end, and -1 is the last frame.
  ///   - values: presentation or model values.
  /// - Throws: `usage` for a frame that does not exist.
  public func layout(
    atFrame number: Int, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    inspect(try time(of: .still(.frame(number))), values)
  }
}

extension Inspection {
  /// The view with that id, including `root`; nil if it is not in the tree.
  public subscript(id: String) -> View? { views.first { $0.id == id } }
}
