import ArgumentParser
import LayoutAnimation
import SwiftExport

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: programName,
    abstract: "Writes a timeline as UIKit code.",
    discussion: """
      Writes one Swift file that builds the same views, constraints, guides and stack views, \
      performs the same animations, and records where UIKit puts the views. With it the owner of a \
      Mac can settle what UIKit does. What UIKit cannot be asked for is an error; what it shows \
      differently is listed at the beginning of the file.

      Examples:
        layoutanim export --swift timeline.json -o Transition.swift
        layoutanim export --swift timeline.json > Transition.swift
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @Flag(help: "Write Swift code for UIKit.")
  var swift = false

  @Option(
    name: .shortAndLong, help: "The file to write; without it, or with -, standard output.",
    completion: .file(extensions: ["swift"]))
  var output: String?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if !swift { throw ValidationError("say what to write: --swift") }
    if let output { try OutputFormat.swift.check(output) }
  }

  func run() async throws {
    try await messages.reporting {
      let file = try TimelineFile(
        path: timeline, allowing: images.allowedPaths, choice: metrics.choice)
      let text = try SwiftExport(file).text
      guard let output, output != "-" else { return try StandardStream.output.write(text) }
      let target = try AtomicFile(keepingPlaceOf: output)
      try target.refuse(toReplace: [timeline])
      try existing.overwriting.check(output, writing: .export)
      try target.write(Array(text.utf8))
      messages.remark("wrote \(output)")
    }
  }
}

extension FileHead {
  fileprivate static let export = FileHead("an exported view", line: SwiftExport.firstLine)
}
