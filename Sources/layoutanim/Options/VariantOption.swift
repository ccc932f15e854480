import ArgumentParser

/// Which of the variants of timelines to take.
struct VariantOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the variants of this name, instead of the timelines with all their variants.",
      valueName: "name"))
  var variant: String?
}
