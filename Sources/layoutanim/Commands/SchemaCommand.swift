import ArgumentParser
import LayoutAnimation

struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: programName,
    abstract: "Prints the JSON Schema of timelines, or of another file.",
    discussion: """
      An editor completes and checks a timeline whose "$schema" names the file. --suite prints the \
      schema of layoutanim.json, the settings of a folder of timelines; --results that of a line of \
      `verify --message-format json`, --junit the XML Schema of JUnit's report, --bundle that of a line of a result bundle, and --decisions \
      that of what the review page writes.

      Examples:
        layoutanim schema > timeline.schema.json
        layoutanim schema --suite > suite.schema.json
      """)

  enum Subject: String, EnumerableFlag {
    case suite, results, junit, bundle, decisions

    static func help(for subject: Subject) -> ArgumentHelp? {
      switch subject {
      case .suite: "Print the schema of layoutanim.json instead of that of timelines."
      case .results: "Print that of a line of `verify --message-format json`."
      case .junit: "Print the XML Schema of `verify --message-format junit`."
      case .bundle: "Print that of a line of a result bundle."
      case .decisions: "Print that of the review page's decisions."
      }
    }

    fileprivate var text: String {
      switch self {
      case .suite: SuiteSchema.text
      case .results: ResultSchema.text
      case .junit: ResultSchema.junit
      case .bundle: BundleSchema.line
      case .decisions: BundleSchema.decisions
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var subject: Subject?

  func run() async throws {
    do {
      try StandardStream.output.write(subject?.text ?? TimelineSchema.text)
    } catch {
      try? StandardStream.error.write("error: \(error)\n")
      throw ExitCode(error.code.rawValue)
    }
  }
}
