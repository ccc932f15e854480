import ArgumentParser
import LayoutAnimation

struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: programName,
    abstract: "Prints the JSON Schema of timelines.",
    discussion: """
      An editor completes and checks a timeline whose "$schema" names the file. --suite prints the \
      schema of layoutanim.json, the settings of a folder of timelines.

      Examples:
        layoutanim schema > timeline.schema.json
        layoutanim schema --suite > suite.schema.json
      """)

  @Flag(help: "Print the schema of layoutanim.json instead of that of timelines.")
  var suite = false

  func run() async throws {
    do {
      try StandardStream.output.write(suite ? SuiteSchema.text : TimelineSchema.text)
    } catch {
      try? StandardStream.error.write("error: \(error)\n")
      throw ExitCode(error.code.rawValue)
    }
  }
}
