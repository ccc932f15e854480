import ArgumentParser
import LayoutAnimation

/// A moment of a timeline, given by its time or its frame.
struct MomentOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "The moment in seconds, as in 0.25; after the last animation it is the settled layout.",
    transform: { try Seconds($0) })
  var at: Seconds?

  @Option(
    parsing: .unconditional,
    help: "The frame's number, from 0; a negative one counts from the end, -1 is the last.")
  var frame: Int?

  /// Nil if none is given.
  var moment: StillMoment? { at?.moment ?? frame.map { .frame($0) } }
}

/// A time in seconds, with the text that was typed.
struct Seconds {
  let literal: String
  let moment: StillMoment

  /// - Throws: `OptionTextError`.
  init(_ argument: String) throws {
    guard let moment = StillMoment.seconds(argument) else {
      throw OptionTextError(
        column: 1, "`\(argument)` is not a time",
        advice: "a time is a number of seconds from 0, as in 0.25")
    }
    literal = argument
    self.moment = moment
  }
}
