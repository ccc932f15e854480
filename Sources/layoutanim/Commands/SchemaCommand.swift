import ArgumentParser
import LayoutAnimation

struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: programName,
    abstract: "Prints the JSON Schema of timelines.",
    discussion: """
      An editor completes and checks a timeline whose "$schema" names the file.

      Example:
        layoutanim schema > timeline.schema.json
      """)

  func run() async throws {
    do {
      try StandardStream.output.write(TimelineSchema.text)
    } catch {
      try? StandardStream.error.write("error: \(error)\n")
      throw ExitCode(error.code.rawValue)
    }
  }
}
