import ArgumentParser

/// The name of the root command, which every subcommand specifies. Without it, ArgumentParser
/// treats a subcommand as the root, which could be asked for a shell's completion script, and first
/// parses two commands of its own: a thirtieth of the instructions of a small timeline (by
/// callgrind).
let programName = "layoutanim"

/// Help texts of options that several commands declare separately.
extension ArgumentHelp {
  static let timelines: ArgumentHelp =
    "Timelines, JSON files, and folders of them; - is a timeline on standard input."

  static let framesPerSecond: ArgumentHelp =
    "Frames per second, 1…1000, instead of the timeline's own."

  static let scale: ArgumentHelp = "Pixels per point, 1, 2 or 3, instead of the timeline's own."

  static let edges: ArgumentHelp = """
    How edges between pixels are drawn, instead of the timeline's own way: by exact area, as an iOS \
    device does, or as Core Graphics does.
    """

  static let encoder: ArgumentHelp = """
    The PNG encoder; pixels are identical. libpng's files are larger, and it is much slower.
    """

  static let colorType: ArgumentHelp = """
    The format of a pixel in the file. automatic takes the most compact one that can represent the \
    frame: a palette of at most 256 opaque colours, RGB if everything is opaque, or RGBA.
    """

  static let overlay = ArgumentHelp(
    "Paint constraints, alignment rectangles and names over the picture: of all views, or of one.",
    valueName: "view")
  static let notation: ArgumentHelp =
    "How conflicts write constraints: equation, as in timelines, or uikit, as in its logs."
}

extension CompletionKind {
  static let scales = CompletionKind.list(["1", "2", "3"])
}
