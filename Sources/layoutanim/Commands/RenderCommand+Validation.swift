import ArgumentParser
import LayoutAnimation

extension RenderCommand {
  func validate() throws {
    if let advice = output.advice { throw ValidationError("'\(output)' \(advice)") }
    if let pattern { try OutputFormat.frame.check(pattern.description) }
    let film = FilmFormat(path: output)
    let isOneFile = output.isAnimation || film != nil
    if !isOneFile { try OutputFormat.checkFolder(output, example: "frames") }
    if (loop != nil || hold != nil) && !isOneFile {
      throw ValidationError(
        "--loop and --hold apply to an animated PNG or a film, as in -o transition.apng")
    }
    if loop != nil, let film, film != .gif {
      throw ValidationError("--loop applies to an animated PNG or a GIF, not to other films")
    }
    let isEncodingGiven = encoder != nil || colorType != nil
    if isEncodingGiven && (output == "-" || isOneFile) {
      throw ValidationError("--encoder and --color-type apply to files of single frames")
    }
    if isOneFile && (pattern != nil || startNumber != nil || resume || hash != nil) {
      throw ValidationError(
        "--pattern, --start-number, --resume and --hash apply to many files, and an animated PNG "
          + "or a film is one")
    }
    if shard != nil && (output == "-" || isOneFile) {
      throw ValidationError(
        "--shard writes a part of the frames, and -o \(output) has all of them: name a folder")
    }
    if resume && existing == .noClobber {
      throw ValidationError(
        "--resume replaces the frames that are wrong, and --no-clobber replaces none: give one")
    }
    if shared && !resume {
      throw ValidationError("--shared keeps the frames of other runs: give --resume too")
    }
    guard output == "-" else { return }
    if pattern != nil || startNumber != nil || existing == .noClobber || resume || hash != nil {
      throw ValidationError(
        "--pattern, --start-number, --no-clobber, --resume and --hash apply to files, "
          + "and -o - writes none")
    }
  }
}

extension String {
  /// What is wrong with this as the output of `render`; nil if nothing is.
  fileprivate var advice: String? {
    guard !hasSuffix("/"), let dot = lastIndex(of: ".") else { return nil }
    return switch self[index(after: dot)...].lowercased() {
    case "png":
      "is one picture, and there are many frames: name a folder, as in -o frames, or an animated "
        + "PNG, as in -o transition.apng; still and sheet write one picture"
    case "jpg", "jpeg", "webp", "heic":
      "is not a format that keeps every pixel: name a folder for PNG files, as in -o frames"
    case "mov", "mkv", "avi":
      "is a film; name one that ends in .mp4, .webm or .gif, or give ffmpeg the pixels of -o -"
    default: nil
    }
  }

  /// Whether this is the name of an animated PNG, whatever the case of its suffix.
  var isAnimation: Bool { lowercased().hasSuffix(".apng") }
}
