import ArgumentParser
import LayoutAnimation

/// How an animated PNG is played.
struct AnimationOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How often an animated PNG is played, 0 without end (default: 0).", valueName: "n"))
  var loop: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For how long an animated PNG stays at its last frame (default: one frame).",
      valueName: "seconds"))
  var hold: Seconds?

  func playback() throws(LayoutAnimationError) -> AnimationPlayback {
    guard case .time(let hold)? = hold?.moment else {
      return try AnimationPlayback(plays: loop ?? 0)
    }
    return try AnimationPlayback(plays: loop ?? 0, hold: hold)
  }

  /// - Throws: unless the output is an animated PNG, or they are not given.
  func validate(for output: String) throws {
    if (loop != nil || hold != nil) && !output.isAnimation {
      throw ValidationError(
        "--loop and --hold are about an animated PNG, as in -o transition.apng")
    }
  }
}

extension String {
  /// Whether the file of this name is to be an animated PNG, whatever the case of its suffix.
  var isAnimation: Bool { lowercased().hasSuffix(".apng") }
}
