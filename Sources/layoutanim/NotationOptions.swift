import ArgumentParser
import LayoutAnimation

/// How findings write constraints.
struct NotationOptions: ParsableArguments {
  @Option(
    help: "How conflicts write constraints: equation, as timelines do, or uikit, as its logs do.")
  var notation = ConstraintNotation.equation
}
