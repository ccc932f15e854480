import ArgumentParser
import LayoutAnimation
import ResultBundles
import ReviewPage

struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", _superCommandName: programName,
    abstract: "Joins what shards rendered or verified.",
    discussion: """
      The folders have parts of the frames of one timeline, as `render --shard` writes them. The \
      output has the bytes of a run that rendered all frames. Every frame is read and compared with \
      its manifest before anything is written. Folders may have frames in common, and a shard may \
      have been repeated.

      The bundles of `verify --shard --bundle` are joined to that of the whole suite: the output is \
      a file then, with the bytes of a run that was not divided. Shards share a long film; where \
      they did, the timelines must be where they were, and the film is judged now.

      A frame that no folder has is an error, and so are frames of another timeline, of other \
      options or of another release; the message names the folder or the frames.

      Examples:
        layoutanim merge shard-1 shard-2 shard-3 -o frames
        layoutanim merge shard-* -o frames --no-clobber
        layoutanim merge shard-*.bundle -o run.bundle
      """)

  @Argument(help: "The folders or bundles that the shards wrote.", completion: .file())
  var folders: [String]

  @Option(
    name: .shortAndLong, help: "The folder for all frames, created if needed; or the bundle.",
    completion: .file())
  var output: String

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      if try areBundles { return try await mergeBundles() }
      try OutputFormat.checkFolder(output, example: "frames")
      let merge = try FrameFolderMerge(paths: folders)
      try merge.write(to: output, existing.overwriting)
      try messages.printWarnings(merge.staleFrames(in: output))
      let name = output.hasSuffix("/") ? output : output + "/"
      messages.remark(
        "merged \(counted(merge.folderCount, "folder")) into \(name): "
          + counted(merge.frameCount, "frame"))
    }
  }

  /// Whether any of them is a file, or is named as a bundle: shards of frames are folders.
  private var areBundles: Bool {
    get throws(LayoutAnimationError) {
      for path in folders {
        if try InputFile.examine(path, FileSystem.isDirectory) { continue }
        let isFile = try InputFile.examine(path, FileSystem.exists)
        if isFile || path.hasSuffix(".bundle") { return true }
      }
      return false
    }
  }

  private func mergeBundles() async throws {
    if output == "-" { throw ValidationError("a bundle is written to a file") }
    try OutputFormat.bundle.check(output)
    let file = try AtomicFile(keepingPlaceOf: output)
    try file.refuse(toReplace: folders)
    try existing.overwriting.check(output, writing: .bundle)
    let bundles = try folders.map { (path: $0, bundle: try ResultBundle(path: $0)) }
    let merge = try BundleMerge(bundles)
    let films = try await ResultBundle.judged(merge, allowing: images.allowedPaths)
    let merged = ResultBundle(merge.header, merge.entries + films)
    try file.write(merged.bytes)
    messages.remark(
      "merged \(counted(folders.count, "bundle")) into \(output): \(merged.records.summary)")
  }
}

extension FileHead {
  static let bundle = FileHead("a bundle", line: "{\"bundleVersion\"")
}
