import ArgumentParser
import LayoutAnimation

extension RenderCommand {
  func validate() throws {
    if (loop != nil || hold != nil) && !output.isAnimation {
      throw ValidationError(
        "--loop and --hold are about an animated PNG, as in -o transition.apng")
    }
    let isEncodingGiven = encoder != nil || colorType != nil
    if isEncodingGiven && (output == "-" || output.isAnimation) {
      throw ValidationError("--encoder and --color-type are about files of single frames")
    }
    if output.isAnimation && (pattern != nil || startNumber != nil || resume || hash != nil) {
      throw ValidationError(
        "--pattern, --start-number, --resume and --hash are about many files, and an animated PNG "
          + "is one")
    }
    if resume && existing == .noClobber {
      throw ValidationError(
        "--resume replaces the frames that are wrong, and --no-clobber replaces none: give one")
    }
    guard output == "-" else { return }
    if pattern != nil || startNumber != nil || existing == .noClobber || resume || hash != nil {
      throw ValidationError(
        "--pattern, --start-number, --no-clobber, --resume and --hash are about files, "
          + "and -o - writes none")
    }
  }
}

extension String {
  /// Whether this is the name of an animated PNG, whatever the case of its suffix.
  var isAnimation: Bool { lowercased().hasSuffix(".apng") }
}
