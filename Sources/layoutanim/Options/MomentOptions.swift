import ArgumentParser
import LayoutAnimation

/// A moment of a timeline, given by its time or its frame.
struct MomentOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "The moment in seconds, as in 0.25; after the last animation it is the settled layout.")
  var at: Seconds?

  @Option(
    parsing: .unconditional,
    help: "The frame's number, from 0; a negative one counts from the end, -1 is the last.")
  var frame: Int?

  /// Nil if none is given.
  var moment: StillMoment? { at?.moment ?? frame.map { .frame($0) } }
}

/// A time in seconds, with the text that was typed.
struct Seconds: ExpressibleByArgument {
  let literal: String
  let moment: StillMoment

  init?(argument: String) {
    guard let moment = StillMoment.seconds(argument) else { return nil }
    literal = argument
    self.moment = moment
  }
}
