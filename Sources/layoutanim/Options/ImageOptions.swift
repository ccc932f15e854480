import ArgumentParser

/// Where the images of timelines, and the files that they include, may be read from.
struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      """
      A folder that images and included files may be in besides that of the timeline and those below \
      it; may be given several times.
      """, valueName: "dir"),
    completion: .directory)
  var allowedPaths: [String] = []
}
