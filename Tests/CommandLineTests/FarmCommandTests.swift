import Foundation
import TestSupport
import Testing

/// What `farm` writes: templates are parsed, and scripts are run with stand-ins for their engine.
@Suite struct FarmCommandTests {
  /// A name that no shell and no template may take for anything else.
  static let hostile = "a 'b\" $(touch injected) `touch injected` {{Param.Frames}} {} %j \\ é"

  /// - Parameter folder: the folder of the timeline.
  private func layoutanim(in folder: String = ".") throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try FileManager.default.createDirectory(
      atPath: layoutanim.folder.path(folder), withIntermediateDirectories: true)
    try layoutanim.folder.write(Samples.sliding, to: "\(folder)/sliding.json")
    return layoutanim
  }

  private func job(_ arguments: [String], _ layoutanim: borrowing Layoutanim) throws -> String {
    let run = try layoutanim.run(["farm", "sliding.json", "-o", "frames"] + arguments)
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test(arguments: ["openjd", "slurm", "parallel"])
  func onlyJobsAreReplaced(_ engine: String) throws {
    let layoutanim = try layoutanim()
    let farm = ["farm", "sliding.json", "-o", "frames", "--engine", engine, "--job"]
    try layoutanim.prepare(
      "cp sliding.json mine.json; echo mine >mine.txt; printf '#!/bin/sh\\nls\\n' >mine.sh")
    for name in ["mine.json", "mine.txt", "mine.sh"] {
      let before = try layoutanim.folder.text(of: name)
      #expect(try layoutanim.run(farm + [name]).status == 73)
      #expect(try layoutanim.folder.text(of: name) == before)
    }
    #expect(try layoutanim.run(farm + ["job"]).status == 0)
    #expect(try layoutanim.run(farm + ["job"]).status == 0)
  }

  @Test func theTemplateHasATaskParameterOfChunksAndStepsInOrder() throws {
    let text = try job(["--engine", "openjd", "--frames-per-task", "5", "-j", "2"], layoutanim())
    let template = try JSONDecoder().decode(Template.self, from: Data(text.utf8))
    #expect(template.specificationVersion == "jobtemplate-2023-09")
    #expect(template.extensions == ["TASK_CHUNKING"])
    #expect(template.steps.map(\.name) == ["Render", "Merge"])
    #expect(
      template.steps.map { $0.dependencies?.map(\.dependsOn) ?? [] } == [[], ["Render"]])
    let frame = try #require(template.steps[0].parameterSpace?.taskParameterDefinitions.first)
    #expect(frame.type == "CHUNK[INT]" && frame.range == "0-15")
    #expect(frame.chunks.defaultTaskCount == 5 && frame.chunks.targetRuntimeSeconds == nil)
    #expect(frame.chunks.rangeConstraint == "CONTIGUOUS")
    let arguments = template.steps[0].arguments
    #expect(arguments.contains("--resume") && arguments.contains("--shared"))
    let frames = try #require(arguments.firstIndex(of: "--frames"))
    #expect(arguments[frames + 1] == "{{Task.Param.Frame}}")
  }

  /// Farms upload and map the paths of such parameters. Others are the absolute ones.
  @Test func pathsBelowTheTemplateArePaths() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run([
      "farm", "sliding.json", "-o", "/elsewhere/frames", "--engine", "openjd", "--job", "job.json",
    ])
    #expect(run.status == 0)
    #expect(run.errors == "wrote a job of 16 frames in 1 task\n")
    let template = try JSONDecoder().decode(
      Template.self, from: layoutanim.folder.contents(of: "job.json"))
    #expect(template.parameterDefinitions.map(\.name) == ["Program", "Timeline", "Frames"])
    #expect(template.parameterDefinitions.map(\.type) == ["STRING", "PATH", "STRING"])
    #expect(
      template.parameterDefinitions.map(\.default)
        == ["layoutanim", "sliding.json", "/elsewhere/frames"])
  }

  /// The options of `farm` mean what they mean to `render`.
  @Test(arguments: [
    [], ["--fps", "30", "--scale", "2", "--edges", "device"], ["--hash", "sha256"],
    ["--pattern", "it's %d.png", "--start-number", "7"], ["--overlay"], ["--overlay", "box"],
    ["--encoder", "libpng", "--color-type", "rgba"], ["--allow-path", "."],
  ])
  func theScriptRendersWhatOneRunRenders(options: [String]) throws {
    let layoutanim = try layoutanim(in: Self.hostile)
    let paths = ["\(Self.hostile)/sliding.json", "-o", "\(Self.hostile)/frames"]
    let whole = try layoutanim.run(["render", paths[0], "-o", "whole", "-q"] + options)
    #expect(whole.status == 0, "\(whole.errors)")
    for engine in ["slurm", "parallel"] {
      let run = try layoutanim.run(
        ["farm"] + paths + options
          + ["--engine", engine, "--chunks", "3", "--job", "\(Self.hostile)/job.sh", "--overwrite"])
      try #require(run.status == 0, "\(run.errors)")
      #expect(run.errors == "wrote a job of \(try frameCount(layoutanim)) frames in 3 tasks\n")
      try execute(engine, Self.hostile, layoutanim)
      #expect(
        try layoutanim.folder.files(in: "\(Self.hostile)/frames")
          == layoutanim.folder.files(in: "whole"))
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("\(Self.hostile)/frames"))
    }
    #expect(!layoutanim.folder.names().contains("injected"))
    #expect(!layoutanim.folder.names(in: Self.hostile).contains("injected"))
  }

  private func frameCount(_ layoutanim: borrowing Layoutanim) throws -> Int {
    layoutanim.folder.names(in: "whole").count { $0.hasSuffix(".png") }
  }

  /// Runs the script of a folder with stand-ins: `sbatch` runs its tasks one after the other, the last one
  /// first, and `parallel` runs its command by a shell for each line.
  private func execute(
    _ engine: String, _ folder: String, _ layoutanim: borrowing Layoutanim
  ) throws {
    try layoutanim.folder.write(Self.standIns, to: "stand-ins")
    let job = folder.replacingOccurrences(of: "'", with: "'\\''")
    let run = try layoutanim.shell(
      """
      mkdir -p bin
      for program in sbatch parallel; do cp stand-ins bin/$program; chmod +x bin/$program; done
      PATH=$PWD/bin:$PATH
      export PATH
      sh -n '\(job)/job.sh'
      sh '\(job)/job.sh'
      """)
    try #require(run.status == 0, "\(engine): \(run.errors)")
  }

  private static let standIns = """
    #!/bin/sh
    set -eu
    case $0 in
    */sbatch)
      last= ; parsable= ; folder=
      while :; do case $1 in
      --parsable) parsable=1 ;;
      --array=0-*) last=${1#--array=0-} ;;
      --chdir=*) folder=${1#--chdir=} ;;
      --dependency=afterok:7|--kill-on-invalid-dep=yes|--cpus-per-task=*) ;;
      *) break ;;
      esac; shift; done
      cp "$1" spooled; shift
      script=$PWD/spooled
      cd "$folder"
      if [ -n "$parsable" ]; then
        while [ "$last" -ge 0 ]; do
          SLURM_ARRAY_TASK_ID=$last sh "$script" "$@"
          last=$((last - 1))
        done
        echo 7
      else
        sh "$script" "$@"
      fi ;;
    */parallel)
      for command in "$@"; do :; done
      before=${command%%"{}"*} after=${command#*"{}"}
      while read -r line; do /bin/sh -c "$before$line$after"; done ;;
    esac
    """

  @Test(arguments: [
    (["--engine", "openjd", "--pattern", "{{%d}}.png"], 64, "would expand"),
    (["--engine", "slurm", "--program", "a\nb"], 64, "control character"),
    (["--engine", "slurm", "--pattern", "a\n%d.png"], 64, "control character"),
    (["--engine", "slurm", "--allow-path", "a\u{1B}b"], 64, "control character"),
    (["--engine", "slurm", "--chunks", "0"], 64, "must be 1…100000"),
    (["--engine", "slurm", "--chunks", "2", "--frames-per-task", "2"], 64, "not both"),
    (["--engine", "slurm", "-j", "0"], 64, "jobs must be"),
    (["--engine", "make"], 64, "openjd"),
    (["--engine", "slurm", "--job", "sliding.json"], 73, "input file"),
    (["--engine", "openjd", "--program", "/" + String(repeating: "x", count: 1024)], 64, "1024"),
  ])
  func whatNoJobCanContainIsRefused(arguments: [String], status: Int, words: String) throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["farm", "sliding.json", "-o", "frames"] + arguments)
    #expect(Int(run.status) == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(layoutanim.folder.names() == ["sliding.json"])
  }

  @Test(arguments: ["-", "film.mp4", "transition.apng", ""])
  func framesGoToAFolder(output: String) throws {
    let run = try layoutanim().run(["farm", "sliding.json", "-o", output, "--engine", "slurm"])
    #expect(run.status == 64)
  }

  @Test func aLineBreakInAPathIsRefused() throws {
    let layoutanim = try layoutanim(in: "a\nb")
    let run = try layoutanim.run(["farm", "a\nb/sliding.json", "-o", "f", "--engine", "parallel"])
    #expect(run.status == 64 && run.output.isEmpty)
  }

  /// The folder of chunks is that of the timeline and the options.
  @Test func otherFramesHaveOtherChunkFolders() throws {
    let layoutanim = try layoutanim()
    let base = ["--engine", "parallel"]
    let jobs = try [base, base + ["--fps", "30"], base + ["--overlay"]].map {
      try job($0, layoutanim)
    }
    let folders = jobs.compactMap { $0.firstMatch(of: /frames\.parts\/[0-9a-f]{12}/)?.output }
    try #require(Set(folders).count == 3)
    #expect(try job(base + ["--chunks", "4"], layoutanim).contains(folders[0]))
    try layoutanim.folder.write(Samples.sliding + "\n", to: "sliding.json")
    #expect(try !job(base, layoutanim).contains(folders[0]))
  }
}

private struct Template: Decodable {
  struct Parameter: Decodable { var name, type, `default`: String }
  struct Step: Decodable {
    struct Dependency: Decodable { var dependsOn: String }
    struct Space: Decodable { var taskParameterDefinitions: [Frame] }
    struct Script: Decodable { var actions: [String: Action] }
    struct Action: Decodable {
      var command: String
      var args: [String]
    }
    var name: String
    var dependencies: [Dependency]?
    var parameterSpace: Space?
    var script: Script
    var arguments: [String] { script.actions["onRun"]?.args ?? [] }
  }
  struct Frame: Decodable {
    struct Chunks: Decodable {
      var defaultTaskCount: Int
      var targetRuntimeSeconds: Int?
      var rangeConstraint: String
    }
    var name, type, range: String
    var chunks: Chunks
  }
  var specificationVersion: String
  var extensions: [String]
  var parameterDefinitions: [Parameter]
  var steps: [Step]
}
