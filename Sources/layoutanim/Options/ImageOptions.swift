import ArgumentParser

/// Where the images of timelines may be read from.
struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      """
      A folder that images may be in besides that of the timeline and those below it; may be given \
      several times.
      """, valueName: "dir"),
    completion: .directory)
  var allowedPaths: [String] = []
}
