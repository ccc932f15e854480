import ArgumentParser
import LayoutAnimation

struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", _superCommandName: programName,
    abstract: "Joins the frames that shards rendered.",
    discussion: """
      The folders have parts of the frames of one timeline, as `render --shard` writes them. The \
      output has the bytes of a run that rendered all frames. Every frame is read and compared with \
      its manifest before anything is written. Folders may have frames in common, and a shard may \
      have been repeated.

      A frame that no folder has is an error, and so are frames of another timeline, of other \
      options or of another release; the message names the folder or the frames.

      Examples:
        layoutanim merge shard-1 shard-2 shard-3 -o frames
        layoutanim merge shard-* -o frames --no-clobber
      """)

  @Argument(help: "The folders that the shards wrote.", completion: .directory)
  var folders: [String]

  @Option(
    name: .shortAndLong, help: "The folder for all frames, created if needed.",
    completion: .directory)
  var output: String

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      let merge = try FrameFolderMerge(paths: folders)
      try merge.write(to: output, existing.overwriting)
      let name = output.hasSuffix("/") ? output : output + "/"
      messages.remark(
        "merged \(counted(folders.count, "folder")) into \(name): "
          + counted(merge.frameCount, "frame"))
    }
  }
}
