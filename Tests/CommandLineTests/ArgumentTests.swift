import Foundation
import TestSupport
import Testing

/// No command may succeed because it did not receive its arguments, or could not say its result.
@Suite struct ArgumentTests {
  /// A run of every command that does something, in the folder of `Samples`.
  static let commands: [[String]] = [
    ["render", "sliding.json", "-o", "out"], ["still", "sliding.json", "-o", "still.png"],
    ["sheet", "sliding.json", "-o", "sheet.png"], ["check", "conflicting.json"],
    ["inspect", "sliding.json"], ["explain", "sliding.json", "--view", "box"],
    ["sweep", "sliding.json"], ["approve", "sliding.json"], ["verify", "sliding.json"],
    ["diff", "sliding.json", "turning.json"], ["report", "sliding.json", "-o", "page.html"],
    ["certify", "sliding.json"], ["schema"],
    ["bench", "solver", "--only", "chain", "--rounds", "0"],
  ]

  @Test(arguments: [
    ("verify", "--tolerance", "-1", "0…255"), ("verify", "--geometry-tolerance", "-1", "0 or more"),
    ("verify", "--shard", "-1/3", "'-1/3' is invalid"),
    ("sweep", "--sizes", "-1x5", "'-1x5' is invalid"), ("sweep", "--fps", "-1", "1…1000"),
  ])
  func aNegativeValueIsNotMissing(
    command: String, option: String, value: String, words: String
  ) throws {
    let run = try Layoutanim().run([command, "sliding.json", option, value])
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("Missing value"))
  }

  /// Commands of which a number is missing at the end, and what a negative one is answered with.
  private static let counts: [(command: String, words: String)] = [
    ("sheet sliding.json -o a.png --fps", "1…1000, not -1"),
    ("still sliding.json -o a.png --onion", "1 … 100 earlier moments, not -1"),
    ("render sliding.json -o out -j", "1…1024, not -1"),
    ("farm sliding.json -o out --engine slurm --jobs", "1…1024, not -1"),
    ("sweep sliding.json -j", "1…1024, not -1"), ("verify sliding.json -j", "1…1024, not -1"),
    ("approve sliding.json --jobs", "1…1024, not -1"),
    ("report sliding.json -o a.html -j", "1…1024, not -1"),
    ("bench render --only a -j", "1…1024, not -1"),
    ("bench solver --rounds", "1 or more, not -1"),
    ("explain-log log.txt --conflict", "from 1, and --conflict is -1"),
  ]

  @Test(arguments: counts)
  func aNegativeCountIsNamedWithItsRange(command: String, words: String) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["-1"]
    let run = try Layoutanim().run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  /// On Linux, Swift reads its own list of arguments from there.
  @Test(.needs(.strace), arguments: commands)
  func everyCommandRunsWithoutSwiftsArguments(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    let script = """
      exec strace -f -qqq -o trace -P /proc/self/maps -e trace=openat \
      -e inject=openat:error=EACCES "$0" "$@"
      """
    let run = try layoutanim.run(arguments, through: script)
    #expect(try layoutanim.text(of: "trace").contains("(INJECTED)"))
    let expected = try Layoutanim().run(arguments)
    #expect(run.status == expected.status)
    #expect(run.output == expected.output)
    #expect(run.errors.hasSuffix(expected.errors))
  }

  /// Leaves as many descriptors free as the first argument says, whatever is inherited.
  private static let leavingFree = """
    free=$1; shift; limit=3
    while [ "$free" -gt 0 ]; do
      [ -L "/proc/$$/fd/$limit" ] || free=$((free - 1))
      limit=$((limit + 1))
    done
    ulimit -n "$limit"; exec "$0" "$@"
    """

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "there is no /proc"),
    arguments: [(10, 71), (11, 0), (12, 0)] as [(Int, Int32)])
  func elevenFreeDescriptorsAreEnough(free: Int, status: Int32) throws {
    let layoutanim = try Layoutanim()
    for arguments in [
      ["--version"], ["check", "sliding.json"], ["render", "sliding.json", "-o", "o"],
    ] {
      let run = try layoutanim.run(["\(free)"] + arguments, through: Self.leavingFree)
      #expect(run.status == status, "\(run.errors)")
    }
  }

  /// As in a container that limits processes: a command waited for its first thread without end. With 6 it may not
  /// be counted off yet that the threads of the check have ended.
  @Test(
    .enabled(if: LimitedUser.isAllowed, "only root may become another user"),
    arguments: [(1, 71), (5, 71), (11, 0), (12, 0)] as [(Int, Int32)])
  func fiveThreadsBesidesTheFirstAreEnough(processes: Int, status: Int32) throws {
    let layoutanim = try Layoutanim()
    for arguments in [["--version"], ["explain", "conflict"]] {
      let run = try layoutanim.run(["\(processes)"] + arguments, through: LimitedUser.script)
      #expect(run.status == status, "\(run.errors)")
      if status == 71 {
        #expect(run.errors.hasPrefix("error: cannot start 5 threads: Resource temporarily"))
      }
    }
  }

  /// As in a container that mounts no `/proc`.
  @Test(
    .enabled(if: Namespace.isAllowed, "unprivileged namespaces are not allowed"),
    arguments: commands + [["--help"], ["--version"]])
  func withoutProcNoCommandSucceeds(arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(arguments, through: Namespace.withoutProc)
    #expect(run.status == 71)
    #expect(run.errors.hasPrefix("error: cannot read `/proc/thread-self/stat`: No such file"))
    #expect(run.output.isEmpty)
    #expect(try layoutanim.folder.tree() == before)
  }

  #if os(Linux)
    @Test(arguments: commands + [["--help"], ["--version"]])
    func withoutDescriptorsNoCommandSucceeds(arguments: [String]) throws {
      let layoutanim = try Layoutanim()
      let before = try layoutanim.folder.tree()
      let run = try layoutanim.run(arguments, through: #"ulimit -n 5; exec "$0" "$@""#)
      #expect(run.status == 71)
      #expect(run.errors.hasPrefix("error: cannot open 11 files: Too many open files"))
      #expect(try layoutanim.folder.tree() == before)
    }

    @Test(arguments: [
      ["--help"], ["--version"], ["help"], ["help", "render"], ["verify", "--help"],
      ["--generate-completion-script", "bash"], ["schema"], ["check", "conflicting.json"],
      ["inspect", "sliding.json"], ["verify", "sliding.json"],
    ])
    func whatCannotBeSaidIsNoSuccess(arguments: [String]) throws {
      let run = try Layoutanim().run(arguments, through: #"exec "$0" "$@" > /dev/full"#)
      #expect(run.status == 74)
      #expect(run.errors.contains("cannot write to standard output: No space left on device"))
    }
  #endif

  @Test func withoutACommandItIsUsage() throws {
    let run = try Layoutanim().run([])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: name a command\nUsage: layoutanim <subcommand>\n"))
  }

  @Test(arguments: [
    #"check "$(printf 'caf\351.json')""#, #"render sliding.json -o "$(printf 'caf\351.json')""#,
    #""$(printf 'caf\351.json')""#,
  ])
  func anArgumentThatIsNotUTF8IsRefusedByName(arguments: String) throws {
    let layoutanim = try Layoutanim()
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.shell("layoutanim \(arguments)")
    #expect(run.status == 64)
    #expect(run.errors.contains(#"the argument 'caf\xE9.json' is not UTF-8"#))
    #expect(try layoutanim.folder.tree() == before)
  }

  @Test(arguments: ["verify", "approve", "report -o page.html"])
  func aFileNameThatIsNotUTF8IsRefusedByName(command: String) throws {
    let run = try Layoutanim().shell(
      #"mkdir s; cp sliding.json "$(printf 's/caf\351.json')" || exit 99; layoutanim \#(command) s"#
    )
    // APFS refuses such a name itself.
    if run.status == 99 { return }
    #expect(run.status == 66)
    // An error is one of the results of `verify`.
    let text = command == "verify" ? run.output : run.errors
    #expect(text.contains(#"the name of `s/caf\xE9.json` is not UTF-8"#))
  }
}

/// A mount namespace of a user without privileges, in which `/proc` is an empty folder.
/// A user of whom there are no other processes, and who may have as many as the first argument says: another user for
/// each number, because tests run at the same time. There is no such limit for root.
private enum LimitedUser {
  static let script = """
    most=$1; user=$((54320 + most)); shift
    exec prlimit "--nproc=$most:$most" \
      setpriv "--reuid=$user" "--regid=$user" --clear-groups "$0" "$@"
    """

  static let isAllowed = Namespace.succeeds(script, "true", "9")
}

private enum Namespace {
  static let withoutProc = """
    exec unshare -rm sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@"
    """

  static let isAllowed = succeeds(withoutProc, "true")

  static func succeeds(_ script: String, _ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
