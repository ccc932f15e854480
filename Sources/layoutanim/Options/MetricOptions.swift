import ArgumentParser
import LayoutAnimation

/// Which values the metrics of a timeline have.
struct MetricOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The name of one of the timeline's variants, whose metrics are used.", valueName: "name"))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "A number for a metric, as in gap=12, instead of its own; may be given several times.",
      valueName: "metric=number"))
  var set: [String] = []

  mutating func validate() throws {
    for text in set {
      guard let value = MetricChoice.Value(text) else {
        throw ValidationError("'\(text)' is not a metric and a number, as in --set gap=12")
      }
      // Otherwise the number that it replaces would be reported, in the file.
      guard abs(value.number) <= MetricChoice.largestMagnitude else {
        throw ValidationError(
          "--set \(text): a number must be between -1000000000 and 1000000000")
      }
    }
  }

  var choice: MetricChoice {
    MetricChoice(variant: variant, values: set.compactMap(MetricChoice.Value.init))
  }
}
