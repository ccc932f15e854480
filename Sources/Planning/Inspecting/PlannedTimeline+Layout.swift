public import Reporting
import Timing

extension PlannedTimeline {
  /// What every view is at a time: frame, bounds, centre, transform, alpha, colour.
  ///
  /// When a keyframe is played, the presentation is still the start of its animation. After the end
  /// everything is at rest. Nothing is drawn.
  ///
  /// - Parameters:
  ///   - seconds: 0…10⁹, to the nanosecond. Most frames' times are no whole number of those, so to
  ///     look at a frame use `layout(atFrame:)`.
  ///   - values: what is to be seen, or what is set.
  /// - Throws: `usage` for a time that is negative, not a number or beyond 10⁹ s.
  public func layout(
    at seconds: Double, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    do throws(Nanoseconds.DecimalError) {
      // By its shortest decimal, as the format reads a time.
      let time = try Nanoseconds(seconds: seconds.description)
      return inspect(FrameTime(time), values)
    } catch {
      throw LayoutAnimationError(.usage, "a time is 0…1000000000 seconds, not \(seconds)")
    }
  }

  /// What every view is in a frame.
  ///
  /// - Parameters:
  ///   - number: counted from 0; a negative one from the end, -1 being the last.
  ///   - values: what is to be seen, or what is set.
  /// - Throws: `usage` for a frame that does not exist.
  public func layout(
    atFrame number: Int, _ values: Inspection.Values = .presentation
  ) throws(LayoutAnimationError) -> Inspection {
    inspect(try time(of: .still(.frame(number))), values)
  }
}

extension Inspection {
  /// The view of that id, `root` included; nil if there is none.
  public subscript(id: String) -> View? { views.first { $0.id == id } }
}
