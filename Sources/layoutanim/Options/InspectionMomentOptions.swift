import ArgumentParser
import LayoutAnimation

/// A moment of a timeline, given by its time, its frame or its keyframe.
struct InspectionMomentOptions: ParsableArguments {
  @OptionGroup var stillOptions: MomentOptions

  @Option(
    parsing: .unconditional,
    help: """
      The keyframe's name, or its number in order of time, from 0; a negative one counts from \
      the end.
      """)
  var keyframe: String?

  func validate() throws {
    let moments = [stillOptions.at != nil, stillOptions.frame != nil, keyframe != nil]
    guard moments.count(where: { $0 }) <= 1 else {
      throw ValidationError("give one of --at, --frame and --keyframe")
    }
  }

  /// Nil if none is given.
  var inspected: InspectionMoment? {
    if let still = stillOptions.moment { return .still(still) }
    return keyframe.map { name in Int(name).map { .keyframe($0) } ?? .namedKeyframe(name) }
  }
}
