import Foundation
import ImageCoding
import TestSupport
import Testing

/// Failures of the program's environment: each has the exit status documented in the README, and
/// its message names the path. No frame is truncated, no temporary file remains, and no existing
/// file is lost.
@Suite struct FaultTests {
  @Test(arguments: Fault.places + Fault.inputs + Fault.images + Fault.streams)
  func aFaultIsToldAndChangesNothing(fault: Fault) throws {
    try expect(fault)
  }

  #if os(Linux)
    @Test(arguments: Fault.fullDevice + Fault.processFiles)
    func aFaultThatLinuxHasAtHandIsToldAndChangesNothing(fault: Fault) throws {
      try expect(fault)
    }
  #endif

  private func expect(_ fault: Fault) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.shell(fault.cause).status == 0)
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(fault.arguments, through: fault.script)
    #expect(run.status == fault.status)
    #expect(fault.message.isEmpty || run.errors.contains(fault.message), "\(run.errors)")
    #expect(try layoutanim.folder.tree() == before)
  }

  /// Without standard error the program's first file gets that descriptor; messages must not be
  /// written into it.
  @Test(arguments: ["2>&-", "2> /dev/full", "<&- >&- 2>&-", "2>&1 >/dev/null | true"])
  func messagesThatCannotBeSaidSpoilNoFrame(redirection: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "conflicting.json", "-o", "expected"])
    let script = #"{ "$0" "$@"; echo $? > status; } \#(redirection)"#
    let run = try layoutanim.run(["render", "conflicting.json", "-o", "out"], through: script)
    #expect(run.status == 0)
    #expect(try layoutanim.folder.contents(of: "status") == Data("0\n".utf8))
    let frames = try layoutanim.folder.files(in: "out")
    #expect(frames.count == 18)
    #expect(try layoutanim.folder.files(in: "expected") == frames)
  }

  /// The frames before the failure are complete and remain.
  @Test(arguments: [
    ("mkdir -p out/frame_0005.png", "out/frame_0005.png`: Is a directory"),
    ("mkdir out; mkfifo out/frame_0005.png", "out/frame_0005.png`: Not a regular file"),
  ])
  func aFaultMidwayKeepsWhatIsWritten(cause: String, message: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "expected"])
    #expect(try layoutanim.shell(cause).status == 0)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "-j", "1"])
    #expect(run.status == 73)
    #expect(run.errors == "error: cannot create `\(message)\n")
    let names = (0...5).map { "frame_000\($0).png" }
    #expect(layoutanim.folder.names(in: "out") == names)
    for name in names.dropLast() {
      let frame = try layoutanim.folder.contents(of: "out/\(name)")
      #expect(try layoutanim.folder.contents(of: "expected/\(name)") == frame)
    }
  }

  @Test func aFolderThatIsRemovedMidwayIsMissed() throws {
    let layoutanim = try Layoutanim()
    let errors = Pipe()
    let program = try layoutanim.start(
      ["render", "lasting.json", "-o", "out"], errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    #expect(program.writes(layoutanim.folder.path("out/frame_0003.png")))
    // New files may appear while the old ones are being removed.
    while program.isRunning, FileManager.default.fileExists(atPath: layoutanim.folder.path("out")) {
      try? FileManager.default.removeItem(atPath: layoutanim.folder.path("out"))
    }
    #expect(program.exitStatus() == 73)
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: text, as: UTF8.self).hasPrefix("error: cannot create `out/frame_"))
    // The program may also end because its temporary file was removed; complete frames may then
    // remain.
    #expect(layoutanim.folder.names(in: "out").allSatisfy { $0.hasPrefix("frame_") })
  }
}

extension TemporaryFolder {
  /// Everything in the folder and below: the contents of files, and the type of everything else.
  func tree() throws -> [String: Data] {
    var tree: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      let kind = attributes[.type] as? FileAttributeType
      tree[name] =
        kind == .typeRegular ? try contents(of: name) : Data("\(kind?.rawValue ?? "")".utf8)
    }
    return tree
  }
}
