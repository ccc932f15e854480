public import ArgumentParser
public import LayoutAnimation

extension ConstraintNotation: ExpressibleByArgument {}

/// How findings write constraints.
struct NotationOptions: ParsableArguments {
  @Option(
    help: "How conflicts write constraints: equation, as timelines do, or uikit, as its logs do.")
  var notation = ConstraintNotation.equation
}
